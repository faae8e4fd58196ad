import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_READY_EVENT, APP_TAKEOVER_EVENT } from "./events";

/**
 * Hydrates the page in short steps, so it stays responsive; in one step if a translator or an extension has changed it,
 * because they would change it again between two steps.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // In development the page has no markup.
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  const isUnchanged = document.dispatchEvent(new Event(APP_TAKEOVER_EVENT, { cancelable: true }));
  const hydrate = () => {
    hydrateRoot(container, element);
  };
  if (isUnchanged) startTransition(hydrate);
  else flushSync(hydrate);
};

/** Announces that the app is ready: to presses that waited for it, to styles and to measurements. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.app = "ready";
  document.dispatchEvent(new Event(APP_READY_EVENT));
};
