import { CONSENT_STORAGE_KEY } from "../../config/constants";

export type Consent = "accepted" | "declined";

/** The decision for this page view, for browsers without storage. */
let decided: Consent | undefined;
const listeners = new Set<() => void>();

/** The stored decision; `undefined` if there is none or nothing can be stored. */
export function readConsent(): Consent | undefined {
  try {
    const value = window.localStorage.getItem(CONSENT_STORAGE_KEY);
    return value === "accepted" || value === "declined" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the decision and tells this page; without storage, it is lost with the page. */
export function storeConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(CONSENT_STORAGE_KEY, consent);
  } catch {
    // Nothing to do: the decision holds for this page view.
  }
  decided = consent;
  for (const listener of listeners) listener();
}

/** Removes the decision, stored or not. */
export function forgetConsent(): void {
  decided = undefined;
  try {
    window.localStorage.removeItem(CONSENT_STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
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
