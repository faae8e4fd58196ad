import type { Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { WHOLE_WORD } from "../../lib/whole-words";

/** Remark plugin: keeps words on one line that a line would divide after their first letter. */
export const remarkWholeWords = () => (tree: Root) =>
  findAndReplace(tree, [
    WHOLE_WORD,
    (word: string) => ({
      type: "emphasis",
      data: { hName: "span", hProperties: { className: ["whole"] } },
      children: [{ type: "text", value: word }],
    }),
  ]);
