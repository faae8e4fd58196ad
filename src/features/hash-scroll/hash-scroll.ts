import { isNewEntry } from "gatsby-plugin-late-app/history-entry";
import { isBackOrForward, matchesHash } from "gatsby-plugin-late-app/scroll";
import { FORM_HASH, FORM_SCROLL_DELAY_MS, FORM_SCROLL_OFFSET_PX, SCROLL_TOLERANCE_PX } from "../../config/constants";
import { isPressing } from "../click-guard/pointer-release";

const FORM_FIELDS = "input, select, textarea, [role=combobox]";
/** Time after which a smooth scroll has certainly ended. */
const MAX_SMOOTH_SCROLL_MS = 1500;

type RouteLocation = { pathname: string; hash: string; action?: string };

let delayTimer: number | undefined;
/** The target of the running scroll to the form, px. */
let targetTop: number | undefined;
let arrivalTimer: number | undefined;

/**
 * Scrolls to the contact form and focuses it, shortly after a navigation to `#form`, alone or followed by `&` and more.
 * Does nothing if the visitor has scrolled meanwhile, is in a field or is pressing something.
 * @param previous the previous location; `undefined` after a full page load
 */
export function scrollToForm(location: RouteLocation, previous: RouteLocation | undefined): void {
  window.clearTimeout(delayTimer);
  if (!matchesHash(FORM_HASH, location.hash) || (previous && isBackOrForward(location))) return;
  if (!previous && hasVisitorScrolled(location.hash)) return;
  const start = window.scrollY;
  delayTimer = window.setTimeout(() => {
    const isInUse = isPressing() || document.activeElement?.matches(FORM_FIELDS);
    // After a second press, the page may still be scrolling to the form.
    const isScrollUnderway =
      targetTop !== undefined && Math.abs(targetTop - window.scrollY) < Math.abs(targetTop - start);
    const hasScrolled = Math.abs(window.scrollY - start) > SCROLL_TOLERANCE_PX && !isScrollUnderway;
    if (!isInUse && !hasScrolled) scrollAndFocus();
  }, FORM_SCROLL_DELAY_MS);
}

/** Whether the visitor has scrolled since the browser's own jump after a full page load. */
function hasVisitorScrolled(hash: string): boolean {
  if (hash === FORM_HASH) return Math.abs(distanceToForm()) > SCROLL_TOLERANCE_PX;
  // For `#form&…` there is no element, so the browser does not jump.
  return window.scrollY > SCROLL_TOLERANCE_PX || !isNewEntry();
}

const findForm = () => document.querySelector<HTMLElement>(FORM_HASH);

/** The distance of the form from its target position, px. */
const distanceToForm = () => (findForm()?.getBoundingClientRect().top ?? 0) - FORM_SCROLL_OFFSET_PX;

function scrollAndFocus(): void {
  const form = findForm();
  if (!form) return;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  targetTop = distanceToForm() + window.scrollY;
  window.scrollTo({ top: targetTop, behavior: reducesMotion ? "instant" : "smooth" });
  form.focus({ preventScroll: true });
  // Not every browser supports `scrollend`.
  window.clearTimeout(arrivalTimer);
  arrivalTimer = window.setTimeout(() => {
    targetTop = undefined;
  }, MAX_SMOOTH_SCROLL_MS);
}
