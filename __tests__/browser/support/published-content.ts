import { readFileSync } from "node:fs";
import { builtSite, PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { contentModel } from "../../../src/content-model";
import { publicationStatus, today } from "../../../src/data-layer/model/release";
import { insertFacts, readFacts } from "../../../src/data-layer/read/facts";
import { type ContentFile, readContent } from "../../../src/data-layer/read/read-content";

/* What visitors get, whatever stands in `content/` today: the build, and what it was made of. */

export const built = builtSite("public");

/** A document with a page of its own, as its file says it. */
export type PublishedDocument = { type: string; slug: string; path: string; aliases: string[]; data: Said };
type Said = Readonly<Record<string, unknown>>;

/** Articles, jobs and legal texts that are out. */
export const documents: readonly PublishedDocument[] = readContent(process.cwd(), contentModel).files.flatMap(
  toDocument,
);

/** The documents of one type, e.g. `Article`. */
export const documentsOf = (type: string) => documents.filter((document) => document.type === type);

/** Second addresses, each with the address it stands for. */
export const aliases: ReadonlyMap<string, string> = new Map(
  documents.flatMap((document) => document.aliases.map((alias) => [alias, document.path] as const)),
);

/** The company's town, as it stands in jobs. */
export const { workplace = "" } = readFacts(process.cwd(), contentModel);

type SiteSettings = {
  url: string;
  name: string;
  company: { street: string; postalCode: string; city: string; countryCode: string };
  consent: { accept: string; decline: string };
  footer: { groups: { links: { to: string; reloadDocument?: boolean }[] }[] };
};

/** What stands on every page. */
export const settings = JSON.parse(
  insertFacts("content/site.json", readFileSync("content/site.json", "utf8"), readFacts(process.cwd(), contentModel))
    .text,
) as SiteSettings;

/** Paths that links lead to though this site has no page there. */
export const leavingPaths: readonly string[] = settings.footer.groups
  .flatMap(({ links }) => links)
  .filter(({ to, reloadDocument }) => reloadDocument && to.startsWith("/"))
  .map(({ to }) => to);

function toDocument({ type, slug, data }: ContentFile): PublishedDocument[] {
  if (!type.collection || !data || publicationStatus(data, today())) return [];
  const { pagePath } = type.collection;
  const others = Array.isArray(data.aliases) ? (data.aliases as string[]) : [];
  return [{ type: type.name, slug, path: pagePath(slug), aliases: others.map(pagePath), data }];
}

/** One page with each calculator, by what names it in the HTML. */
export const pagesWithCalculators: ReadonlyMap<string, string> = new Map(
  built.paths().flatMap((path) => {
    const [calculator] = /data-calculator="[^"]*"/.exec(built.html(path)) ?? [];
    return calculator ? [[calculator, path] as const] : [];
  }),
);

/** The pages to be opened in a browser, the not-found page included. */
export const pagesToOpen: readonly string[] = [...built.paths(), PATH_WITHOUT_PAGE];
