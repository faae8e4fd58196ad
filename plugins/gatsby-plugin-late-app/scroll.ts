import type { GatsbyBrowser } from "gatsby";
import { isNewEntry } from "./history-entry";
import type { GivenOptions } from "./options";

/** A navigation by Gatsby itself; its types lack `action`. */
const isOwnStep = (location: object) => "action" in location && location.action === "PUSH";

/** Whether a location was reached by Back or Forward. */
export const isReturn = (location: object) => !isOwnStep(location) && !isNewEntry();

/** Where a new page starts: at the top or at the hash's target; on the way back, where it was left. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (
  { prevRouterProps, routerProps: { location }, getSavedScrollPosition },
  options,
) => {
  if (!location.hash) {
    // An entry from before the app was ready: the browser has already restored its scroll position.
    const isFromBefore = prevRouterProps && !isOwnStep(location) && isNewEntry();
    return isFromBefore ? false : [0, 0];
  }
  if (prevRouterProps && isReturn(location)) {
    const [x, y] = getSavedScrollPosition(location) ?? [0, 0];
    // Gatsby also returns zero for a position it does not know.
    if (y > 0) {
      window.scrollTo(x, y);
      return false;
    }
  }
  return !(options as GivenOptions).ownHashes?.includes(location.hash);
};
