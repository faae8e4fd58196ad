import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { divideLongWords } from "../text/divide-long-words";

/** Remark plugin: lets words in the cells of a table be divided, whose columns are narrower on a phone than most words. */
export const remarkDividedCells = () => (tree: Root) =>
  visit(tree, "tableCell", (cell) =>
    visit(cell, "text", (text) => {
      text.value = divideLongWords(text.value, 11);
    }),
  );
