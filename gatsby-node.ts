export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from "./src/gatsby/node";
