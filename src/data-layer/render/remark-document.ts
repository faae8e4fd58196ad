import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { blocks, chartRuleOf } from "../../blocks";
import { HIDDEN_ATTRIBUTES } from "../model/evidence";
import { createAnchorGenerator } from "../text/slug";
import { typeset } from "../text/typeset";
import { attributeTexts, variantOf } from "./check-attributes";
import type { TextPicture } from "./remark-pictures";
import { lineOf } from "./report";

/** The main result of a calculator, as visitors see it. */
export type Result = { label: string; value: string };

/** A heading of a document, for its table of contents; `block` is the building block that wrote it, if one did, and `result` its figure. */
export type Heading = { id: string; title: string; depth: number; block?: string; result?: Result };

type Placed<Thing> = Thing & { line: number | undefined };

/** Metadata that is collected while a document is rendered, empty at first; lines count within the body. */
export const newMetadata = () => ({
  headings: [] as Heading[],
  words: 0,
  pictures: [] as TextPicture[],
  /** Links in the text, as written. */
  links: [] as Placed<{ to: string }>[],
  /** Statistics with evidence: the attributes of their building block. */
  statistics: [] as Placed<{ attributes: Readonly<Record<string, string>> }>[],
  results: [] as Placed<Result>[],
  /** Blocks that only one content type can show. */
  restricted: [] as Placed<{ block: string; onlyIn: string }>[],
});
export type DocumentMetadata = ReturnType<typeof newMetadata>;

/** Alternative texts in a heading or a cell do not count as its words. */
const WITHOUT_PICTURES = { includeImageAlt: false };
const SCRIPT_URL = /^\s*javascript:/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,’'\-–/]*/gu;

/** Ids of a page around a document, of charts and of footnotes. */
const TAKEN =
  /^(?:inhalt|mobile-menu|footer-\d+|sheet-title|related-title|app-loader|gatsby-.+|diagramm-\d+|footnote-label|user-content-.+)$/;
const BLOCK_IDS = Object.values(blocks).flatMap(({ variants }) =>
  Object.values(variants?.of ?? {}).map(({ heading }) => heading.id),
);

/** Whether something else than a heading of the text may have an id, so that a link would lead there. */
export const isTaken = (id: string): boolean =>
  TAKEN.test(id) || BLOCK_IDS.some((own) => id === own || id.startsWith(`${own}-`));

/** Remark plugin: German spacing, anchors, links and words, while charts still have their tables. */
export function remarkDocument(metadata: DocumentMetadata) {
  return (tree: Root): void => {
    const anchorOf = createAnchorGenerator(isTaken);
    const used = new Set<string>();
    visit(tree, (node) => {
      if (node.type === "linkReference") used.add(node.identifier);
    });
    visit(tree, (node) => {
      if (node.type === "link" || (node.type === "definition" && used.has(node.identifier))) {
        metadata.links.push({ to: node.url, line: lineOf(node) });
        // The link check reports it; React would warn about it, too.
        if (SCRIPT_URL.test(node.url)) node.url = "";
      }
      if (node.type === "text") {
        node.value = typeset(node.value);
        metadata.words += countWords(node.value);
      } else if (node.type === "inlineCode") {
        metadata.words += countWords(node.value);
      } else if (node.type === "heading") {
        const title = typeset(textOf(node, WITHOUT_PICTURES));
        const id = anchorOf(title);
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
        metadata.headings.push({ id, title, depth: node.depth });
      } else if (node.type === "mdxJsxFlowElement") {
        const block = node.name ?? "";
        const line = lineOf(node);
        const { onlyIn, evidence, variants } = blocks[block] ?? {};
        if (onlyIn) metadata.restricted.push({ block, onlyIn, line });
        const isChart = chartRuleOf(block) !== undefined;
        for (const attribute of node.attributes) {
          if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
          if (evidence && HIDDEN_ATTRIBUTES.includes(attribute.name)) continue;
          attribute.value = typeset(attribute.value);
          if (!isChart && !variants) metadata.words += countWords(attribute.value);
        }
        const given = attributeTexts(node);
        const variant = variants && variantOf(variants, given);
        if (variant) {
          const { id, title } = variant.heading;
          const result = variant.resultOf(given);
          metadata.headings.push({
            id,
            title: typeset(title),
            depth: 3,
            block,
            ...(result && { result }),
          });
          if (result) metadata.results.push({ ...result, line });
        }
        if (evidence) metadata.statistics.push({ attributes: given, line });
        for (const child of isChart ? node.children : []) metadata.words -= countWords(typeset(cellText(child)));
      }
    });
  };
}

/** Text with a space after each cell, so that cells count as separate words. */
function cellText(node: Nodes): string {
  if (node.type === "tableCell") return `${textOf(node, WITHOUT_PICTURES)} `;
  return "children" in node
    ? node.children.map((child) => cellText(child as Nodes)).join("")
    : textOf(node, WITHOUT_PICTURES);
}

const countWords = (text: string) => text.match(WORD)?.length ?? 0;
