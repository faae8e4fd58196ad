import type { Nodes } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import { lineAt } from "../text/line-at";

/** The line of a node or an attribute, or of a character in its text. */
export function lineOf(node: Nodes | MdxJsxAttribute, offset = 0): number | undefined {
  const line = node.position?.start.line;
  const isText = node.type === "text" || node.type === "mdxJsxAttribute";
  return line !== undefined && isText && typeof node.value === "string" ? line + lineAt(node.value, offset) - 1 : line;
}
