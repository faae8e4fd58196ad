import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { today } from "../../src/data-layer/content/release";
import { slugFrom, slugProblem } from "./address";
import { articleText } from "./article-text";
import { type Existing, freeOrder, publishedArticles, type Reference } from "./existing";
import { fieldProblem } from "./field-rules";
import { jobText } from "./job-text";
import { KINDS, type Kind } from "./kinds";
import { drawPoster } from "./poster";

export const RELATED_COUNT = 3;
export const DEFAULT_DEPARTMENT = "Vertrieb";
export const DEFAULT_TYPE = "Vollzeit";

/** What somebody wants to have created. */
export type Wish = {
  kind: Kind;
  title: string;
  /** Last part of the address; made from the title when absent. */
  slug?: string | undefined;
  /** Slugs of the articles an article refers to; the first published ones when absent. */
  related?: readonly string[] | undefined;
  /** Of a job. */
  department?: string | undefined;
  /** Of a job. */
  type?: string | undefined;
};

/** What was created: the file to write in, from the project's root, and the path of its page. */
export type Created = { file: string; address: string };

/** A title as it goes into the file: without spaces around it or two in a row. */
export const tidyTitle = (title: string): string => title.replace(/\s+/g, " ").trim();

/**
 * Why nothing can be created with a title, be it the title itself or the address made from it.
 * @param slug when the address is not made from the title
 * @returns one line for authors, `undefined` when all is well
 */
export function titleProblem(existing: Existing, kind: Kind, title: string, slug?: string): string | undefined {
  const tidy = tidyTitle(title);
  const problem = fieldProblem(KINDS[kind].schema, "title", tidy);
  if (problem) return `Titel „${tidy}“: ${problem}`;
  return slug === undefined
    ? slugProblem(existing, kind, slugFrom(tidy), tidy)
    : slugProblem(existing, kind, slug, undefined);
}

/**
 * Creates an article or a job that passes all checks, as a draft.
 * @param day today, e.g. `2025-03-31`
 * @throws with one line for authors when the wish cannot be granted; then nothing is written
 */
export async function create(existing: Existing, wish: Wish, day = today()): Promise<Created> {
  refuseIf(titleProblem(existing, wish.kind, wish.title, wish.slug));
  const title = tidyTitle(wish.title);
  const slug = wish.slug ?? slugFrom(title);
  const { address, target } = KINDS[wish.kind];
  const order = freeOrder(existing, wish.kind);
  const place = path.join(existing.root, target(slug));
  if (wish.kind === "article") {
    const text = articleText({ title, order, day, related: relatedOf(existing, wish, day) });
    const poster = await drawPoster();
    await mkdir(place);
    // The picture first: a preview that is running looks for it as soon as the text is there.
    await writeFile(path.join(place, "poster.png"), poster);
    await writeFile(path.join(place, "index.mdx"), text);
    return { file: `${target(slug)}/index.mdx`, address: address(slug) };
  }
  const text = jobText({ title, order, day, ...jobFields(wish) });
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text, { flag: "wx" });
  return { file: target(slug), address: address(slug) };
}

/** @throws unless three different published articles are named, or there are enough to choose from */
function relatedOf(existing: Existing, { related: slugs }: Wish, day: string): Reference[] {
  const published = publishedArticles(existing, day);
  const wanted = slugs ?? published.slice(0, RELATED_COUNT).map(({ slug }) => slug);
  const known = published.filter(({ slug }) => wanted.includes(slug));
  const unknown = wanted.find((slug) => !published.some((article) => article.slug === slug));
  const names = published.map(({ slug }) => slug).join(", ");
  refuseIf(
    unknown !== undefined &&
      `Den Artikel „${unknown}“ gibt es nicht, oder er ist nicht veröffentlicht. Vorhanden sind: ${names}.`,
  );
  refuseIf(
    (wanted.length !== RELATED_COUNT || known.length !== RELATED_COUNT) &&
      `Ein Artikel verweist auf genau drei verschiedene andere, genannt sind ${known.length}. Vorhanden sind: ${names}.`,
  );
  return wanted.flatMap((slug) => known.filter((article) => article.slug === slug));
}

/** @throws when the schema has something against a value */
function jobFields({ department = DEFAULT_DEPARTMENT, type = DEFAULT_TYPE }: Wish) {
  const fields = { department, type };
  for (const [field, value] of Object.entries(fields)) {
    const problem = fieldProblem(KINDS.job.schema, field, value);
    refuseIf(problem && `Feld „${field}“: ${problem}`);
  }
  return fields;
}

/** @throws with the problem if there is one */
function refuseIf(problem: string | false | undefined): void {
  if (problem) throw new Error(problem);
}
