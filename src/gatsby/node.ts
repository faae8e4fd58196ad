import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { analyticsSettings } from "../config/analytics-settings";
import { formSettings } from "../config/form-settings";
import { contentModel } from "../content-model";
import { checkContent } from "../data-layer/check/check-content";
import { createContentNode, recreateOutdatedNodes, setCheckedFiles } from "../data-layer/nodes/create-nodes";
import { createDrawingResolver, createSchema } from "../data-layer/nodes/create-schema";
import { rememberPicture } from "../data-layer/nodes/remember-picture";
import { resolvedNodes } from "../data-layer/nodes/resolved-nodes";
import { createTextPictureResolver } from "../data-layer/nodes/text-pictures";
import { readContent } from "../data-layer/read/read-content";
import { documentsOnDisk } from "../data-layer/render/document-cache";
import { formatIssues } from "../data-layer/text/issue";
import { addHeadMetadata } from "../publish/add-head-metadata";
import { writeFeed } from "../publish/feed";
import { writeHosting } from "../publish/hosting";
import { printFooterStyle } from "../publish/print-footer-style";
import { getSiteSettings, publishedPages } from "../publish/published-pages";
import { writeSitemap } from "../publish/sitemap";
import { cardTexts, writeSocialCards } from "../publish/social-cards";
import { structuredData } from "../publish/structured-data";
import { createContentPages } from "./create-pages";
import { addPreviewContext, setPreviewFiles } from "./preview-files";

const NO_FORM_SERVICE =
  "GATSBY_FORM_ENDPOINT (a full address) and GATSBY_FORM_ACCESS_KEY must be set, or inquiries would reach nobody. See .env.example; `npm run build` without them builds for the local service.";

/** Stops the build with all content errors, before any work is done on it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  if (isDeveloping()) return;
  if (!URL.canParse(formSettings.endpoint) || !formSettings.accessKey) reporter.panic(NO_FORM_SERVICE);
  const root = store.getState().program.directory;
  const content = readContent(root, contentModel);
  const cache = documentsOnDisk(root);
  const issues = await checkContent(root, content, cache);
  if (issues.length > 0) reporter.panic(formatIssues(issues));
  await cache.removeUnused();
  setCheckedFiles(content.files);
  if (process.env.GATSBY_PREVIEW) setPreviewFiles(content.files);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, store, reporter }) => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [sayWhenReady(reporter)] });
  if (stage !== "build-javascript") return;
  const clone = path.join(store.getState().program.directory, "src/lib/shallow-clone.ts");
  actions.setWebpackConfig({
    resolve: { alias: { "lodash-es/clone$": clone, "lodash-es/cloneDeep$": clone } },
  });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createSchema(args, contentModel);

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createDrawingResolver(args);
  createTextPictureResolver(args, contentModel);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => recreateOutdatedNodes(args, contentModel);

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  await rememberPicture(args);
  await createContentNode(args, contentModel);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { program, pages } = args.store.getState();
  const root = program.directory;
  const publicFolder = path.join(root, "public");
  const nodes = await resolvedNodes(args, contentModel);
  const site = getSiteSettings(nodes, contentModel);
  const published = publishedPages(root, nodes, contentModel);
  const things = structuredData(published);
  const cards = cardTexts(published);
  const style = printFooterStyle(site);
  const { listedPaths, inlineScripts } = addHeadMetadata(publicFolder, pages.keys(), things, cards, style);
  await writeSitemap(publicFolder, site.url, published, listedPaths);
  await writeFeed(publicFolder, site, published);
  await writeHosting(root, inlineScripts, formSettings.endpoint, analyticsSettings.endpoint);
  await writeSocialCards(root, site.name, published);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = addPreviewContext;

export const createPages: GatsbyNode["createPages"] = createContentPages;

/** webpack plugin: says, in the authors' language, when the first bundle of the development server is there. */
const sayWhenReady = ({ success }: CreatePagesArgs["reporter"]) => ({
  apply(compiler: Compiler): void {
    let isReady = false;
    compiler.hooks.done.tap("say-when-ready", () => {
      if (!isReady) success("Die Vorschau ist bereit.");
      isReady = true;
    });
  },
});

const isDeveloping = () => process.env.NODE_ENV === "development";
