import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_READY_EVENT, APP_TAKEOVER_EVENT } from "./events";

/**
 * Lets the app take over the page in short steps, so that the page answers meanwhile; in one step
 * where a translator or an extension changes it, for they would do so again between two steps.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // In development the page comes without markup.
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  const isUnchanged = document.dispatchEvent(new Event(APP_TAKEOVER_EVENT, { cancelable: true }));
  const hydrate = () => {
    hydrateRoot(container, element);
  };
  if (isUnchanged) startTransition(hydrate);
  else flushSync(hydrate);
};

/** Says that the app is there: to the press that waited for it, to styles and to whoever measures. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.app = "ready";
  document.dispatchEvent(new Event(APP_READY_EVENT));
};
