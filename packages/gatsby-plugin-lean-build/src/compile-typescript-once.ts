import type { Compiler } from "webpack";

/** webpack plugin: TypeScript passes Babel once; only gatsby-plugin-mdx needs both rules, for a template with its content. */
export function compileTypeScriptOnce({ options }: Pick<Compiler, "options">): void {
  for (const rule of options.module.rules) {
    // The rule of gatsby-plugin-typescript, which runs the same loader as Gatsby's own rule for scripts.
    if (rule && rule !== "..." && String(rule.test) === "/\\.tsx?$/") rule.resourceQuery = /__contentFilePath/;
  }
}
