import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_READY_EVENT } from "../../config/app-start";

/** Lets the app take over the page in short steps, so that the visitor's hand is never held up. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // In development the page comes without markup.
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  startTransition(() => {
    hydrateRoot(container, element);
  });
};

/** Says that the app is there: to the press that waited for it, to styles and to whoever measures. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.app = "ready";
  document.dispatchEvent(new Event(APP_READY_EVENT));
};
