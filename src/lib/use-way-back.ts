import { type FocusEvent, useRef } from "react";
import { focusMain } from "./focus-main";

/**
 * Returns the focus from an element above the page to the field that had it before.
 * @returns `onFocus` for the element; `goBack`, to be called when the focused control is about to disappear
 */
export function useWayBack() {
  const field = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      const isField = relatedTarget instanceof HTMLElement && relatedTarget.matches("input, select, textarea");
      field.current = isField ? relatedTarget : null;
    },
    goBack: () => {
      if (field.current?.isConnected) field.current.focus({ preventScroll: true });
      else focusMain();
    },
  };
}
