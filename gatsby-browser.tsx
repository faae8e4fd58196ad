import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { scrollToForm } from "./src/features/hash-scroll/hash-scroll";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  scrollToForm(location, prevLocation ?? undefined);

export { wrapPageElement } from "./src/layout/shell";
