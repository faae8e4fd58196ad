import type { GatsbyBrowser } from "gatsby";
import { PAGE_SHOWN_EVENT } from "../../config/navigation-events";
import { scrollToForm } from "../hash-scroll/hash-scroll";

/** What happens whenever another page, or another part of one, is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
  scrollToForm(location.hash, prevLocation ? prevLocation.pathname !== location.pathname : false);
};
