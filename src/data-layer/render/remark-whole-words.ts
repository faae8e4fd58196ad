import type { Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";

/** One letter, hyphen, word: `E-Mail`, `B-Ware`, `C-Teil`. */
const ONE_LETTER = /(?<![\p{L}\p{N}-])\p{Lu}-\p{L}+/gu;

/** Remark plugin: keeps words on one line that a line would divide after their first letter. */
export const remarkWholeWords = () => (tree: Root) =>
  findAndReplace(tree, [
    ONE_LETTER,
    (word: string) => ({
      type: "emphasis",
      data: { hName: "span", hProperties: { className: ["whole"] } },
      children: [{ type: "text", value: word }],
    }),
  ]);
