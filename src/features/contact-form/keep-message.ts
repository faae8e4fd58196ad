import { INQUIRY_STORAGE_KEY } from "../../config/constants";

/**
 * Puts a text into the message of the contact form, after what is there already: visitors see it when they get there,
 * and change it as they like. Without storage, the message stays as it is.
 */
export function keepMessage(text: string): void {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(INQUIRY_STORAGE_KEY) ?? "{}");
    const before = kept.entries?.message || "";
    if (before.includes(text)) return;
    kept.entries = { ...kept.entries, message: before ? `${before}\n\n${text}` : text };
    window.sessionStorage.setItem(INQUIRY_STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // The form can still be filled in by hand.
  }
}
