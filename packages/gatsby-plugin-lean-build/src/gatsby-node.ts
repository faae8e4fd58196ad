import path from "node:path";
import v8 from "node:v8";
import type { CreatePagesArgs, GatsbyNode, PluginOptions } from "gatsby";
import { compilationHash } from "./compilation-hash";
import { compileTypeScriptOnce } from "./compile-typescript-once";
import { dependOnLockfile } from "./depend-on-lockfile";
import { encodePicturesEarly } from "./encode-pictures-early";
import { inlineCriticalCss } from "./inline-critical-css";
import { leaveOutOfPages, removeUnusedPartytown } from "./leave-out";
import { lowerAvifEffort } from "./lower-avif-effort";
import { minifyWithSwc } from "./minify-with-swc";
import { moveUnusedPictures } from "./move-unused-pictures";
import type { LeanBuildOptions } from "./options";

const NAME = "gatsby-plugin-lean-build";

/** The least source size of a shared chunk. With Gatsby's 20,000, chunks of 5 KB over the network become files. */
const MIN_SHARED_CHUNK_BYTES = 30_000;
/** Growth of the heap between two garbage collections, %. With much memory, V8 would let it grow several times over. */
const HEAP_GROWTH = 30;

type Options = PluginOptions & Required<LeanBuildOptions>;
type Page = { path: string; mode: "SSG" | "DSG" | "SSR" };

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const strings = Joi.array().items(Joi.string()).default([]);
  return Joi.object({
    unusedModules: strings,
    pureModules: strings,
    strict: Joi.boolean().default(false),
  });
};

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ store }) => {
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  lowerAvifEffort(store.getState().program.directory);
};

/** Keeps unused code and source maps out of the browser, and gives the app a hash that changes only with its files. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }, options: Options) => {
  const { unusedModules, pureModules } = options;
  actions.setWebpackConfig({ plugins: [compileTypeScriptOnce, dependOnLockfile] });
  if (stage === "build-html") actions.setWebpackConfig({ devtool: false });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { minSize: MIN_SHARED_CHUNK_BYTES } },
    resolve: { alias: Object.fromEntries(unusedModules.map((name) => [name, false])) },
    module: { rules: pureModules.map((name) => ({ test: new RegExp(`/node_modules/${name}/`), sideEffects: false })) },
    plugins: [minifyWithSwc, compilationHash],
  });
};

/** What asks the site's data; Gatsby gives it to `createPages` only. */
let graphql: CreatePagesArgs["graphql"] | undefined;

export const createPages: GatsbyNode["createPages"] = (args) => {
  graphql = args.graphql;
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => {
  if (graphql && process.env.NODE_ENV === "production") encodePicturesEarly(graphql, store);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter, store }, { strict }: Options) => {
  const { program, pages } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  const all: Page[] = [...pages.values()];
  // The others are rendered on a server, and may show what no file names.
  const built = all.filter(({ mode }) => mode === "SSG");
  const isWholeSite = built.length === all.length;
  const files = built.map(({ path: page }) =>
    path.join(publicFolder, /\.html?$/i.test(page) ? page : path.join(page, "index.html")),
  );

  if (isWholeSite) removeUnusedPartytown(publicFolder, files);
  leaveOutOfPages(publicFolder, files);
  const problems = inlineCriticalCss(publicFolder, files);
  if (strict && problems[0]) throw new Error(`${NAME}: ${problems[0]}`);
  for (const problem of problems) reporter.warn(`${NAME}: ${problem} It keeps all its styles.`);
  if (isWholeSite) {
    // At the very end, because plugins and the site itself may still write files that name pictures.
    process.once("exit", (code) => {
      if (code === 0) moveUnusedPictures(publicFolder, path.join(program.directory, ".cache", "unused-pictures"));
    });
  }
};
