import { readConsent } from "../cookie-consent/consent-store";

export type FormOutcome = "sent" | "failed";

type Listener = (outcome: FormOutcome) => void;

/** Outcomes reported before the measuring code was loaded. */
const queue: FormOutcome[] = [];
let listener: Listener = (outcome) => queue.push(outcome);

/** Whether this visit may be measured: consent is stored, and the browser sends no Do Not Track or GPC signal. */
export function isAnalyticsAllowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== "1" && !globalPrivacyControl && readConsent() === "accepted";
}

/** Reports an outcome; queued until the measuring code is loaded, dropped without consent. */
export function reportOutcome(outcome: FormOutcome): void {
  if (isAnalyticsAllowed()) listener(outcome);
}

/** Passes queued and future outcomes to a listener. */
export function setReportListener(newListener: Listener): void {
  listener = newListener;
  for (const outcome of queue.splice(0)) newListener(outcome);
}
