import { type FocusEvent, useRef } from "react";
import { focusMain } from "./focus-main";

/**
 * The way back from an element that lies above the page: whoever was in a field before goes on there.
 * @returns `onFocus` for the element; `goBack`, to be called when the control with the focus is about to go
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
