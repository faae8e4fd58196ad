import type { Problem } from "./problem";
import type { ContentFile } from "./read-content";

type Claim = { file: ContentFile; field: string | undefined; line: number | undefined };

/**
 * Checks what one file alone cannot know: addresses that two pages claim, links to articles that
 * do not exist, numbers that two files share.
 * @param files the content as read
 * @param fixedPaths paths of `src/pages`, e.g. `/about`
 */
export function crossCheck(files: readonly ContentFile[], fixedPaths: readonly string[]): Problem[] {
  return [...checkAddresses(files, fixedPaths), ...checkRelated(files), ...checkOrder(files)];
}

function checkAddresses(files: readonly ContentFile[], fixedPaths: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const fixed = new Set(fixedPaths);
  const claims = new Map<string, Claim>();
  const claim = (address: string, entry: Claim) => {
    const place = { file: entry.file.file, line: entry.line, field: entry.field };
    if (fixed.has(address)) {
      problems.push({
        ...place,
        message: `Die Adresse ${address} gehört schon einer festen Seite. Bitte einen anderen Namen wählen.`,
      });
      return;
    }
    const other = claims.get(address);
    if (other) {
      const by = other.field ? `${other.file.file} (${other.field})` : other.file.file;
      problems.push({
        ...place,
        message: `Die Adresse ${address} ist schon vergeben, an ${by}. Jede Adresse gibt es nur einmal.`,
      });
      return;
    }
    claims.set(address, entry);
  };
  // Slugs first, so that a clash is reported at the alias, which is easier to change.
  for (const file of files) {
    if (file.type.pagePath) claim(file.type.pagePath(file.slug), { file, field: undefined, line: undefined });
  }
  for (const file of files) {
    const { pagePath } = file.type;
    if (!pagePath) continue;
    for (const [index, alias] of aliasesOf(file).entries()) {
      claim(pagePath(alias), { file, field: `aliases[${index}]`, line: file.parsed.lineOf(["aliases", index]) });
    }
  }
  return problems;
}

function checkRelated(files: readonly ContentFile[]): Problem[] {
  const articles = files.filter(({ type }) => type.name === "Article");
  const slugs = new Set(articles.map(({ slug }) => slug));
  return articles.flatMap((file) => {
    const related = (file.data?.related ?? []) as { slug: string }[];
    const seen = new Set<string>();
    return related.flatMap(({ slug }, index): Problem[] => {
      const place = {
        file: file.file,
        line: file.parsed.lineOf(["related", index, "slug"]),
        field: `related[${index}].slug`,
      };
      const repeated = seen.has(slug);
      seen.add(slug);
      if (slug === file.slug)
        return [{ ...place, message: "Ein Artikel kann nicht auf sich selbst verweisen. Bitte einen anderen wählen." }];
      if (repeated)
        return [{ ...place, message: `„${slug}“ steht hier schon. Bitte drei verschiedene Artikel nennen.` }];
      if (slugs.has(slug)) return [];
      return [
        {
          ...place,
          message: `Den Artikel „${slug}“ gibt es nicht. ${suggestion(slug, articles)}Vorhanden sind: ${[...slugs].sort().slice(0, 20).join(", ")}.`,
        },
      ];
    });
  });
}

/** An alias is not a slug: the most likely slip gets its own hint. */
function suggestion(slug: string, articles: readonly ContentFile[]): string {
  const meant = articles.find((file) => aliasesOf(file).includes(slug));
  return meant ? `„${slug}“ ist eine Zweitadresse von „${meant.slug}“; gemeint ist wohl dieser. ` : "";
}

function checkOrder(files: readonly ContentFile[]): Problem[] {
  const taken = new Map<string, string>();
  return files.flatMap((file): Problem[] => {
    const order = file.data?.order;
    if (order === undefined) return [];
    const key = `${file.type.name} ${order}`;
    const other = taken.get(key);
    taken.set(key, file.file);
    if (!other) return [];
    return [
      {
        file: file.file,
        line: file.parsed.lineOf(["order"]),
        field: "order",
        message: `Platz ${order} in der Übersicht hat schon ${other}. Bitte eine freie Nummer wählen.`,
      },
    ];
  });
}

function aliasesOf(file: ContentFile): string[] {
  return (file.data?.aliases ?? []) as string[];
}
