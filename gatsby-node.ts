export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from "./src/gatsby/node";
