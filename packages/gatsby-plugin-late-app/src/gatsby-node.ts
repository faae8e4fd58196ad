import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { deferScripts } from "./defer-scripts";
import type { LateAppOptions } from "./options";

type Page = { path: string; matchPath?: string | null; mode: "SSG" | "DSG" | "SSR" };

// Without defaults: what is set here goes into the browser's code.
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    hashesWithCustomScroll: Joi.array().items(Joi.string()),
    strict: Joi.boolean(),
  });

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, store },
  { strict = false }: PluginOptions & LateAppOptions,
) => {
  const announcement = { loader: require.resolve("./announce-heading"), options: { strict } };
  const test = path.join(store.getState().program.directory, ".cache", "navigation.js");
  actions.setWebpackConfig({ module: { rules: [{ test, enforce: "pre", use: [announcement] }] } });
};

/** Defers the scripts of every built page; pages that are rendered on a server stay as they are. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (
  { reporter, store },
  options: PluginOptions & LateAppOptions,
) => {
  const { program, config, pages, flattenedPlugins } = store.getState();
  const settings = {
    basePath: program.prefixPaths ? config.pathPrefix : "",
    // The other plugin leaves only a part of the styles in each page.
    fetchesStylesheet: flattenedPlugins.some(({ name }: { name: string }) => name === "gatsby-plugin-lean-build"),
  };
  for (const { path: page, matchPath, mode } of pages.values() as Iterable<Page>) {
    const file = path.join(program.directory, "public", /\.html?$/i.test(page) ? page : path.join(page, "index.html"));
    if (mode !== "SSG") continue;
    const html = readFileSync(file, "utf8");
    try {
      const deferred = deferScripts(html, page, settings, Boolean(matchPath));
      if (deferred !== html) writeFileSync(file, deferred);
    } catch (error) {
      if (options.strict) throw error;
      reporter.warn(
        `gatsby-plugin-late-app: ${(error as Error).message} The page loads its scripts as Gatsby does it.`,
      );
    }
  }
};
