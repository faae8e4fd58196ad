import { useSyncExternalStore } from "react";
import { type Consent, currentConsent, subscribeToConsent } from "./consent-store";

/**
 * The visitor's decision. Anything optional (statistics, embedded media) must ask here and load nothing unless the
 * answer is `accepted`.
 * @returns `undefined` while rendering on the server and until the visitor decides
 */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribeToConsent, currentConsent, () => undefined);
}
