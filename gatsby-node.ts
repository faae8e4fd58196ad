export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from "./src/gatsby/node";
