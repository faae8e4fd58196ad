import { TOAST_DURATION_MS } from "../../config/constants";
import type { Notification } from "./notification";

const listeners = new Set<() => void>();

/** Calls `listener` when the first message is on its way; returns how to stop that. */
export function onNotify(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message for 4 s; the code that shows it is fetched with the first one. */
export async function notify(notification: Notification): Promise<void> {
  for (const listener of listeners) listener();
  const [{ toast }, { ToastCard }, { createElement }] = await Promise.all([
    import("react-hot-toast/headless"),
    import("./toast-card"),
    import("react"),
  ]);
  const options = { duration: TOAST_DURATION_MS };
  const card = createElement(ToastCard, notification);
  if (notification.kind === "error") {
    toast.error(card, { ...options, ariaProps: { role: "alert", "aria-live": "assertive" } });
  } else toast.success(card, options);
}
