export { onRenderBody, wrapPageElement } from "./src/gatsby/ssr";
