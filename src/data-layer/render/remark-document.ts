import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import { chartRuleOf } from "../../blocks";
import { typeset } from "../text/typeset";
import { findSlips } from "../text/typography";
import { textOf, visit } from "./remark-components";
import type { TextPicture } from "./remark-pictures";

/** A heading of a document, for its table of contents. */
export type Heading = { id: string; title: string; depth: number };

/** What is learnt of a document while it is rendered. */
export type DocumentFacts = {
  headings: Heading[];
  words: number;
  pictures: TextPicture[];
  /** Links in the text, as written; lines count within the body. */
  links: { to: string; line: number | undefined }[];
  typography: { message: string; line: number | undefined }[];
};

const SCRIPT = /^\s*javascript:/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,’'\-–/]*/gu;

/**
 * Remark plugin: German spaces, anchors for headings, links and slips of typography, and a count of the
 * words a reader reads (the hidden data tables of charts are not among them). Runs before charts take
 * their tables.
 */
export function remarkDocument(facts: DocumentFacts) {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    const used = new Set<string>();
    visit(tree, (node) => {
      if (node.type === "linkReference") used.add(node.identifier);
    });
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if (node.type === "link" || (node.type === "definition" && used.has(node.identifier))) {
        facts.links.push({ to: node.url, line });
        // Told of by whoever checks the links; React would warn of it on its own.
        if (SCRIPT.test(node.url)) node.url = "";
      }
      if (node.type === "text") {
        for (const { offset, message } of findSlips(node.value)) {
          const before = node.value.slice(0, offset).split("\n").length - 1;
          facts.typography.push({ message, line: line === undefined ? undefined : line + before });
        }
        node.value = typeset(node.value);
        facts.words += wordsIn(node.value);
      } else if (node.type === "inlineCode") {
        facts.words += wordsIn(node.value);
      } else if (node.type === "heading") {
        const title = typeset(textOf(node));
        const id = slugger.slug(transliterate(title));
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
        facts.headings.push({ id, title, depth: node.depth });
      } else if (node.type === "mdxJsxFlowElement") {
        const isChart = chartRuleOf(node.name ?? "") !== undefined;
        for (const attribute of node.attributes) {
          if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
          attribute.value = typeset(attribute.value);
          if (!isChart) facts.words += wordsIn(attribute.value);
        }
        if (isChart) {
          facts.words -= node.children.reduce((sum, child) => sum + wordsIn(typeset(cellText(child))), 0);
        }
      }
    });
  };
}

/** Text with a space after each cell, so that cells count as words of their own. */
function cellText(node: Parameters<typeof textOf>[0]): string {
  if (node.type === "tableCell") return `${textOf(node)} `;
  return "children" in node ? node.children.map((child) => cellText(child as typeof node)).join("") : textOf(node);
}

const wordsIn = (text: string) => text.match(WORD)?.length ?? 0;

/** ä → ae, ß → ss: anchors hold plain letters. */
export function transliterate(text: string): string {
  return text
    .replace(/[äÄ]/g, "ae")
    .replace(/[öÖ]/g, "oe")
    .replace(/[üÜ]/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
