import {
  CLICK_TIMEOUT_MS,
  CONSENT_BANNER_DELAY_MS,
  CONSENT_STORAGE_KEY,
  CONSENT_TO_ANALYTICS,
} from "../../config/constants";
import { attempt } from "../../lib/attempt";
import type { askForConsent } from "./ask-for-consent";

type Consent = "accepted" | "declined";

/** The decision for this page view, for browsers without storage. */
let decided: Consent | undefined;
const listeners = new Set<() => void>();

/** What is stored for each answer. Who accepted when nothing was measured has not been asked about it; a no holds. */
const STORED_ANSWERS: Readonly<Record<Consent, string>> = {
  accepted: process.env.GATSBY_ANALYTICS_ENDPOINT ? CONSENT_TO_ANALYTICS : "accepted",
  declined: "declined",
};

/** Arguments of `askForConsent`. */
export const CONSENT_QUESTION = [
  CONSENT_STORAGE_KEY,
  Object.values(STORED_ANSWERS),
  CONSENT_BANNER_DELAY_MS,
  CLICK_TIMEOUT_MS,
] as const satisfies Parameters<typeof askForConsent>;

/** The stored decision; `undefined` if there is none. */
export function readConsent(): Consent | undefined {
  const stored = attempt(() => window.localStorage.getItem(CONSENT_STORAGE_KEY));
  return (["accepted", "declined"] as const).find((consent) => STORED_ANSWERS[consent] === stored);
}

/** Stores the decision and tells this page; without storage, it is lost with the page. */
export function storeConsent(consent: Consent): void {
  attempt(() => window.localStorage.setItem(CONSENT_STORAGE_KEY, STORED_ANSWERS[consent]));
  decided = consent;
  for (const listener of listeners) listener();
}

/** Removes the decision, stored or not. */
export function forgetConsent(): void {
  decided = undefined;
  attempt(() => window.localStorage.removeItem(CONSENT_STORAGE_KEY));
}

/** Calls `listener` after every decision, in this tab or another; returns an unsubscribe function. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== CONSENT_STORAGE_KEY && key !== null) return;
    decided = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The decision as far as this page knows it. */
export const currentConsent = () => decided ?? readConsent();
