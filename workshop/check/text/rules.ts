import type { TextIssue } from "../../../src/data-layer/text/issue";

type Finding = readonly [pattern: RegExp, message: (found: string) => string];

/** What to find, what to say of it, and an example: a text of which it is said, and the same text mended. */
export type Rule = readonly [...Finding, example: readonly [fails: string, passes: string]];

/** Reports each place of a text that a rule finds. */
export const applyRules = (rules: readonly (Finding | Rule)[], text: string): TextIssue[] =>
  rules.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, message: message(found) })),
  );
