import { TOAST_DURATION_MS } from "../../config/constants";
import type { Notification } from "./notification";

const listeners = new Set<() => void>();

/** Calls `listener` when a message is on its way or may be soon; returns how to stop that. */
export function onNotify(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const fetchCode = () =>
  Promise.all([import("react-hot-toast/headless"), import("./toast-card"), import("react")] as const);

/** Fetches what shows messages, so that the message of a lost connection can still be shown. */
export async function prepareToNotify(): Promise<void> {
  for (const listener of listeners) listener();
  // Without its code a message is not shown; there is nobody to tell.
  await fetchCode().catch(() => undefined);
}

/** Shows a message for 4 s; the code that shows it is fetched with the first one. */
export async function notify(notification: Notification): Promise<void> {
  await prepareToNotify();
  const code = await fetchCode().catch(() => undefined);
  if (!code) return;
  const [{ toast }, { ToastCard }, { createElement }] = code;
  const options = { duration: TOAST_DURATION_MS };
  const card = createElement(ToastCard, notification);
  if (notification.kind === "error") {
    toast.error(card, { ...options, ariaProps: { role: "alert", "aria-live": "assertive" } });
  } else toast.success(card, options);
}
