import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { scrollToForm } from "./src/features/hash-scroll/hash-scroll";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.GATSBY_MEASURE_ENDPOINT) {
    // In the app's own file; an import at the top would leave its code in a build that does not measure.
    import(/* webpackMode: "eager" */ "./src/features/measure/await-consent").then(({ awaitConsent }) =>
      awaitConsent(),
    );
  }
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  scrollToForm(location, prevLocation ?? undefined);

export { wrapPageElement } from "./src/layout/shell";
