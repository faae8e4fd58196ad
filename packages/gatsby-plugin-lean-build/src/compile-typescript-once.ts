import type { Compiler, RuleSetRule } from "webpack";

/** The rule of gatsby-plugin-typescript, which runs the same loader as Gatsby's own rule for scripts. */
const isTypeScriptRule = (rule: unknown) => (rule as RuleSetRule | null)?.test?.toString() === "/\\.tsx?$/";

/** webpack plugin: TypeScript passes Babel once; only gatsby-plugin-mdx needs both rules, for a template with its content. */
export const compileTypeScriptOnce = {
  apply({ options }: Pick<Compiler, "options">): void {
    options.module.rules = options.module.rules.map((rule) =>
      isTypeScriptRule(rule) ? { ...(rule as RuleSetRule), resourceQuery: /__contentFilePath/ } : rule,
    );
  },
};
