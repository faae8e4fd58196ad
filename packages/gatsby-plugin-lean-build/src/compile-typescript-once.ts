import type { Compiler, RuleSetRule } from "webpack";

/** The rule of gatsby-plugin-typescript, which runs the same loader as Gatsby's own rule for scripts. */
const isTypeScriptRule = (rule: unknown) => (rule as RuleSetRule | null)?.test?.toString() === "/\\.tsx?$/";

/** webpack plugin: every TypeScript file passes Babel once; Gatsby's own rule and its TypeScript plugin's both match it. */
export const compileTypeScriptOnce = {
  apply({ options }: Pick<Compiler, "options">): void {
    options.module.rules = options.module.rules.filter((rule) => !isTypeScriptRule(rule));
  },
};
