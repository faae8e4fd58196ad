import type { Nodes } from "mdast";

/** The placeholder for non-text nodes: code, pictures, deleted text. */
const PLACEHOLDER = "_";

/** The plain text of a paragraph, a heading or a cell, and all nodes in it, each with its offset in the text. */
export function flatten(parent: Nodes) {
  const pieces: { node: Nodes; start: number }[] = [];
  let text = "";
  const add = (node: Nodes): void => {
    pieces.push({ node, start: text.length });
    const own = ownText(node);
    if (own !== undefined) text += own;
    else if ("children" in node) for (const child of node.children) add(child);
  };
  add(parent);
  return { text, pieces };
}

/** The text of the node itself; `undefined` if its children contain it. */
function ownText(node: Nodes): string | undefined {
  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return "; ";
    case "footnoteReference":
    case "mdxTextExpression":
      return "";
    default:
      return "children" in node && node.type !== "delete" ? undefined : PLACEHOLDER;
  }
}
