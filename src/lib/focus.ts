import { type FocusEvent, useRef } from "react";

/** Moves the focus to `<main>`, for use before the focused control is removed. */
export const focusMain = () => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });

/**
 * Restores the focus when an element above the page is closed: to the form control that had it before, otherwise to
 * `<main>`. `onFocus` is the element's handler; call `restoreFocus` before the focused control is removed.
 */
export function useRestoreFocus() {
  const previousControl = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      const isInForm = relatedTarget instanceof HTMLElement && relatedTarget.matches("form *");
      previousControl.current = isInForm ? relatedTarget : null;
    },
    restoreFocus: () => {
      if (previousControl.current?.isConnected) previousControl.current.focus({ preventScroll: true });
      else focusMain();
    },
  };
}
