import { nearest } from "../../lib/nearest";
import { SIGN_WITHOUT_FONT } from "../../lib/social-card-fonts";
import { type ContentModel, type ContentType, fixedPagesOf } from "../model/content-type";
import { listFieldValues } from "../model/field-values";
import { isSlug } from "../model/fields";
import { publicationStatus, yearsAfter } from "../model/release";
import { FACTS_FILE } from "../read/facts";
import { type Content, type ContentFile, dataAsWritten, issueAt } from "../read/read-content";
import type { FileLocation, Issue } from "../text/issue";

/** Checks what involves several files: addresses, references, and what may stand only once. */
export function crossCheck({ model, files }: Pick<Content, "model" | "files">, day: string): Issue[] {
  return [
    ...checkAddresses(model, files),
    ...checkReferences(files, day),
    ...checkOrder(files),
    ...checkDays(files, day),
    ...checkTitles(files),
    ...checkDuplicates(files),
    ...checkCardTitles(files),
  ];
}

/** What may stand only once, where it stands, and what is wrong with it if it stands in another place before. */
type Claim = { key: string; place: FileLocation; message: (before: FileLocation) => string };

function repeated(claims: readonly Claim[]): Issue[] {
  const first = new Map<string, FileLocation>();
  return claims.flatMap(({ key, place, message }) => {
    const before = first.get(key);
    if (!before) first.set(key, place);
    return before ? [{ ...place, message: message(before) }] : [];
  });
}

function checkAddresses(model: ContentModel, files: readonly ContentFile[]): Issue[] {
  const fixedPages = fixedPagesOf(model);
  const claim = (key: string, place: FileLocation): Claim => ({
    key,
    place,
    message: ({ file, field }) =>
      file === place.file
        ? "Unter dieser Adresse steht der Text schon. Bitte hier streichen."
        : `Die Adresse ${key} ist schon vergeben, an ${field ? `${file} (${field})` : file}. Bitte eine andere wählen.`,
  });
  const collections = files.flatMap((file) =>
    file.type.collection ? [{ file, pagePath: file.type.collection.pagePath }] : [],
  );
  // Slugs first, so that a clash is reported at the alias, which is easier to change.
  const claims = [
    ...collections.map(({ file: { file, slug }, pagePath }) => claim(pagePath(slug), { file })),
    ...collections.flatMap(({ file, pagePath }) =>
      aliasesOf(file).map((alias, index) => claim(pagePath(alias), issueAt(file, ["aliases", index], ""))),
    ),
  ];
  const taken = claims.filter(({ key }) => fixedPages.has(key));
  const message = (key: string) =>
    `Die Adresse ${key} gehört schon einer festen Seite. Bitte einen anderen Namen wählen.`;
  return [
    ...taken.map(({ key, place }) => ({ ...place, message: message(key) })),
    ...repeated(claims.filter(({ key }) => !fixedPages.has(key))),
  ];
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
  const claims = files.flatMap((file): Claim[] => {
    const order = file.data?.order;
    if (order === undefined) return [];
    const message = (before: FileLocation) =>
      `Platz ${order} in der Übersicht hat schon ${before.file}. Die erste freie Nummer ist ${freeOrder(files, file.type)}.`;
    return [{ key: `${file.type.name} ${order}`, place: issueAt(file, ["order"], ""), message }];
  });
  return repeated(claims);
}

/** The first free position in the overview of a content type; invalid files count as well. */
export function freeOrder(files: readonly ContentFile[], { name }: Pick<ContentType, "name">): number {
  const taken = files.filter(({ type }) => type.name === name).map((file) => dataAsWritten(file).order);
  let order = 1;
  while (taken.includes(order)) order += 1;
  return order;
}

/** How many years ahead a document may be planned, and how long a job may be offered; more is a typo in the year. */
const MOST_YEARS = { published: 3, expires: 2 };

