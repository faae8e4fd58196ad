import type { GatsbyBrowser } from "gatsby";
import { FORM_SCROLL_DELAY_MS, FORM_SCROLL_OFFSET_PX } from "../../config/constants";

/** The target that is reached slowly and takes the focus. */
const FORM_HASH = "#form";

/** Where a new page begins: at its top, or at the target of the hash. The form is reached from the top. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps, prevRouterProps }) => {
  const { hash, pathname } = routerProps.location;
  if (hash !== FORM_HASH) return hash ? true : TOP;
  return prevRouterProps && prevRouterProps.location.pathname !== pathname ? TOP : false;
};

const TOP: [number, number] = [0, 0];

let timer: number | undefined;

/** Scrolls to the contact form a moment after `#form` was asked for, and takes the focus there. */
export function scrollToForm(hash: string): void {
  window.clearTimeout(timer);
  if (hash === FORM_HASH) timer = window.setTimeout(scroll, FORM_SCROLL_DELAY_MS);
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
