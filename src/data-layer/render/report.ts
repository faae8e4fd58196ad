import type { Nodes } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";

/** Called for each mistake: where it stands, the German message, and the offset of its first character in a text. */
export type Report = (place: Nodes | MdxJsxAttribute, message: string, offset?: number) => void;
