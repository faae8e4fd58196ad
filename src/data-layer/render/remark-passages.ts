import type { Nodes, Parents, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { lineOf } from "./line-of";

/** What is read in one go (a paragraph, a heading, a cell, a caption), with the line it begins on. */
export type Passage = { text: string; line: number };

/** What stands inside a line. */
const INLINE: ReadonlySet<Nodes["type"]> = new Set([
  ...(["text", "emphasis", "strong", "delete", "link", "linkReference"] as const),
  ...(["inlineCode", "break", "image", "imageReference", "mdxJsxTextElement"] as const),
]);
/** Stands for what has no words, so that those around it do not become one. */
const NO_WORDS = "\uFFFC";

/**
 * Remark plugin: collects the text of a document, without code, addresses and names of components. Runs while the text
 * is as its author wrote it.
 */
export function remarkPassages(passages: Passage[]) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      for (const text of textsBeside(node)) passages.push({ text, line: lineOf(node) ?? 1 });
    });
    visit(tree, (node) => {
      if (!("children" in node) || !node.children.some(({ type }) => INLINE.has(type))) return undefined;
      passages.push(passageOf(node));
      return SKIP;
    });
  };
}

/** Texts that a node has besides its content: alternative text and caption of a picture, attributes of a component. */
function textsBeside(node: Nodes): string[] {
  if (node.type === "image") return [node.alt, node.title].filter((text) => typeof text === "string");
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.map(({ value }) => value).filter((value) => typeof value === "string");
}

/** The words of a node, each on its own line of the file: a link's address may take up some of them. */
function passageOf(node: Parents): Passage {
  const line = lineOf(node) ?? 1;
  let text = "";
  visit(node, (part) => {
    if ("children" in part) return;
    const passed = line + text.split("\n").length - 1;
    text += "\n".repeat(Math.max(0, (lineOf(part) ?? 0) - passed));
    text += part.type === "text" ? part.value : NO_WORDS;
  });
  return { text, line };
}
