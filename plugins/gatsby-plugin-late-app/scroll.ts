import type { GatsbyBrowser } from "gatsby";
import { isNewEntry } from "./history-entry";
import type { GivenOptions } from "./options";

/** A step of Gatsby's own, which it knows; its types do not. */
const isOwnStep = (location: object) => "action" in location && location.action === "PUSH";

/** Whether a place was reached by Back or Forward. */
export const isReturn = (location: object) => !isOwnStep(location) && !isNewEntry();

/** Where a new page begins: at its top, or at the target of the hash; on the way back, where it was left. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (
  { prevRouterProps, routerProps: { location }, getSavedScrollPosition },
  options,
) => {
  if (!location.hash) {
    // An entry from before the app was there: the browser itself has brought the visitor back to its place.
    const isFromBefore = prevRouterProps && !isOwnStep(location) && isNewEntry();
    return isFromBefore ? false : [0, 0];
  }
  if (prevRouterProps && isReturn(location)) {
    const [x, y] = getSavedScrollPosition(location) ?? [0, 0];
    // Zero is also what Gatsby says of a place that it does not know.
    if (y > 0) {
      window.scrollTo(x, y);
      return false;
    }
  }
  return !(options as GivenOptions).ownHashes?.includes(location.hash);
};
