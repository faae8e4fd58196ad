import { useSyncExternalStore } from "react";

import type { hoverControls } from "./all-hover-controls";

type HoverControls = typeof hoverControls;

/** Where a pointer can hover, and the header shows its links. */
const HOVER = "(min-width: 48rem) and (hover: hover) and (pointer: fine)";

let controls: HoverControls | undefined;
const listeners = new Set<() => void>();

/** Sets the menu and the tooltips that open on hover; the server has them from the start. */
export function provideHoverControls(provided: HoverControls | undefined): void {
  controls = provided;
  for (const listener of listeners) listener();
}

/**
 * Fetches the menu and the tooltips that open on hover where they can be used, now or once the window is wide enough.
 * @returns when they are there, or cannot be fetched: all links and buttons work without them
 */
export async function loadHoverControls(): Promise<void> {
  const media = window.matchMedia(HOVER);
  const load = () =>
    import("./all-hover-controls").then(
      ({ hoverControls }) => provideHoverControls(hoverControls),
      () => undefined,
    );
  if (media.matches) return load();
  media.addEventListener("change", load, { once: true });
}

/** The controls that open on hover; `undefined` where there are none. */
export const useHoverControls = () => useSyncExternalStore(subscribe, getHoverControls, getHoverControls);

const getHoverControls = () => controls;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
