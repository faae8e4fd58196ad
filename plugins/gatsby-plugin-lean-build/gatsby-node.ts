import { rm } from "node:fs/promises";
import path from "node:path";
import v8 from "node:v8";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { compilationHash } from "./compilation-hash";
import { inlineCriticalCss } from "./inline-critical-css";
import { lowerAvifEffort } from "./lower-avif-effort";
import { moveUnusedPictures } from "./move-unused-pictures";

/** Options of the plugin, in `gatsby-config.ts`. */
export type LeanBuildOptions = {
  /** Packages that are imported but never used; they are left out of the bundle. */
  unusedModules?: readonly string[];
  /** Packages without side effects that do not declare `sideEffects: false`. */
  pureModules?: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    unusedModules: Joi.array().items(Joi.string()).default([]),
    pureModules: Joi.array().items(Joi.string()).default([]),
  });

/** The least source size of a shared chunk. With Gatsby's 20,000, chunks of 5 KB over the network become files. */
const MIN_SHARED_CHUNK_BYTES = 30_000;

/**
 * Limits heap growth between two garbage collections to 30 %. On a machine with much memory, V8 would let the heap grow
 * several times over, and a build of a thousand pages would hold 0.5 GB of garbage.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  v8.setFlagsFromString("--heap-growing-percent=30");
  lowerAvifEffort();
};

/** Keeps unused code and source maps out of the browser, and gives the app a hash that changes only with its files. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }, options) => {
  if (stage !== "build-javascript") return;
  const { unusedModules = [], pureModules = [] } = options as PluginOptions & LeanBuildOptions;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { minSize: MIN_SHARED_CHUNK_BYTES } },
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
  await inlineCriticalCss(publicFolder, [...pages.values()]);
  await moveUnusedPictures(publicFolder, path.join(program.directory, ".cache", "unused-pictures"));
};
