import { flushSync } from "react-dom";
import { TOAST_DURATION_MS } from "../../config/constants";
import { betweenPresses } from "../press/between-presses";
import type { Notification } from "./notification";

const listeners = new Set<() => void>();
let errors: string[] = [];

/** Calls `listener` when a message is coming or may come soon; returns an unsubscribe function. */
export function onNotify(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const fetchCode = () =>
  Promise.all([
    import(/* webpackChunkName: "toasts" */ "react-hot-toast/headless"),
    import(/* webpackChunkName: "toasts" */ "./toast-card"),
    import("react"),
    import(/* webpackChunkName: "toasts" */ "./toaster"),
  ] as const).catch(() => undefined);

/** Fetches the code that shows messages, so that it can still report a lost connection. */
export async function prepareToNotify(): Promise<void> {
  for (const listener of listeners) listener();
  await fetchCode();
}

/**
 * Shows a message for 4 s; its code is fetched with the first one.
 * @returns whether it is shown; false if its code could not be fetched
 */
export async function notify(notification: Notification): Promise<boolean> {
  await prepareToNotify();
  const code = await fetchCode();
  if (!code) return false;
  const [{ toast }, { ToastCard }, { createElement }] = code;
  const options = { duration: TOAST_DURATION_MS };
  const card = createElement(ToastCard, notification);
  // It must not cover what is being pressed.
  betweenPresses(() =>
    flushSync(() => {
      if (notification.kind === "error") {
        errors.push(toast.error(card, { ...options, ariaProps: { role: "alert", "aria-live": "assertive" } }));
      } else toast.success(card, options);
    }),
  );
  return true;
}

/** Removes error messages once a later attempt has succeeded. */
export async function dismissErrors(): Promise<void> {
  const code = errors.length > 0 && (await fetchCode());
  if (code) for (const id of errors) code[0].toast.dismiss(id);
  errors = [];
}
