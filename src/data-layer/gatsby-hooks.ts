import { rm } from "node:fs/promises";
import path from "node:path";
import v8 from "node:v8";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { formService } from "../config/form-service";
import { writeFeed } from "./after-build/feed";
import { finishPages } from "./after-build/finish-pages";
import { writeHosting } from "./after-build/hosting";
import { listSocialCards } from "./after-build/list-social-cards";
import { querySite } from "./after-build/query-site";
import { shelvePictures } from "./after-build/shelve-pictures";
import { writeSitemap } from "./after-build/sitemap";
import { writeSocialCards } from "./after-build/social-cards";
import { structuredData } from "./after-build/structured-data";
import { compilationHash } from "./compilation-hash";
import { checkContent } from "./content/check-content";
import { formatProblems } from "./content/problem";
import { today } from "./content/release";
import { createContentNode } from "./create-nodes";
import { createDrawingResolver, createSchema } from "./create-schema";
import { createTextPictureResolver } from "./mdx/text-pictures";
import { createArticlePages } from "./pages/create-article-pages";
import { createJobPages } from "./pages/create-job-pages";
import { createLegalPages } from "./pages/create-legal-pages";

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

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, getNode, getNodesByType, store }) => {
  const { program, pages } = store.getState();
  const root = program.directory;
  const publicFolder = path.join(root, "public");
  const data = await querySite({ graphql });
  // Gatsby copies this for scripts in a web worker; the site has none.
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
  const { listedPaths, inlineScripts } = await finishPages(
    publicFolder,
    [...pages.values()],
    structuredData(data, today()),
  );
  await writeSitemap(publicFolder, data, listedPaths);
  await writeFeed(publicFolder, data);
  await writeHosting(root, inlineScripts, formService.endpoint);
  await shelvePictures(publicFolder, path.join(root, ".cache", "unused-pictures"));
  const [site] = getNodesByType("SiteSettings");
  await writeSocialCards(
    root,
    site as unknown as { name: string; tagline: string },
    listSocialCards(root, getNodesByType, getNode),
  );
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (isDeveloping()) await reportContent(args);
  await Promise.all([createArticlePages(args), createJobPages(args), createLegalPages(args)]);
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
