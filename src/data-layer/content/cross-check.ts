import { isSlug } from "../model/fields";
import { fieldName, leavesOf } from "../model/leaves";
import { nearest } from "./nearest";
import type { Problem } from "./problem";
import { type ContentFile, saidIn } from "./read-content";
import { pendingNotice } from "./release";

type Claim = { file: ContentFile; field: string | undefined; line: number | undefined };

/**
 * Checks what one file alone cannot know: addresses that two pages claim, links to articles that
 * do not exist, numbers that two files share, and what search engines show of two pages alike.
 * @param files the content as read
 * @param fixedPaths paths of `src/pages`, e.g. `/about`
 * @param day today, e.g. `2025-03-31`
 */
export function crossCheck(files: readonly ContentFile[], fixedPaths: readonly string[], day: string): Problem[] {
  return [
    ...checkAddresses(files, fixedPaths),
    ...checkRelated(files, day),
    ...checkOrder(files),
    ...checkUpdated(files),
    ...checkTwins(files),
    ...checkUnwritten(files),
  ];
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
        message: `Die Adresse ${address} ist schon vergeben, an ${by}. Bitte eine andere wählen.`,
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

function checkRelated(files: readonly ContentFile[], day: string): Problem[] {
  const articles = files.filter(({ type }) => type.name === "Article");
  const slugs = new Map(articles.map((file) => [file.slug, file]));
  // Told of at their own place; what links to them is right.
  const misnamed = [...slugs.keys()].filter((slug) => !isSlug(slug));
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
      const other = slugs.get(slug);
      const notice = other && pendingNotice(saidIn(other), day);
      if (notice && !pendingNotice(saidIn(file), day)) {
        return [
          {
            ...place,
            message: `„${slug}“ ist noch nicht veröffentlicht (${notice}). Bitte bis dahin einen anderen Artikel nennen.`,
          },
        ];
      }
      if (other || nearest(slug, misnamed)) return [];
      return [
        {
          ...place,
          message: `Den Artikel „${slug}“ gibt es nicht. ${suggestion(slug, articles)}Vorhanden sind: ${[...slugs.keys()].sort().slice(0, 20).join(", ")}.`,
        },
      ];
    });
  });
}

/** An alias is not a slug: the most likely slip gets its own hint. */
function suggestion(slug: string, articles: readonly ContentFile[]): string {
  const meant = articles.find((file) => aliasesOf(file).includes(slug));
  if (meant) return `„${slug}“ ist eine Zweitadresse von „${meant.slug}“; gemeint ist wohl dieser. `;
  const near = nearest(
    slug,
    articles.map((file) => file.slug),
  );
  return near ? `Gemeint ist vielleicht „${near}“. ` : "";
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

function checkUpdated(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    const { published, updated } = (file.data ?? {}) as { published?: string; updated?: string };
    // Without a page of its own, a file holds labels of these names.
    if (!file.type.pagePath || !published || !updated || updated >= published) return [];
    return [
      {
        file: file.file,
        line: file.parsed.lineOf(["updated"]),
        field: "updated",
        message: `Aktualisiert am ${updated}, aber erst veröffentlicht am ${published}. Bitte ein Datum ab ${published} nennen.`,
      },
    ];
  });
}

/** What search engines show of a page, in documents and in the files of fixed pages. */
const SEARCHED: readonly string[][] = [["seoTitle"], ["description"], ["seo", "title"], ["seo", "description"]];

function checkTwins(files: readonly ContentFile[]): Problem[] {
  const taken = new Map<unknown, string>();
  return files.flatMap((file): Problem[] => {
    if (!file.data || file.data.draft === true) return [];
    return leavesOf(file.type.schema, file.parsed.data).flatMap(({ path, value }): Problem[] => {
      if (!SEARCHED.some((searched) => searched.join() === path.join())) return [];
      const other = taken.get(value);
      taken.set(value, file.file);
      if (!other) return [];
      const place = { file: file.file, line: file.parsed.lineOf(path), field: fieldName(path) };
      return [
        { ...place, message: `Dasselbe zeigen Suchmaschinen schon von ${other}. Bitte einen eigenen Text schreiben.` },
      ];
    });
  });
}

/** Texts that a new document begins with; a draft may keep them. */
const UNWRITTEN = /bitte (mit dem Bild )?ersetzen/i;

function checkUnwritten(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    if (!file.data || file.data.draft === true) return [];
    return leavesOf(file.type.schema, file.parsed.data)
      .filter(({ value, use }) => use === "copy" && typeof value === "string" && UNWRITTEN.test(value))
      .map(({ path }) => ({
        file: file.file,
        line: file.parsed.lineOf(path),
        field: fieldName(path),
        message: "Hier steht noch der Platzhalter. Bitte den Text schreiben oder „draft: true“ stehen lassen.",
      }));
  });
}

function aliasesOf(file: ContentFile): string[] {
  return (file.data?.aliases ?? []) as string[];
}
