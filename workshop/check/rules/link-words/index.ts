import type * as Mdast from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { FieldValue } from "../../../../src/data-layer/model/field-values";
import type { ContentFile } from "../../../../src/data-layer/read/read-content";
import type { Report } from "../../../../src/data-layer/render/report";
import { slugFrom } from "../../../../src/data-layer/text/slug";
import { hasWords } from "../../copy-in";
import { finder, issuesInFields, issuesInFiles, markdownCheck, type Rule } from "../../rule";

/** Link texts that do not say where they lead to someone who hears one link after another. */
const VAGUE_LINK_TEXTS: ReadonlySet<string> = new Set(
  (
    "da, das, dies, dort, hier, hier entlang, hier klicken, klick, klick hier, klicke hier, klicken, " +
    "klicken sie hier, bitte hier klicken, link, zum link, dieser link, diesem link, diesen link, mehr, " +
    "siehe, siehe hier, weiter, weiterlesen, click, click here, here, more, read more, this, this link"
  ).split(", "),
);

/** Why all words of a link are not good enough, with an example of how such a link is written. */
function linkTextIssue(text: string, example: string): string | undefined {
  if (!hasWords(text)) return `Diesem Link fehlen die Wörter. Bitte sagen, wohin er führt: ${example}.`;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!VAGUE_LINK_TEXTS.has(words.join(" "))) return undefined;
  return `Der Link „${text.trim()}“ sagt nicht, wohin er führt. Bitte das Ziel nennen: ${example}.`;
}

const LABEL = '"label": "Preise und Pakete"';

/** Words of links in fields that do not say where they lead. */
function vagueLabel({ value, path, group }: FieldValue) {
  const isLinkText = path.at(-1) === "label" && typeof group.to === "string";
  return isLinkText && typeof value === "string" && value.trim() !== "" && linkTextIssue(value, LABEL);
}

function checkLinks(tree: Mdast.Root, report: Report): void {
  visit(tree, ["link", "linkReference"], (node) => {
    const issue = linkTextIssue(textOf(node), "[Preise und Pakete](/pfad)");
    if (issue) report(node as Mdast.Link, issue);
  });
}

const LINK = /\[([^\]]+)\]\((\/[^)#\s]*)/g;

/** Links whose words are the name of one document and which lead to another. */
function swappedLinks(files: readonly ContentFile[]) {
  const documents = files.flatMap((file) => (file.type.collection ? [{ ...file, of: file.type.collection }] : []));
  const pages = new Map(documents.map(({ slug, of }) => [slug, of.pagePath(slug)]));
  const find = finder(LINK, (_found, { 1: words = "", 2: to = "" }) => {
    const named = pages.get(slugFrom(words));
    const isOther = named && named !== to && to !== "/" && [...pages.values()].includes(to);
    return isOther && `Der Link „${words}“ führt nach ${to}; so heißt ${named}. Bitte angleichen.`;
  });
  return issuesInFiles(documents, find);
}

export const rule = {
  inMarkdown: markdownCheck(checkLinks),
  inContent: ({ files }) => [...issuesInFields(files, vagueLabel), ...swappedLinks(files)],
} satisfies Rule;
