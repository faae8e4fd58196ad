export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from "./src/data-layer/gatsby/gatsby-hooks";
