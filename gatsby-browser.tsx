import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/features/app-start/app-start";
export { onRouteUpdate, shouldUpdateScroll } from "./src/features/hash-scroll/hash-scroll";
export { wrapPageElement } from "./src/layout/wrap-page";
