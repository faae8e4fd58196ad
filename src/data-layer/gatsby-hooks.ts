import type { GatsbyNode } from "gatsby";
import { listSocialCards } from "./after-build/list-social-cards";
import { writeSocialCards } from "./after-build/social-cards";
import { checkContent } from "./content/check-content";
import { formatProblems } from "./content/problem";
import { createContentNode } from "./create-nodes";
import { createDrawingResolver, createSchema } from "./create-schema";
import { createArticlePages } from "./pages/create-article-pages";
import { createJobPages } from "./pages/create-job-pages";
import { createLegalPages } from "./pages/create-legal-pages";

/** Stops the build with all errors of the content, before any work is done on it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ cache, reporter, store }) => {
  const problems = await checkContent(store.getState().program.directory, cache);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const createResolvers: GatsbyNode["createResolvers"] = createDrawingResolver;

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store }) => {
  const root = store.getState().program.directory;
  const [site] = getNodesByType("SiteSettings");
  await writeSocialCards(
    root,
    site as unknown as { name: string; tagline: string },
    listSocialCards(root, getNodesByType),
  );
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await Promise.all([createArticlePages(args), createJobPages(args), createLegalPages(args)]);
};
