import type { GatsbyBrowser } from "gatsby";
import "../styles/global.css";
import { scrollToForm } from "../features/hash-scroll/hash-scroll";
import { loadHoverControls } from "../features/hover-controls/hover-controls";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.GATSBY_ANALYTICS_ENDPOINT) {
    // A static import would leave this code in a build that does not measure; `eager` makes no extra file.
    import(/* webpackMode: "eager" */ "../features/analytics/start-after-consent").then(
      ({ startAnalyticsAfterConsent }) => startAnalyticsAfterConsent(),
    );
  }
  // The app waits for them, so that controls change at one moment.
  return loadHoverControls();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  scrollToForm(location, prevLocation ?? undefined);
};

export { wrapPageElement } from "../layout/shell";
