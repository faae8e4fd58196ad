import type { GatsbyBrowser } from "gatsby";
import { FORM_SCROLL_DELAY_MS, FORM_SCROLL_OFFSET_PX } from "../../config/constants";
import { isNewEntry } from "../app-start/history-entry";
import { isPressing } from "../press/between-presses";

/** The target that is reached slowly and takes the focus. */
const FORM_HASH = "#form";
const FIELDS = "input, select, textarea, [role=combobox]";
/** Less than what a visitor scrolls at a time, px. */
const AT_PLACE_PX = 4;

type Place = { pathname: string; hash: string; action?: string };

/** A step of Gatsby's own, which it knows; its types do not. */
const isOwnStep = (location: object) => "action" in location && location.action === "PUSH";

/** Reached by Back or Forward. */
const isReturn = (location: object) => !isOwnStep(location) && !isNewEntry();

/** Where a new page begins: at its top, or at the target of the hash; on the way back, where it was left. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
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
  return location.hash !== FORM_HASH;
};

let timer: number | undefined;

/**
 * Scrolls to the contact form a moment after `#form` was asked for, and takes the focus there: once, and not when the
 * visitor has gone elsewhere on the page meanwhile, is in a field or presses something.
 * @param location the place asked for
 * @param before the place shown until now; nothing when the document has just been loaded
 */
export function scrollToForm(location: Place, before: Place | undefined): void {
  window.clearTimeout(timer);
  if (location.hash !== FORM_HASH || (before && isReturn(location))) return;
  const isNewPage = before !== undefined && before.pathname !== location.pathname;
  if (isNewPage) window.scrollTo(0, 0);
  // The browser itself has brought a new document there; whoever is elsewhere has scrolled.
  if (!before && Math.abs(distance()) > AT_PLACE_PX) return;
  const start = window.scrollY;
  timer = window.setTimeout(() => {
    const isInUse = isPressing() || document.activeElement?.matches(FIELDS);
    const hasScrolled = Math.abs(window.scrollY - start) > AT_PLACE_PX;
    if (!isInUse && !hasScrolled) scroll();
  }, FORM_SCROLL_DELAY_MS);
}

const findForm = () => document.querySelector<HTMLElement>(FORM_HASH);

/** How far the form is from its place below the window's edge, px. */
const distance = () => (findForm()?.getBoundingClientRect().top ?? 0) - FORM_SCROLL_OFFSET_PX;

function scroll(): void {
  const form = findForm();
  if (!form) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: distance() + window.scrollY, behavior: isCalm ? "instant" : "smooth" });
  form.focus({ preventScroll: true });
}
