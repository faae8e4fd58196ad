import type { TextIssue } from "../../../src/data-layer/text/issue";

/** What to find, and what to say of it. */
export type Rule = readonly [pattern: RegExp, message: (found: string) => string];

/** Reports each place of a text that a rule finds. */
export const applyRules = (rules: readonly Rule[], text: string): TextIssue[] =>
  rules.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, message: message(found) })),
  );
