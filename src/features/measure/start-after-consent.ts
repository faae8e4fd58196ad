import { APP_READY_EVENT } from "../../../plugins/gatsby-plugin-late-app/events";
import { subscribeToConsent } from "../cookie-consent/consent-store";
import { mayMeasure } from "./report";

let isStarted = false;

/**
 * Fetches the code that measures once the app is there, the visitor has agreed, and somebody looks at the page: one that
 * the browser prepares may never be shown.
 */
export function awaitConsent(): void {
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
    // Without it, this visit is not counted.
    () => undefined,
  );
}
