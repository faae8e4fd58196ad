import { existsSync } from "node:fs";
import path from "node:path";
import v8 from "node:v8";
import type { CreatePagesArgs, GatsbyNode, PluginOptions } from "gatsby";
import { compilationHash } from "./compilation-hash";
import { compileTypeScriptOnce } from "./compile-typescript-once";
import { encodePicturesEarly } from "./encode-pictures-early";
import { inlineCriticalCss } from "./inline-critical-css";
import { removeNuls, removeUnusedImageStyles, removeUnusedPartytown } from "./leave-out";
import { lowerAvifEffort } from "./lower-avif-effort";
import { minifyWithSwc } from "./minify-with-swc";
import { moveUnusedPictures } from "./move-unused-pictures";
import type { LeanBuildOptions } from "./options";

const NAME = "gatsby-plugin-lean-build";
const PARTS = ["criticalCss", "unusedPictures", "sourceMaps", "fasterBuild"] as const;
/** The page that gatsby-plugin-offline shows at any address; it holds nothing, so all its styles are for what comes. */
const OFFLINE_SHELL = /^\/offline-plugin-app-shell-fallback\b/;

/** sharp's default of 4 takes six times as long and makes files a tenth smaller. */
const AVIF_EFFORT = 2;
/** The least source size of a shared chunk. With Gatsby's 20,000, chunks of 5 KB over the network become files. */
const MIN_SHARED_CHUNK_BYTES = 30_000;
/** Growth of the heap between two garbage collections, %. With much memory, V8 would let it grow several times over. */
const HEAP_GROWTH = 30;

type Options = PluginOptions & Required<LeanBuildOptions>;
type Page = { path: string; mode?: "SSG" | "DSG" | "SSR" };

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const strings = Joi.array().items(Joi.string()).default([]);
  return Joi.object({
    ...Object.fromEntries(PARTS.map((part) => [part, Joi.boolean().default(true)])),
    avifEffort: Joi.alternatives(Joi.number().integer().min(0), Joi.valid(false)).default(AVIF_EFFORT),
    keepSelectors: strings,
    unusedModules: strings,
    pureModules: strings,
    strict: Joi.boolean().default(false),
  });
};

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ store }, { avifEffort }: Options) => {
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  if (avifEffort !== false) lowerAvifEffort(store.getState().program.directory, avifEffort);
};

/** Keeps unused code and source maps out of the browser, and gives the app a hash that changes only with its files. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }, options: Options) => {
  const { unusedModules, pureModules, sourceMaps, fasterBuild } = options;
  if (stage === "build-html" && fasterBuild)
    actions.setWebpackConfig({ devtool: false, plugins: [compileTypeScriptOnce] });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    ...(sourceMaps && { devtool: false }),
    optimization: { splitChunks: { minSize: MIN_SHARED_CHUNK_BYTES } },
    resolve: { alias: Object.fromEntries(unusedModules.map((name) => [name, false])) },
    module: { rules: pureModules.map((name) => ({ test: new RegExp(`/node_modules/${name}/`), sideEffects: false })) },
    plugins: [...(fasterBuild ? [compileTypeScriptOnce, minifyWithSwc] : []), compilationHash],
  });
};

/** What asks the site's data; Gatsby gives it to `createPages` only. */
let graphql: CreatePagesArgs["graphql"] | undefined;

export const createPages: GatsbyNode["createPages"] = (args) => {
  graphql = args.graphql;
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }, { fasterBuild }: Options) => {
  if (fasterBuild && graphql && process.env.NODE_ENV === "production") encodePicturesEarly(graphql, store);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter, store }, options: Options) => {
  const { program, pages } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  const all: Page[] = [...pages.values()];
  const files = all
    // Pages that are rendered on a server have no file.
    .filter(({ mode = "SSG", path: page }) => mode === "SSG" && existsSync(fileOf(publicFolder, page)))
    .filter(({ path: page }) => !OFFLINE_SHELL.test(page))
    .map((page) => fileOf(publicFolder, page.path));
  const isWholeSite = all.every(({ mode = "SSG" }) => mode === "SSG");

  removeNuls(files);
  if (isWholeSite) removeUnusedPartytown(publicFolder, files);
  removeUnusedImageStyles(publicFolder, files);
  if (options.criticalCss) {
    inlineCriticalCss(publicFolder, files, options.keepSelectors, {
      onProblem: (problem) => {
        const message = `${NAME}: ${problem} It keeps all its styles.`;
        if (options.strict) throw new Error(message);
        reporter.warn(message);
      },
      onDoubt: (rules) =>
        reporter.warn(
          `${NAME}: scripts of these pages may let rules match that come later. Name their classes and attributes in \`keepSelectors\`.\n${rules.join("\n")}`,
        ),
    });
  }
  // What a server renders may show pictures that no file names.
  if (options.unusedPictures && isWholeSite) {
    // At the very end, because plugins and the site itself may still write files that name pictures.
    process.once("exit", (code) => {
      if (code !== 0) return;
      try {
        moveUnusedPictures(publicFolder, path.join(program.directory, ".cache", "unused-pictures"));
      } catch (error) {
        console.warn(`${NAME}: Unused pictures could not be moved. ${error}`);
        if (options.strict) process.exitCode = 1;
      }
    });
  }
};

/** The file of a page's HTML. */
const fileOf = (publicFolder: string, page: string): string =>
  path.join(publicFolder, /\.html?$/i.test(page) ? page : path.join(page, "index.html"));
