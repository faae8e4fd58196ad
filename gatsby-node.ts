export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
} from "./src/data-layer/gatsby-hooks";
