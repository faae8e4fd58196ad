import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Remark plugin: gives what the parser made of an address without brackets, and the words around it, their line. */
export const remarkLines = () => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    const start = parent?.position?.start;
    if (node.position || !parent || index === undefined || !start) return;
    const before = parent.children.slice(0, index).map((sibling: Nodes) => textOf(sibling));
    const place = { line: start.line + before.join("").split("\n").length - 1, column: 1 };
    node.position = { start: place, end: place };
  });
