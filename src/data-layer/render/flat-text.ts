import type { Nodes, PhrasingContent, Text } from "mdast";

/** The words of a paragraph, a heading or a cell in one piece, whatever is bold or a link in it. */
export type FlatText = {
  text: string;
  /** The node and the place in it of a character of the text. */
  placeOf: (offset: number) => { node: Nodes; offset: number };
};

/** Stands for what is no text: code, a picture, something struck out. */
const OTHER = "_";

/**
 * Flattens what stands in a node.
 * @param onNode called for every node in it, with its place in the text
 */
export function flatten(parent: Nodes, onNode: (node: Nodes, offset: number) => void = () => undefined): FlatText {
  const pieces: { node: Nodes; start: number }[] = [];
  let text = "";
  const add = (node: Nodes): void => {
    pieces.push({ node, start: text.length });
    onNode(node, text.length);
    const words = wordsOf(node);
    if (words !== undefined) text += words;
    else if ("children" in node) (node.children as PhrasingContent[]).forEach(add);
  };
  add(parent);
  const placeOf = (offset: number) => {
    const { node, start } = pieces.findLast((piece) => piece.start <= offset) ?? { node: parent, start: 0 };
    return { node, offset: offset - start };
  };
  return { text, placeOf };
}

/** The text that a node itself adds; `undefined` if its children have it. */
function wordsOf(node: Nodes): string | undefined {
  switch (node.type) {
    case "text":
      return (node as Text).value;
    case "break":
      return "; ";
    case "footnoteReference":
    case "mdxTextExpression":
      return "";
    default:
      return "children" in node && node.type !== "delete" ? undefined : OTHER;
  }
}
