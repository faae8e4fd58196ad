export { onPreRenderHTML } from "./src/layout/lean-head";
export { wrapPageElement } from "./src/layout/wrap-page";
