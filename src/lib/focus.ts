import { type FocusEvent, useRef } from "react";

/** Moves the focus to the page's main part when the focused control is about to disappear. */
export const focusMain = () => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });

/**
 * Returns the focus from an element above the page to the control of a form that had it before, or else to the page's
 * main part: `onFocus` is for the element, `returnFocus` to be called when the focused control is about to disappear.
 */
export function useFocusReturn() {
  const control = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      const isInForm = relatedTarget instanceof HTMLElement && relatedTarget.matches("form *");
      control.current = isInForm ? relatedTarget : null;
    },
    returnFocus: () => {
      if (control.current?.isConnected) control.current.focus({ preventScroll: true });
      else focusMain();
    },
  };
}
