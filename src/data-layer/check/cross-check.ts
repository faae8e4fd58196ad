import { type ContentModel, type ContentType, fixedPagesOf } from "../model/content-type";
import { listFieldValues } from "../model/field-values";
import { isSlug } from "../model/fields";
import { publicationStatus } from "../model/release";
import { type Content, type ContentFile, dataAsWritten, issueAt } from "../read/read-content";
import type { FileLocation, Issue } from "../text/issue";
import { nearest } from "../text/nearest";

/** Checks what involves several files: addresses, references, and what may stand only once. */
export function crossCheck({ model, files }: Omit<Content, "issues">, day: string): Issue[] {
  return [
    ...checkAddresses(model, files),
    ...checkReferences(files, day),
    ...checkOrder(files),
    ...checkUpdated(files, day),
    ...checkTitles(files),
    ...checkDuplicates(files),
  ];
}

function checkAddresses(model: ContentModel, files: readonly ContentFile[]): Issue[] {
  const fixedPages = fixedPagesOf(model);
  const claims = new Map<string, FileLocation>();
  const claim = (address: string, place: FileLocation): Issue[] => {
    const other = claims.get(address);
    if (fixedPages.has(address))
      return [
        {
          ...place,
          message: `Die Adresse ${address} gehört schon einer festen Seite. Bitte einen anderen Namen wählen.`,
        },
      ];
    if (!other) {
      claims.set(address, place);
      return [];
    }
    const by = other.field ? `${other.file} (${other.field})` : other.file;
    return [{ ...place, message: `Die Adresse ${address} ist schon vergeben, an ${by}. Bitte eine andere wählen.` }];
  };
  // Slugs first, so that a clash is reported at the alias, which is easier to change.
  const ofSlugs = files.flatMap(({ type, slug, file }) =>
    type.family ? claim(type.family.pagePath(slug), { file }) : [],
  );
  const ofAliases = files.flatMap((file) =>
    aliasesOf(file).flatMap((alias, index) =>
      file.type.family ? claim(file.type.family.pagePath(alias), issueAt(file, ["aliases", index], "")) : [],
    ),
  );
  return [...ofSlugs, ...ofAliases];
}

function checkReferences(files: readonly ContentFile[], day: string): Issue[] {
  return files.flatMap((file) => {
    const seen = new Set<string>();
    return listFieldValues(file.type.schema, file.data).flatMap(({ path, value, refersTo }): Issue[] => {
      if (!refersTo || typeof value !== "string") return [];
      const list = `${path.filter((part) => typeof part === "string").join(".")} ${value}`;
      const isRepeated = seen.has(list);
      seen.add(list);
      const others = files.filter(({ type }) => type.name === refersTo);
      const message = isRepeated
        ? `„${value}“ steht hier schon. Bitte lauter verschiedene nennen.`
        : referenceIssue(value, file, others, day);
      return message ? [issueAt(file, path, message)] : [];
    });
  });
}

/** Why a document cannot refer to the one with this slug. */
function referenceIssue(
  slug: string,
  file: ContentFile,
  others: readonly ContentFile[],
  day: string,
): string | undefined {
  const other = others.find((candidate) => candidate.slug === slug);
  if (other === file) return "Ein Text kann nicht auf sich selbst verweisen. Bitte einen anderen nennen.";
  const status = other && publicationStatus(dataAsWritten(other), day);
  if (status && !publicationStatus(dataAsWritten(file), day))
    return `„${slug}“ ist noch nicht veröffentlicht (${status}). Bitte bis dahin einen anderen Text nennen.`;
  if (other) return undefined;
  const slugs = others.map((candidate) => candidate.slug);
  // A misnamed file is reported itself; references to it are right.
  const misnamed = slugs.filter((known) => !isSlug(known));
  if (nearest(slug, misnamed)) return undefined;
  return `Den Text „${slug}“ gibt es nicht. ${suggestion(slug, others)}Vorhanden sind: ${slugs.sort().slice(0, 20).join(", ")}.`;
}

