// Must come first: the modules below read the address.
import "./history-entry";

export { onInitialClientRender, replaceHydrateFunction } from "./app-start";
export { onClientEntry, onRouteUpdate } from "./page-change";
export { disableCorePrefetching, onPrefetchPathname } from "./prefetch";
export { shouldUpdateScroll } from "./scroll";
