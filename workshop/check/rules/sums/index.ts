import { markdownCheck, type Rule } from "../../rule";
import { checkSums } from "./check-sums";
import { findWrongSums } from "./find-sums";

export const rule = {
  inFields: () => findWrongSums,
  inMarkdown: markdownCheck(checkSums),
} satisfies Rule;
