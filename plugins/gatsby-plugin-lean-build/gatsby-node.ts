import { rm } from "node:fs/promises";
import path from "node:path";
import v8 from "node:v8";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { compilationHash } from "./compilation-hash";
import { fitPages } from "./fit-pages";
import { shelvePictures } from "./shelve-pictures";

/** Options of the plugin, in `gatsby-config.ts`. */
export type LeanBuildOptions = {
  /** Packages that are asked for somewhere and used nowhere: nothing stands in their place. */
  unusedModules?: readonly string[];
  /** Packages that do not say themselves that they may be left out when nothing of theirs is used. */
  pureModules?: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    unusedModules: Joi.array().items(Joi.string()).default([]),
    pureModules: Joi.array().items(Joi.string()).default([]),
  });

/**
 * Lets the heap grow by a third at most between two collections. By itself V8 lets it grow to a multiple on a machine
 * with much memory, and a build of a thousand pages holds 0.5 GB that nothing uses.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  v8.setFlagsFromString("--heap-growing-percent=30");
};

/** Keeps out of the browser what no page uses, source maps included, and gives the app a hash that only its files change. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }, options) => {
  if (stage !== "build-javascript") return;
  const { unusedModules = [], pureModules = [] } = options as PluginOptions & LeanBuildOptions;
  actions.setWebpackConfig({
    devtool: false,
    resolve: { alias: Object.fromEntries(unusedModules.map((name) => [name, false])) },
    module: { rules: pureModules.map((name) => ({ test: new RegExp(`/node_modules/${name}/`), sideEffects: false })) },
    plugins: [compilationHash],
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { program, pages } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  // Gatsby copies this for scripts in a web worker.
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
  await fitPages(publicFolder, [...pages.values()]);
  await shelvePictures(publicFolder, path.join(program.directory, ".cache", "unused-pictures"));
};
