import { readConsent } from "../cookie-consent/consent-store";

/** What became of an inquiry. */
export type Happening = "sent" | "failed";

type Listener = (happening: Happening) => void;

/** What happened before the code that sends it was there. */
const waiting: Happening[] = [];
let listener: Listener = (happening) => waiting.push(happening);

/** Whether this visit may be measured: its visitor has agreed, in a storage that keeps it, and the browser does not object. */
export function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== "1" && !globalPrivacyControl && readConsent() === "accepted";
}

/** Tells the measurement, there or on its way, what has happened; without consent at that moment, nobody ever hears of it. */
export function report(happening: Happening): void {
  if (mayMeasure()) listener(happening);
}

/** Hands over what has been reported so far, and from now on each report at once. */
export function onReport(listen: Listener): void {
  listener = listen;
  for (const happening of waiting.splice(0)) listen(happening);
}
