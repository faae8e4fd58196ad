import { fixedPages } from "../../content-types";
import { isSlug } from "../model/fields";
import { fieldName, leavesOf } from "../model/leaves";
import { publicationStatus } from "../model/release";
import { isTarget, outsideIssue, targetMessage } from "../model/target";
import { type ContentFile, dataAsWritten } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import type { FilePlace, Issue } from "../text/issue";
import { nearest } from "../text/nearest";

/** A link in a file, and the page on which it stands, if that is one page. */
type Link = FilePlace & { to: string; ownPath: string | undefined };
/** A page as links see it: its anchors, unknown while its text has errors, and why visitors cannot see it yet. */
type Page = { anchors: ReadonlySet<string> | undefined; status: string | undefined };
type Entry = [address: string, page: Page];
/** Where links may lead. */
type Site = {
  pages: ReadonlyMap<string, Page>;
  /** Pages with a misnamed file, which is reported separately. */
  misnamed: readonly string[];
  /** Prefixes of addresses that are partly unknown, because a file cannot be read. */
  uncertain: readonly string[];
};

const ID = / id="([^"]+)"/g;

/**
 * Checks that every link inside the site leads to a page, and every anchor to a place on it.
 * @param files the content as read
 * @param documents the rendered Markdown of each file that has any
 * @param day today, e.g. `2025-03-31`
 */
export function checkLinks(
  files: readonly ContentFile[],
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
  day: string,
): Issue[] {
  const site = siteOf(files, documents, day);
  return files.flatMap((file) => {
    const isPending = publicationStatus(dataAsWritten(file), day) !== undefined;
    return [...linksInFields(file), ...linksInText(file, documents.get(file))].flatMap(({ to, ownPath, ...place }) => {
      const message = linkIssue(to, ownPath, isPending, site);
      return message ? [{ ...place, message }] : [];
    });
  });
}

function siteOf(
  files: readonly ContentFile[],
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
  day: string,
): Site {
  const fixed = [...fixedPages].map(
    ([path, anchors]): Entry => [path, { anchors: new Set(anchors), status: undefined }],
  );
  const slugs: Entry[] = [];
  const aliases: Entry[] = [];
  const misnamed: string[] = [];
  const uncertain: string[] = [];
  for (const file of files) {
    const { family, schema } = file.type;
    if (!family) continue;
    const { pagePath } = family;
    const data = dataAsWritten(file);
    const page = { anchors: anchorsOf(documents.get(file)), status: publicationStatus(data, day) };
    slugs.push([pagePath(file.slug), page]);
    if (Array.isArray(data.aliases)) aliases.push(...data.aliases.map((name): Entry => [pagePath(String(name)), page]));
    if (!isSlug(file.slug)) misnamed.push(pagePath(file.slug));
    if (file.parsed.data === undefined && "aliases" in schema.fields) uncertain.push(pagePath(""));
  }
  // If two pages share an address, which is reported elsewhere, the more permanent one counts.
  return { pages: new Map([...aliases, ...slugs, ...fixed]), misnamed, uncertain };
}

function anchorsOf(document: RenderedDocument | undefined): Page["anchors"] {
  if (!document || document.issues.length > 0) return undefined;
  return new Set([...document.html.matchAll(ID)].map(([, id = ""]) => id));
}

function linksInFields({ file, type, parsed }: ContentFile): Link[] {
  return leavesOf(type.schema, parsed.data).flatMap(({ path, value, use, group }) => {
    // Paths loaded as documents are served by another part of the host, not by this site.
    if (use !== "target" || typeof value !== "string" || group.reloadDocument === true) return [];
    // The schema reports malformed links.
    if (!isTarget(value)) return [];
    return [{ file, field: fieldName(path), line: parsed.lineOf(path), to: value, ownPath: type.fixedPath }];
  });
}

function linksInText({ file, type, slug }: ContentFile, document: RenderedDocument | undefined): Link[] {
  const ownPath = type.family?.pagePath(slug);
  return (document?.links ?? []).map((link) => ({ ...link, file, ownPath }));
}

/** What is wrong with a link, and how to fix it. */
function linkIssue(
  to: string,
  ownPath: string | undefined,
  isPending: boolean,
  { pages, misnamed, uncertain }: Site,
): string | undefined {
  if (/^(https:|mailto:|tel:)/.test(to)) return outsideIssue(to);
  if (to !== "" && pages.has(`/${to}`)) return `„${to}“ ist kein Ziel. Gemeint ist vielleicht /${to}.`;
  if (!/^[/#]/.test(to)) return targetMessage(to);
  const [path = "", anchor] = to.split("#");
  const address = path === "" ? ownPath : path;
  // Texts shown on several pages must name the page in their links.
  if (address === undefined)
    return `„${to}“ nennt keine Seite. Dieser Text steht auf mehreren; bitte den ganzen Pfad nennen.`;
  const page = pages.get(address);
  if (!page) {
    if (nearest(address, misnamed) || uncertain.some((start) => address.startsWith(start))) return undefined;
    const near = nearest(address, [...pages.keys()]);
    return `Die Seite ${address} gibt es nicht. ${near ? `Gemeint ist vielleicht ${near}.` : OWN_PATH}`;
  }
  if (page.status && !isPending) {
    return `Die Seite ${address} ist noch nicht veröffentlicht (${page.status}). Bitte den Link bis dahin weglassen.`;
  }
  if (anchor === undefined || !page.anchors || page.anchors.has(anchor)) return undefined;
  return `Auf ${address} gibt es die Stelle #${anchor} nicht. ${anchorHint(anchor, [...page.anchors])}`;
}

const OWN_PATH = "Bitte nennen, was im Browser nach dem Namen der Website steht, z. B. /blog/b2b-sales-funnel.";

function anchorHint(anchor: string, anchors: readonly string[]): string {
  const near = nearest(anchor, anchors);
  if (near) return `Gemeint ist vielleicht #${near}.`;
  if (anchors.length === 0) return "Die Seite hat keine; bitte ohne #… verlinken.";
  return `Möglich sind: ${anchors.map((id) => `#${id}`).join(", ")}.`;
}
