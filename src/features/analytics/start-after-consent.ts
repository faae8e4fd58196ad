import { APP_READY_EVENT } from "gatsby-plugin-late-app/events";
import { subscribeToConsent } from "../cookie-consent/consent-store";
import { isAnalyticsAllowed } from "./report";

let isStarted = false;

/**
 * Starts measuring once the app is ready, the visitor has consented, and the page is visible: a prerendered page may
 * never be shown.
 */
export function startAnalyticsAfterConsent(): void {
  for (const event of [APP_READY_EVENT, "prerenderingchange"]) document.addEventListener(event, start);
  subscribeToConsent(start);
}

function start(): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (isStarted || prerendering || document.documentElement.dataset.app !== "ready" || !isAnalyticsAllowed()) return;
  isStarted = true;
  const { href } = window.location;
  // Content blockers block files called analytics.
  import(/* webpackChunkName: "analytics" */ "./analytics").then(
    ({ startAnalytics }) => startAnalytics(href),
    // If this fails, the visit is not counted.
    () => undefined,
  );
}
