import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { analyticsSettings } from "../../config/analytics-settings";
import { formSettings } from "../../config/form-settings";
import { addHeadMetadata } from "../../publish/add-head-metadata";
import { writeFeed } from "../../publish/feed";
import { writeHosting } from "../../publish/hosting";
import { printFooterStyle } from "../../publish/print-footer-style";
import { getSiteSettings, publishedPages } from "../../publish/published-pages";
import { writeSitemap } from "../../publish/sitemap";
import { writeSocialCards } from "../../publish/social-cards";
import { structuredData } from "../../publish/structured-data";
import { checkContent } from "../check/check-content";
import { today } from "../model/release";
import { readContent } from "../read/read-content";
import { formatIssues } from "../text/issue";
import { createContentNode, recreateOutdatedNodes, setCheckedFiles } from "./create-nodes";
import { createContentPages } from "./create-pages";
import { createDrawingResolver, createSchema } from "./create-schema";
import { resolvedNodes } from "./resolved-nodes";
import { createTextPictureResolver } from "./text-pictures";
import { rememberUprightSize } from "./upright-pictures";

const NO_FORM_SERVICE =
  "GATSBY_FORM_ENDPOINT (a full address) and GATSBY_FORM_ACCESS_KEY must be set, or inquiries would reach nobody. See .env.example; `npm run build` without them builds for the local service.";

/** Stops the build with all content errors, before any work is done on it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ cache, reporter, store }) => {
  if (isDeveloping()) return;
  if (!URL.canParse(formSettings.endpoint) || !formSettings.accessKey) reporter.panic(NO_FORM_SERVICE);
  const root = store.getState().program.directory;
  const content = readContent(root);
  const issues = await checkContent(root, content, cache);
  if (issues.length > 0) reporter.panic(formatIssues(issues));
  setCheckedFiles(content.files);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createDrawingResolver(args);
  createTextPictureResolver(args);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => recreateOutdatedNodes(args);

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  await rememberUprightSize(args);
  await createContentNode(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { program, pages } = args.store.getState();
  const root = program.directory;
  const publicFolder = path.join(root, "public");
  const nodes = await resolvedNodes(args);
  const site = getSiteSettings(nodes);
  const published = publishedPages(root, nodes, today());
  const things = structuredData(published);
  const { listedPaths, inlineScripts } = addHeadMetadata(publicFolder, pages.keys(), things, printFooterStyle(site));
  await writeSitemap(publicFolder, site.url, published, listedPaths);
  await writeFeed(publicFolder, site, published);
  await writeHosting(root, inlineScripts, formSettings.endpoint, analyticsSettings.endpoint);
  await writeSocialCards(root, site, published);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (isDeveloping()) await reportContent(args);
  createContentPages(args);
};

const isDeveloping = () => process.env.NODE_ENV === "development";

let reported = "";

/** In development, reports the content's errors after each change, and says when all are fixed. */
async function reportContent({ cache, reporter, store }: CreatePagesArgs): Promise<void> {
  const root = store.getState().program.directory;
  const issues = await checkContent(root, readContent(root), cache);
  const report = issues.length > 0 ? formatIssues(issues) : "";
  if (report === reported) return;
  if (report) reporter.error(report);
  else reporter.success("Der Inhalt ist wieder in Ordnung.");
  reported = report;
}
