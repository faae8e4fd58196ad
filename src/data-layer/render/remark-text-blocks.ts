import type { Nodes, Parents, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { lineOf } from "./report";

/** The text of a paragraph, heading, cell or caption, with its first line. */
export type TextBlock = { text: string; line: number };

const INLINE_TYPES: ReadonlySet<Nodes["type"]> = new Set([
  ...(["text", "emphasis", "strong", "delete", "link", "linkReference"] as const),
  ...(["inlineCode", "break", "image", "imageReference", "mdxJsxTextElement"] as const),
]);
/** Placeholder for content without text, so that the words around it do not merge. */
const OBJECT_REPLACEMENT = "\uFFFC";

/** Remark plugin: collects the text as its author wrote it, without code, addresses and names of components. */
export function remarkTextBlocks(textBlocks: TextBlock[]) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      for (const text of attributeTexts(node)) textBlocks.push({ text, line: lineOf(node) ?? 1 });
    });
    visit(tree, (node) => {
      if (!("children" in node) || !node.children.some(({ type }) => INLINE_TYPES.has(type))) return undefined;
      textBlocks.push(textBlockOf(node));
      return SKIP;
    });
  };
}

/** Texts that a node has besides its content: alternative text and caption of a picture, attributes of a component. */
function attributeTexts(node: Nodes): string[] {
  if (node.type === "image") return [node.alt, node.title].filter((text) => typeof text === "string");
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.map(({ value }) => value).filter((value) => typeof value === "string");
}

/** The words of a node, each on its own line of the file: a link's address may take up some of them. */
function textBlockOf(node: Parents): TextBlock {
  const line = lineOf(node) ?? 1;
  let text = "";
  visit(node, (part) => {
    if ("children" in part) return;
    const currentLine = line + text.split("\n").length - 1;
    text += "\n".repeat(Math.max(0, (lineOf(part) ?? 0) - currentLine));
    text += part.type === "text" ? part.value : OBJECT_REPLACEMENT;
  });
  return { text, line };
}
