import { useSyncExternalStore } from "react";
import { currentConsent, subscribeToConsent } from "./consent-store";

/**
 * The visitor's decision, `undefined` until it is known. Anything optional (statistics, embedded media) must ask here
 * and load nothing unless the answer is `accepted`.
 */
export const useConsent = () => useSyncExternalStore(subscribeToConsent, currentConsent, () => undefined);
