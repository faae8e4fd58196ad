import { isNewEntry } from "../../../plugins/gatsby-plugin-late-app/history-entry";
import { isReturn, matchesHash } from "../../../plugins/gatsby-plugin-late-app/scroll";
import { AT_PLACE_PX, FORM_HASH, FORM_SCROLL_DELAY_MS, FORM_SCROLL_OFFSET_PX } from "../../config/constants";
import { isPressing } from "../press/between-presses";

const FIELDS = "input, select, textarea, [role=combobox]";
/** By when a smooth scroll has arrived. */
const LONGEST_SCROLL_MS = 1500;

type Place = { pathname: string; hash: string; action?: string };

let timer: number | undefined;
/** Where the scroll to the form that is under way leads, px. */
let aim: number | undefined;
let arrival: number | undefined;

/**
 * Scrolls to the contact form shortly after `#form` was requested, alone or with more behind it, and focuses it: once,
 * and not if the visitor has scrolled elsewhere in the meantime, is in a field or is pressing something. A new document
 * has no place `before`.
 */
export function scrollToForm(location: Place, before: Place | undefined): void {
  window.clearTimeout(timer);
  if (!matchesHash(FORM_HASH, location.hash) || (before && isReturn(location))) return;
  if (!before && hasMoved(location.hash)) return;
  const start = window.scrollY;
  timer = window.setTimeout(() => {
    const isInUse = isPressing() || document.activeElement?.matches(FIELDS);
    // A second press may come while the page is still on its way to the form.
    const isOnItsWay = aim !== undefined && Math.abs(aim - window.scrollY) < Math.abs(aim - start);
    const hasScrolled = Math.abs(window.scrollY - start) > AT_PLACE_PX && !isOnItsWay;
    if (!isInUse && !hasScrolled) scroll();
  }, FORM_SCROLL_DELAY_MS);
}

/** Whether the visitor of a new document has left the place to which the browser itself has jumped. */
function hasMoved(hash: string): boolean {
  if (hash === FORM_HASH) return Math.abs(distance()) > AT_PLACE_PX;
  // There is no element for it to jump to.
  return window.scrollY > AT_PLACE_PX || !isNewEntry();
}

const findForm = () => document.querySelector<HTMLElement>(FORM_HASH);

/** How far the form is from where it comes to rest, px. */
const distance = () => (findForm()?.getBoundingClientRect().top ?? 0) - FORM_SCROLL_OFFSET_PX;

function scroll(): void {
  const form = findForm();
  if (!form) return;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  aim = distance() + window.scrollY;
  window.scrollTo({ top: aim, behavior: reducesMotion ? "instant" : "smooth" });
  form.focus({ preventScroll: true });
  // Not every browser says when it has arrived.
  window.clearTimeout(arrival);
  arrival = window.setTimeout(() => {
    aim = undefined;
  }, LONGEST_SCROLL_MS);
}
