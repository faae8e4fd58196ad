import type { Nodes } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import { lineAt } from "../text/line-at";

/** Called for each mistake: where it stands, the German message, and the offset of its first character in a text. */
export type Report = (place: Nodes | MdxJsxAttribute, message: string, offset?: number) => void;

/** The line of a node or an attribute, or of a character in its text. */
export function lineOf(node: Nodes | MdxJsxAttribute, offset = 0): number | undefined {
  const line = node.position?.start.line;
  const isText = node.type === "text" || node.type === "mdxJsxAttribute";
  return line !== undefined && isText && typeof node.value === "string" ? line + lineAt(node.value, offset) - 1 : line;
}
