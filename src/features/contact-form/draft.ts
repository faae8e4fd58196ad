import { LEAVE_EVENT } from "../../config/navigation-events";
import { emptyInquiry, type Inquiry } from "./inquiry";

/** Holds the entries for the moment between two documents, when the app itself has to load one. */
const HANDOVER_KEY = "contact-draft";

/** What the visitor has entered so far; kept in memory while the site is open. */
let draft: Inquiry = typeof window === "undefined" ? emptyInquiry : takeOver();

export const readDraft = (): Inquiry => draft;

export function keepDraft(inquiry: Inquiry): void {
  draft = inquiry;
}

function takeOver(): Inquiry {
  window.addEventListener(LEAVE_EVENT, handOver);
  try {
    const text = window.sessionStorage.getItem(HANDOVER_KEY);
    window.sessionStorage.removeItem(HANDOVER_KEY);
    return { ...emptyInquiry, ...(text ? JSON.parse(text) : {}) };
  } catch {
    return emptyInquiry;
  }
}

function handOver(): void {
  if (Object.values(draft).every((entry) => entry === "")) return;
  try {
    window.sessionStorage.setItem(HANDOVER_KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses the entries with the document.
  }
}
