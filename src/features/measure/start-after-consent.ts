import { APP_READY_EVENT } from "../../../plugins/gatsby-plugin-deferred-hydration/events";
import { subscribeToConsent } from "../cookie-consent/consent-store";
import { mayMeasure } from "./report";

let isStarted = false;

/**
 * Starts measuring once the app is ready, the visitor has consented, and the page is visible: a prerendered page may
 * never be shown.
 */
export function startMeasuringAfterConsent(): void {
  for (const event of [APP_READY_EVENT, "prerenderingchange"]) document.addEventListener(event, start);
  subscribeToConsent(start);
}

function start(): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (isStarted || prerendering || document.documentElement.dataset.app !== "ready" || !mayMeasure()) return;
  isStarted = true;
  const { href } = window.location;
  import(/* webpackChunkName: "measure" */ "./measure").then(
    ({ measure }) => measure(href),
    // If this fails, the visit is not counted.
    () => undefined,
  );
}
