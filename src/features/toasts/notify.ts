import { flushSync } from "react-dom";
import { TOAST_DURATION_MS } from "../../config/constants";
import { betweenPresses } from "../press/between-presses";
import type { Notification } from "./notification";

const listeners = new Set<() => void>();
let errors: string[] = [];

/** Calls `listener` when a message is on its way or may be soon; returns how to stop that. */
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

/** Fetches what shows messages, so that the message of a lost connection can still be shown. */
export async function prepareToNotify(): Promise<void> {
  for (const listener of listeners) listener();
  await fetchCode();
}

/**
 * Shows a message for 4 s; the code that shows it is fetched with the first one.
 * @returns whether it is shown; false when its code could not be fetched
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

/** Takes the messages of failures away, once a later try has succeeded. */
export async function dismissErrors(): Promise<void> {
  const code = errors.length > 0 && (await fetchCode());
  if (code) for (const id of errors) code[0].toast.dismiss(id);
  errors = [];
}