function checkDays(files: readonly ContentFile[], day: string): Issue[] {
  const { founded = "" } = files.find(({ file }) => file === `content/${FACTS_FILE}`)?.data ?? {};
  return files.flatMap((file): Issue[] => {
    const { published, updated, expires } = (file.data ?? {}) as Partial<Record<string, string>>;
    // A file without a page of its own has labels with these names.
    if (!file.type.collection || !published) return [];
    const latest = {
      published: yearsAfter(day, MOST_YEARS.published),
      expires: yearsAfter(published, MOST_YEARS.expires),
    };
    const rules: readonly [field: string, isWrong: boolean, message: string][] = [
      [
        "published",
        published > latest.published || published < String(founded),
        `Der ${published} liegt vor der Gründung (${founded}) oder nach ${latest.published}. Bitte das Jahr prüfen.`,
      ],
      [
        "updated",
        updated !== undefined && updated < published,
        `Aktualisiert am ${updated}, aber erst veröffentlicht am ${published}. Bitte ein Datum ab ${published} nennen.`,
      ],
      [
        "updated",
        updated !== undefined && updated > published && updated > day,
        `Aktualisiert am ${updated}, das kommt erst noch. Bitte den Tag der letzten Änderung nennen.`,
      ],
      [
        "expires",
        expires !== undefined && (expires < published || expires > latest.expires),
        `Der letzte Tag liegt zwischen ${published} (published) und ${latest.expires}. Bitte das Jahr prüfen.`,
      ],
    ];
    return rules.flatMap(([field, isWrong, message]) => (isWrong ? [issueAt(file, [field], message)] : []));
  });
}

/** Two documents of one title look the same in every list. */
function checkTitles(files: readonly ContentFile[]): Issue[] {
  const claims = withoutDrafts(files).flatMap((file): Claim[] => {
    const { type, data } = file;
    if (!type.collection || typeof data?.title !== "string") return [];
    const message = (before: FileLocation) => `So heißt schon ${before.file}. Bitte einen eigenen Titel wählen.`;
    return [{ key: `${type.name} ${data.title.toLowerCase()}`, place: issueAt(file, ["title"], ""), message }];
  });
  return repeated(claims);
}

/** Fields for search results, in documents and in files of fixed pages. */
const SEO_FIELDS: readonly string[] = ["seoTitle", "description", "seo.title", "seo.description"];

function checkDuplicates(files: readonly ContentFile[]): Issue[] {
  const claims = withoutDrafts(files).flatMap((file) =>
    listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value }): Claim[] => {
      const place = issueAt(file, path, "");
      const message = (before: FileLocation) =>
        `Dasselbe zeigen Suchmaschinen schon von ${before.file}. Bitte einen eigenen Text schreiben.`;
      return SEO_FIELDS.includes(place.field ?? "") ? [{ key: String(value), place, message }] : [];
    }),
  );
  return repeated(claims);
}

const withoutDrafts = (files: readonly ContentFile[]) => files.filter(({ data }) => data && data.draft !== true);

function aliasesOf(file: ContentFile): string[] {
  return (file.data?.aliases ?? []) as string[];
}

/** The fields of which a page's social card shows the first that is there. */
const CARD_TITLES = ["seo.cardTitle", "hero.title", "title"];

/** Signs in titles that a social card would show as boxes. */
function checkCardTitles(files: readonly ContentFile[]): Issue[] {
  return files.flatMap((file): Issue[] => {
    const { data, type } = file;
    if (!data || !(type.collection || type.fixedPath)) return [];
    const values = listFieldValues(type.schema, data);
    const [title] = CARD_TITLES.flatMap((name) => values.find(({ path }) => path.join(".") === name) ?? []);
    const missing = new Set(String(title?.value ?? "").match(SIGN_WITHOUT_FONT));
    if (!title || missing.size === 0) return [];
    const signs = [...missing].map((sign) => `„${sign}“`).join(", ");
    const message = `Das Bild beim Teilen zeigt diesen Titel, hat aber kein ${signs}. Bitte anders schreiben.`;
    return [issueAt(file, title.path, message)];
  });
}
