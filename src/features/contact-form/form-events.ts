import { OFFLINE_EVENT } from "gatsby-plugin-late-app/events";
import type { FormEvent, KeyboardEvent } from "react";
import { FORM_HASH } from "../../config/constants";
import { inquiryStore } from "./inquiry-store";
import { messageInHash } from "./inquiry-url";

/** Until the enhancement is loaded, the browser sends the form natively, once. */
export function sendByBrowser(event: FormEvent): void {
  if (event.defaultPrevented) return;
  const nativeValues = inquiryStore.sync().values;
  // The browser would replace this page with its error page.
  if (!navigator.onLine) window.dispatchEvent(new Event(OFFLINE_EVENT));
  else if (inquiryStore.dispatch({ type: "submitted", nativeValues })) return;
  event.preventDefault();
}

/** Holding Enter sends the form only once. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** Takes over the message in the page's hash, once. */
export function takeMessageFrom(hash: string): void {
  const text = messageInHash(hash);
  // The visitor may have gone back meanwhile; the URL of that page must not be changed.
  if (text === undefined || messageInHash(window.location.hash) !== text) return;
  inquiryStore.dispatch({ type: "messageAdded", text });
  window.history.replaceState(window.history.state, "", FORM_HASH);
}
