import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { browserParts, type Plugin } from "./browser-parts";
import { deferScripts } from "./defer-scripts";
import type { LateAppOptions } from "./options";

const NAME = "gatsby-plugin-late-app";
const PARTS = [
  "lateScripts",
  "protectPage",
  "hydration",
  "urls",
  "scroll",
  "history",
  "prefetch",
  "announcement",
] as const;

type Page = { path: string; matchPath?: string | null; mode?: "SSG" | "DSG" | "SSR" };

// Without defaults: what is set here goes into the browser's code.
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    ...Object.fromEntries(PARTS.map((part) => [part, Joi.boolean()])),
    resubmitAfterMs: Joi.number(),
    hashesWithCustomScroll: Joi.array().items(Joi.string()),
    strict: Joi.boolean(),
  });

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, store },
  given: PluginOptions & LateAppOptions,
) => {
  const { program, flattenedPlugins } = store.getState();
  const options = { loader: require.resolve("./announce-heading"), options: { strict: given.strict === true } };
  const test = path.join(program.directory, ".cache", "navigation.js");
  actions.setWebpackConfig({
    plugins: [plugins.define({ __LATE_APP__: browserParts(given, flattenedPlugins) })],
    ...(given.announcement !== false && { module: { rules: [{ test, enforce: "pre", use: [options] }] } }),
  });
};

/** Defers the scripts of every built page; pages that are rendered on a server stay as they are. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (
  { reporter, store },
  options: PluginOptions & LateAppOptions,
) => {
  if (options.lateScripts === false) return;
  const { program, config, pages, flattenedPlugins } = store.getState();
  const settings = {
    basePath: program.prefixPaths ? config.pathPrefix : "",
    resubmitAfterMs: options.protectPage === false ? undefined : (options.resubmitAfterMs ?? 15_000),
    fetchesStylesheet: hasCriticalCss(flattenedPlugins),
  };
  for (const { path: page, matchPath, mode = "SSG" } of pages.values() as Iterable<Page>) {
    const file = path.join(program.directory, "public", /\.html?$/i.test(page) ? page : path.join(page, "index.html"));
    if (mode !== "SSG" || !existsSync(file)) continue;
    const html = readFileSync(file, "utf8");
    try {
      const deferred = deferScripts(html, page, settings, Boolean(matchPath));
      if (deferred !== html) writeFileSync(file, deferred);
    } catch (error) {
      if (options.strict) throw error;
      reporter.warn(`${NAME}: ${(error as Error).message} The page loads its scripts as Gatsby does it.`);
    }
  }
};

/** Whether another plugin leaves only a part of the styles in each page. */
const hasCriticalCss = (plugins: readonly Plugin[]): boolean =>
  plugins.some(
    ({ name, pluginOptions }) => name === "gatsby-plugin-lean-build" && pluginOptions?.criticalCss !== false,
  );
