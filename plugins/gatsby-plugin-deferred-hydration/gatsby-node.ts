import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { deferScripts } from "./defer-scripts";
import type { ResolvedPluginOptions } from "./options";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    resubmitAfterMs: Joi.number().required(),
    hashesWithCustomScroll: Joi.array().items(Joi.string()).default([]),
  });

/** Removes the English words from Gatsby's announcement to screen readers. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, store }) => {
  const { directory } = store.getState().program;
  const loader = path.join(directory, "plugins/gatsby-plugin-deferred-hydration/announce-heading.cjs");
  const test = path.join(directory, ".cache/navigation.js");
  actions.setWebpackConfig({ module: { rules: [{ test, enforce: "pre", use: [loader] }] } });
};

/** Defers the scripts of every built page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }, options) => {
  const { program, pages } = store.getState();
  for (const { path: page } of pages.values()) {
    const file = path.join(program.directory, "public", page.endsWith(".html") ? page : path.join(page, "index.html"));
    const html = readFileSync(file, "utf8");
    const deferred = deferScripts(html, page, options as ResolvedPluginOptions);
    if (deferred !== html) writeFileSync(file, deferred);
  }
};
