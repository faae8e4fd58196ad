import type { Nodes } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";

/**
 * Called for each mistake: where it stands, and the German message.
 * @param offset of its first character, if it is inside a text
 */
export type Report = (place: Nodes | MdxJsxAttribute, message: string, offset?: number) => void;
