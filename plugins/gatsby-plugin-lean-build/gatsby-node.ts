import { rm } from "node:fs/promises";
import path from "node:path";
import v8 from "node:v8";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { compilationHash } from "./compilation-hash";
import { encodeFaster } from "./encode-faster";
import { fitPages } from "./fit-pages";
import { shelvePictures } from "./shelve-pictures";

/** Options of the plugin, in `gatsby-config.ts`. */
export type LeanBuildOptions = {
  /** Packages that are imported but never used: replaced with nothing. */
  unusedModules?: readonly string[];
  /** Packages that may be omitted when unused, but do not declare it. */
  pureModules?: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    unusedModules: Joi.array().items(Joi.string()).default([]),
    pureModules: Joi.array().items(Joi.string()).default([]),
  });

/** Bytes of source. Gatsby's 20,000 make a file of its own of what is 5 KB when it arrives. */
const LEAST_SHARED_SOURCE = 30_000;

/**
 * Limits heap growth between two garbage collections to a third. By default V8 lets it grow several times over on a
 * machine with much memory, and a build of a thousand pages holds 0.5 GB that nothing uses.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  v8.setFlagsFromString("--heap-growing-percent=30");
  encodeFaster();
};

/** Keeps unused code and source maps out of the browser, and gives the app a hash that changes only with its files. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }, options) => {
  if (stage !== "build-javascript") return;
  const { unusedModules = [], pureModules = [] } = options as PluginOptions & LeanBuildOptions;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { minSize: LEAST_SHARED_SOURCE } },
    resolve: { alias: Object.fromEntries(unusedModules.map((name) => [name, false])) },
    module: { rules: pureModules.map((name) => ({ test: new RegExp(`/node_modules/${name}/`), sideEffects: false })) },
    plugins: [compilationHash],
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { program, pages } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  // Gatsby copies this for web worker scripts.
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
  await fitPages(publicFolder, [...pages.values()]);
  await shelvePictures(publicFolder, path.join(program.directory, ".cache", "unused-pictures"));
};
