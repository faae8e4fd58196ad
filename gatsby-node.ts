export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
} from "./src/data-layer/gatsby/gatsby-hooks";
