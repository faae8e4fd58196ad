import "./src/styles/global.css";

export { onRouteUpdate, shouldUpdateScroll } from "./src/features/hash-scroll/hash-scroll";
export { wrapPageElement } from "./src/layout/wrap-page";
