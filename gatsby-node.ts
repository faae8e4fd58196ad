export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onPostBuild,
  onPreBootstrap,
} from "./src/data-layer/gatsby/gatsby-hooks";
