import type { Nodes } from "mdast";
import { lineAt } from "../text/line-at";

/** The line of a node, or of a character in a text. */
export function lineOf(node: Nodes, offset = 0): number | undefined {
  const line = node.position?.start.line;
  return line !== undefined && node.type === "text" ? line + lineAt(node.value, offset) - 1 : line;
}
