export { onClientEntry, onRouteUpdate, wrapPageElement } from "./src/gatsby/browser";
