import { flushSync } from "react-dom";
import { afterPointerRelease } from "../click-guard/pointer-release";
import type { Notification } from "./toaster";

type ToasterModule = typeof import("./toaster");

const listeners = new Set<(toaster: ToasterModule) => void>();

/** Calls `listener` with the toaster module whenever it is requested; returns an unsubscribe function. */
export function onToasterLoaded(listener: (toaster: ToasterModule) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the toaster module, early enough that it can report a lost connection; `undefined` if that fails. */
export async function loadToaster(): Promise<ToasterModule | undefined> {
  const toaster = await import(/* webpackChunkName: "toasts" */ "./toaster").catch(() => undefined);
  if (toaster) for (const listener of listeners) listener(toaster);
  return toaster;
}

/** Shows a message; returns `false` if the toaster could not be loaded. */
export async function notify(notification: Notification): Promise<boolean> {
  const toaster = await loadToaster();
  // A toast must not cover a control that is being pressed.
  if (toaster) afterPointerRelease(() => flushSync(() => toaster.showToast(notification)));
  return toaster !== undefined;
}

/** Removes the messages of one kind, which a later attempt has made untrue. */
export async function dismissToasts(kind: Notification["kind"]): Promise<void> {
  (await loadToaster())?.dismissToasts(kind);
}
