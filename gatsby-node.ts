export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from "./src/gatsby/node";
