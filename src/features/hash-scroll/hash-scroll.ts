import { isReturn } from "../../../plugins/gatsby-plugin-late-app/scroll";
import { FORM_HASH, FORM_SCROLL_DELAY_MS, FORM_SCROLL_OFFSET_PX } from "../../config/constants";
import { isPressing } from "../press/between-presses";

const FIELDS = "input, select, textarea, [role=combobox]";
/** Less than what a visitor scrolls at a time, px. */
const AT_PLACE_PX = 4;

type Place = { pathname: string; hash: string; action?: string };

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
