import { rm } from "node:fs/promises";
import path from "node:path";
import v8 from "node:v8";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { formService } from "../../config/form-service";
import { writeFeed } from "../../publish/feed";
import { writeHosting } from "../../publish/hosting";
import { publishedPages, siteOf } from "../../publish/published-pages";
import { writeSitemap } from "../../publish/sitemap";
import { writeSocialCards } from "../../publish/social-cards";
import { structuredData } from "../../publish/structured-data";
import { finishPages } from "../after-build/finish-pages";
import { shelvePictures } from "../after-build/shelve-pictures";
import { checkContent } from "../check/check-content";
import { formatProblems } from "../model/problem";
import { today } from "../model/release";
import { compilationHash } from "./compilation-hash";
import { createContentNode } from "./create-nodes";
import { createContentPages } from "./create-pages";
import { createDrawingResolver, createSchema } from "./create-schema";
import { createTextPictureResolver } from "./text-pictures";

/**
 * Lets the heap grow by a third at most between two collections. By itself V8 lets it grow to a multiple
 * on a machine with much memory, and a build of a thousand articles holds 0.5 GB that nothing uses.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  v8.setFlagsFromString("--heap-growing-percent=30");
};

/** Stops the build with all errors of the content, before any work is done on it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ cache, reporter, store }) => {
  if (isDeveloping()) return;
  const problems = await checkContent(store.getState().program.directory, cache);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createDrawingResolver(args);
  createTextPictureResolver(args);
};

/**
 * Keeps out of the browser what no page uses: source maps, and Gatsby's component for third-party
 * scripts. Gives the app a hash that changes with its files only.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    // None is used: Gatsby's scripts for third parties, those in a web worker, and Yup's renaming of keys.
    resolve: { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false, "tiny-case": false } },
    // Nor are the parts of Formik that need this one; it does not say itself that it may be left out then.
    module: { rules: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
    plugins: [compilationHash],
  });
};

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNode, getNodesByType, store }) => {
  const { program, pages } = store.getState();
  const root = program.directory;
  const publicFolder = path.join(root, "public");
  const nodes = { ofType: getNodesByType, byId: getNode };
  const site = siteOf(nodes);
  const published = publishedPages(root, nodes, today());
  // Gatsby copies this for scripts in a web worker; the site has none.
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
  const { listedPaths, inlineScripts } = await finishPages(
    publicFolder,
    [...pages.values()],
    structuredData(published),
  );
  await writeSitemap(publicFolder, site.url, published, listedPaths);
  await writeFeed(publicFolder, site, published);
  await writeHosting(root, inlineScripts, formService.endpoint);
  await shelvePictures(publicFolder, path.join(root, ".cache", "unused-pictures"));
  await writeSocialCards(root, site, published);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (isDeveloping()) await reportContent(args);
  createContentPages(args);
};

const isDeveloping = () => process.env.NODE_ENV === "development";

let reported = "";

/** While developing, tells the errors of the content whenever some of it changed, and when all is well again. */
async function reportContent({ cache, reporter, store }: CreatePagesArgs): Promise<void> {
  const problems = await checkContent(store.getState().program.directory, cache);
  const report = problems.length > 0 ? formatProblems(problems) : "";
  if (report === reported) return;
  if (report) reporter.error(report);
  else reporter.success("Der Inhalt ist wieder in Ordnung.");
  reported = report;
}
