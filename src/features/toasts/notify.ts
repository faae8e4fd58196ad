import { flushSync } from "react-dom";
import { betweenPresses } from "../press/between-presses";
import type { Notification } from "./toaster";

type Code = typeof import("./toaster");

const listeners = new Set<(code: Code) => void>();

/** Calls `listener` with the code that shows messages when one is coming; returns an unsubscribe function. */
export function onNotify(listener: (code: Code) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the code that shows messages, so that it can still report a lost connection. */
export async function prepareToNotify(): Promise<Code | undefined> {
  const code = await import(/* webpackChunkName: "toasts" */ "./toaster").catch(() => undefined);
  if (code) for (const listener of listeners) listener(code);
  return code;
}

/** Shows a message; its code is fetched with the first one. Returns false if that could not be fetched. */
export async function notify(notification: Notification): Promise<boolean> {
  const code = await prepareToNotify();
  // It must not cover what is being pressed.
  if (code) betweenPresses(() => flushSync(() => code.show(notification)));
  return code !== undefined;
}

/** Removes error messages once a later attempt has succeeded. */
export async function dismissErrors(): Promise<void> {
  (await prepareToNotify())?.dismissErrors();
}
