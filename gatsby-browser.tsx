import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { scrollToForm } from "./src/features/hash-scroll/hash-scroll";
import { OTHER_MEDIA_STYLES } from "./src/lib/other-media";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  document.head.append(Object.assign(document.createElement("link"), OTHER_MEDIA_STYLES));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  scrollToForm(location, prevLocation ?? undefined);

export { wrapPageElement } from "./src/layout/shell";
