import type { Nodes } from "mdast";

/** The words of a paragraph, a heading or a cell in one piece, whatever is bold or a link in it. */
export type FlatText = {
  text: string;
  /** The nodes that it is made of, in their order, and where each begins in the text. */
  pieces: readonly Piece[];
};
export type Piece = { node: Nodes; start: number };

/** Stands for what is no text: code, a picture, something struck out. */
const OTHER = "_";

/** Flattens what stands in a node. */
export function flatten(parent: Nodes): FlatText {
  const pieces: Piece[] = [];
  let text = "";
  const add = (node: Nodes): void => {
    pieces.push({ node, start: text.length });
    const words = wordsOf(node);
    if (words !== undefined) text += words;
    else if ("children" in node) for (const child of node.children) add(child);
  };
  add(parent);
  return { text, pieces };
}

/** The text that a node itself adds; `undefined` if its children have it. */
function wordsOf(node: Nodes): string | undefined {
  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return "; ";
    case "footnoteReference":
    case "mdxTextExpression":
      return "";
    default:
      return "children" in node && node.type !== "delete" ? undefined : OTHER;
  }
}