/** An alias is not a slug: this most likely mistake gets its own hint. */
function suggestion(slug: string, others: readonly ContentFile[]): string {
  const meant = others.find((file) => aliasesOf(file).includes(slug));
  if (meant) return `„${slug}“ ist eine Zweitadresse von „${meant.slug}“; gemeint ist wohl dieser. `;
  const near = nearest(
    slug,
    others.map((file) => file.slug),
  );
  return near ? `Gemeint ist vielleicht „${near}“. ` : "";
}

function checkOrder(files: readonly ContentFile[]): Issue[] {
  const taken = new Map<string, string>();
  return files.flatMap((file): Issue[] => {
    const order = file.data?.order;
    if (order === undefined) return [];
    const key = `${file.type.name} ${order}`;
    const other = taken.get(key);
    if (!other) taken.set(key, file.file);
    const message = `Platz ${order} in der Übersicht hat schon ${other}. Die erste freie Nummer ist ${freeOrder(files, file.type)}.`;
    return other ? [issueAt(file, ["order"], message)] : [];
  });
}

/** The first free position in the overview of a content type; invalid files count as well. */
export function freeOrder(files: readonly ContentFile[], { name }: Pick<ContentType, "name">): number {
  const taken = files.filter(({ type }) => type.name === name).map((file) => dataAsWritten(file).order);
  let order = 1;
  while (taken.includes(order)) order += 1;
  return order;
}

function checkUpdated(files: readonly ContentFile[], day: string): Issue[] {
  return files.flatMap((file): Issue[] => {
    const { published, updated } = (file.data ?? {}) as { published?: string; updated?: string };
    // A file without a page of its own has labels with these names.
    if (!file.type.family || !published || !updated) return [];
    if (updated < published) {
      const message = `Aktualisiert am ${updated}, aber erst veröffentlicht am ${published}.`;
      return [issueAt(file, ["updated"], `${message} Bitte ein Datum ab ${published} nennen.`)];
    }
    if (updated === published || updated <= day) return [];
    const message = `Aktualisiert am ${updated}, das kommt erst noch. Bitte den Tag der letzten Änderung nennen.`;
    return [issueAt(file, ["updated"], message)];
  });
}

/** Two documents of one title look the same in every list. */
function checkTitles(files: readonly ContentFile[]): Issue[] {
  const taken = new Map<string, string>();
  return withoutDrafts(files).flatMap((file): Issue[] => {
    const { type, data } = file;
    if (!type.family || typeof data?.title !== "string") return [];
    const key = `${type.name} ${data.title.toLowerCase()}`;
    const other = taken.get(key);
    taken.set(key, file.file);
    return other ? [issueAt(file, ["title"], `So heißt schon ${other}. Bitte einen eigenen Titel wählen.`)] : [];
  });
}

/** Fields for search results, in documents and in files of fixed pages. */
const SEO_FIELDS: readonly string[][] = [["seoTitle"], ["description"], ["seo", "title"], ["seo", "description"]];

function checkDuplicates(files: readonly ContentFile[]): Issue[] {
  const taken = new Map<unknown, string>();
  return withoutDrafts(files).flatMap((file) =>
    listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value }): Issue[] => {
      if (!SEO_FIELDS.some((searched) => searched.join() === path.join())) return [];
      const other = taken.get(value);
      taken.set(value, file.file);
      const message = `Dasselbe zeigen Suchmaschinen schon von ${other}. Bitte einen eigenen Text schreiben.`;
      return other ? [issueAt(file, path, message)] : [];
    }),
  );
}

/** Valid files that are not drafts. */
const withoutDrafts = (files: readonly ContentFile[]) => files.filter(({ data }) => data && data.draft !== true);

function aliasesOf(file: ContentFile): string[] {
  return (file.data?.aliases ?? []) as string[];
}
