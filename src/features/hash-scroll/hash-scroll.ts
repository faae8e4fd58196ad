import type { GatsbyBrowser } from "gatsby";
import { FORM_SCROLL_DELAY_MS, FORM_SCROLL_OFFSET_PX } from "../../config/constants";

/** The target that is reached slowly and takes the focus. */
const FORM_HASH = "#form";

/** Where a new page begins: at its top, or at the target of the hash. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) => {
  if (location.hash === FORM_HASH) return false;
  return location.hash ? true : [0, 0];
};

let timer: number | undefined;

/**
 * Scrolls to the contact form a moment after `#form` was asked for, and takes the focus there.
 * @param isNewPage another page was shown before: this one begins at its top
 */
export function scrollToForm(hash: string, isNewPage: boolean): void {
  window.clearTimeout(timer);
  if (hash !== FORM_HASH) return;
  if (isNewPage) window.scrollTo(0, 0);
  timer = window.setTimeout(scroll, FORM_SCROLL_DELAY_MS);
}

function scroll(): void {
  const form = document.querySelector<HTMLElement>(FORM_HASH);
  if (!form) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({
    top: form.getBoundingClientRect().top + window.scrollY - FORM_SCROLL_OFFSET_PX,
    behavior: calm ? "instant" : "smooth",
  });
  form.focus({ preventScroll: true });
}
