import { nearest } from "../../lib/nearest";
import { fixedPagesOf } from "../model/content-type";
import { listFieldValues } from "../model/field-values";
import { isSlug } from "../model/fields";
import { externalUrlIssue, hrefIssue, isValidHref } from "../model/href";
import { fieldsOnDay, hasEnded, isDated, publicationStatus } from "../model/release";
import { type Content, type ContentFile, dataAsWritten, issueAt } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import type { FileLocation, Issue } from "../text/issue";

/** A link in a file, and the path of its page; `undefined` if several pages show it. */
export type Link = FileLocation & { to: string; currentPath: string | undefined };
/** A page as links see it: its anchors, unknown while its text has errors, and why visitors cannot see it yet. */
type Page = { anchors: ReadonlySet<string> | undefined; status: string | undefined };
type Entry = [address: string, page: Page];
type LinkIndex = {
  pages: ReadonlyMap<string, Page>;
  /** Pages with a misnamed file, which is reported separately. */
  misnamed: readonly string[];
  /** Prefixes of addresses that are partly unknown, because a file cannot be read. */
  unreadablePrefixes: readonly string[];
  /** The site's own address, e.g. `https://www.beispiel.de`; unknown while its file cannot be read. */
  siteUrl: string | undefined;
};

const ID = / id="([^"]+)"/g;

/** Checks that every link inside the site leads to a page and a place on it, on a day such as `2025-03-31`. */
export function checkLinks(
  content: Pick<Content, "model" | "files">,
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
  day: string,
): Issue[] {
  const index = buildLinkIndex(content, documents, day);
  return content.files.flatMap((file) => {
    const fields = fieldsOnDay(dataAsWritten(file), day);
    const isUnpublished = publicationStatus(fields, day) !== undefined;
    return linksOf(file, documents.get(file)).flatMap(({ to, currentPath, ...place }) => {
      const part = fields[place.field?.split(".")[0] ?? ""];
      const isHidden = isUnpublished || (isDated(part) && part.status !== undefined);
      const message = linkIssue(to, currentPath, isHidden, index);
      return message ? [{ ...place, message }] : [];
    });
  });
}

/** The links of a file: those in its fields, and those in its text. */
export const linksOf = (file: ContentFile, document: RenderedDocument | undefined): Link[] => [
  ...linksInFields(file),
  ...linksInText(file, document),
];

function buildLinkIndex(
  { model, files }: Pick<Content, "model" | "files">,
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
  day: string,
): LinkIndex {
  const fixed = [...fixedPagesOf(model)].map(
    ([path, anchors]): Entry => [path, { anchors: new Set(anchors), status: undefined }],
  );
  const slugs: Entry[] = [];
  const aliases: Entry[] = [];
  const misnamed: string[] = [];
  const unreadablePrefixes: string[] = [];
  for (const file of files) {
    const { collection, schema } = file.type;
    if (!collection) continue;
    const { pagePath } = collection;
    const data = dataAsWritten(file);
    const page = { anchors: anchorsOf(documents.get(file)), status: publicationStatus(data, day) };
    // What was kept for a while after its last day is no page any more.
    if (page.status && hasEnded(data, day)) continue;
    slugs.push([pagePath(file.slug), page]);
    if (Array.isArray(data.aliases)) aliases.push(...data.aliases.map((name): Entry => [pagePath(String(name)), page]));
    if (!isSlug(file.slug)) misnamed.push(pagePath(file.slug));
    if (file.parsed.data === undefined && "aliases" in schema.fields) unreadablePrefixes.push(pagePath(""));
  }
  const siteUrl = files.find(({ type }) => type.name === model.siteSettings.name)?.data?.url as string | undefined;
  // If two pages share an address, which is reported elsewhere, a fixed page wins over a document, and that over an alias.
  return { pages: new Map([...aliases, ...slugs, ...fixed]), misnamed, unreadablePrefixes, siteUrl };
}

function anchorsOf(document: RenderedDocument | undefined): Page["anchors"] {
  if (!document || document.issues.length > 0) return undefined;
  return new Set([...document.html.matchAll(ID)].map(([, id = ""]) => id));
}

function linksInFields(file: ContentFile): Link[] {
  const { fixedPath: currentPath, schema } = file.type;
  return listFieldValues(schema, file.parsed.data).flatMap(({ path, value, textKind, group }) => {
    // Paths loaded as documents are served by another part of the host, not by this site.
    if (textKind !== "href" || typeof value !== "string" || group.reloadDocument === true) return [];
    // The schema reports malformed links.
    if (!isValidHref(value)) return [];
    return [{ ...issueAt(file, path, ""), to: value, currentPath }];
  });
}

function linksInText({ file, type, slug }: ContentFile, document: RenderedDocument | undefined): Link[] {
  const currentPath = type.collection?.pagePath(slug);
  return (document?.links ?? []).map((link) => ({ ...link, file, currentPath }));
}

function linkIssue(
  to: string,
  currentPath: string | undefined,
  isHidden: boolean,
  { pages, misnamed, unreadablePrefixes, siteUrl }: LinkIndex,
): string | undefined {
  // The site's bare address may stand in an imprint.
  if (siteUrl && to.startsWith(`${siteUrl}/`))
    return `„${to}“ ist diese Website. Bitte nur den Pfad nennen: ${to.slice(siteUrl.length)}`;
  if (["https:", "mailto:", "tel:"].some((scheme) => to.startsWith(scheme))) return externalUrlIssue(to);
  if (to !== "" && pages.has(`/${to}`)) return `„${to}“ ist kein Ziel. Gemeint ist vielleicht /${to}.`;
  if (!/^[/#]/.test(to)) return hrefIssue(to);
  const [path = "", anchor] = to.split("#");
  const address = path === "" ? currentPath : path;
  // Texts shown on several pages must name the page in their links.
  if (address === undefined)
    return `„${to}“ nennt keine Seite. Dieser Text steht auf mehreren; bitte den ganzen Pfad nennen.`;
  const page = pages.get(address);
  if (!page) {
    if (nearest(address, misnamed) || unreadablePrefixes.some((start) => address.startsWith(start))) return undefined;
    const near = nearest(address, [...pages.keys()]);
    return `Die Seite ${address} gibt es nicht. ${near ? `Gemeint ist vielleicht ${near}.` : PATH_HINT}`;
  }
  if (page.status && !isHidden) {
    return `Die Seite ${address} ist noch nicht veröffentlicht (${page.status}). Bitte den Link bis dahin weglassen.`;
  }
  if (anchor === undefined || !page.anchors || page.anchors.has(anchor)) return undefined;
  return `Auf ${address} gibt es die Stelle #${anchor} nicht. ${anchorHint(anchor, [...page.anchors])}`;
}

const PATH_HINT = "Bitte nennen, was im Browser nach dem Namen der Website steht, z. B. /blog/b2b-sales-funnel.";

function anchorHint(anchor: string, anchors: readonly string[]): string {
  const near = nearest(anchor, anchors);
  if (near) return `Gemeint ist vielleicht #${near}.`;
  if (anchors.length === 0) return "Die Seite hat keine; bitte ohne #… verlinken.";
  return `Möglich sind: ${anchors.map((id) => `#${id}`).join(", ")}.`;
}
