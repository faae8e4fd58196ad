// First: what follows reads the address.
import "./src/features/app-start/history-entry";
import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/features/app-start/app-start";
export { shouldUpdateScroll } from "./src/features/hash-scroll/hash-scroll";
export { onClientEntry, onRouteUpdate } from "./src/features/page-change/page-change";
export { disableCorePrefetching, onPrefetchPathname } from "./src/features/prefetch/prefetch";
export { wrapPageElement } from "./src/layout/wrap-page";
