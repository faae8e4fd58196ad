import type { Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { NO_BREAK_WORD } from "../../lib/no-break-words";

/** Remark plugin: keeps words on one line that a line would divide after their first letter. */
export const remarkNoBreakWords = () => (tree: Root) =>
  findAndReplace(tree, [
    NO_BREAK_WORD,
    (word: string) => ({
      type: "emphasis",
      data: { hName: "span", hProperties: { className: ["no-break"] } },
      children: [{ type: "text", value: word }],
    }),
  ]);
