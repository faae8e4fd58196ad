import { createRequire } from "node:module";
import path from "node:path";
import type { Compiler } from "webpack";

type TerserPlugin = { options: { minimizer: { implementation: unknown; options: object } } };

/** webpack plugin: minifies scripts by SWC, in a tenth of the time that terser takes; without SWC, by terser as before. */
export const minifyWithSwc = {
  apply({ options, context }: Pick<Compiler, "options" | "context">): void {
    if (!canRequireSwc(context)) return;
    for (const plugin of options.optimization.minimizer ?? []) {
      if (typeof plugin !== "object" || plugin?.constructor.name !== "TerserPlugin") continue;
      const { swcMinify } = plugin.constructor as unknown as { swcMinify: unknown };
      (plugin as unknown as TerserPlugin).options.minimizer = {
        implementation: swcMinify,
        options: { compress: { passes: 2 }, mangle: { safari10: true } },
      };
    }
  },
};

/** Whether the minimizer that Gatsby uses finds SWC. */
function canRequireSwc(projectFolder: string): boolean {
  try {
    const gatsby = createRequire(path.join(projectFolder, "gatsby-config.js")).resolve("gatsby/package.json");
    createRequire(createRequire(gatsby).resolve("terser-webpack-plugin")).resolve("@swc/core");
    return true;
  } catch {
    return false;
  }
}
