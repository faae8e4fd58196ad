// Named one by one, because Gatsby reads from this file which of its hooks a plugin uses.
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./dist/browser/gatsby-browser";
