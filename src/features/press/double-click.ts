let isIgnored = false;
let alike: string | undefined;

/**
 * Keeps the rest of a double click from what lies beneath a control that the first click takes away. The browser
 * counts: a press that goes on a double click has the detail 2 or more, a fresh one has 1, one of the keyboard 0.
 * @param exception selector of controls that the rest is for after all: whoever closes one message after the other
 *   clicks fast
 */
export function ignoreRestOfClick(exception?: string): void {
  isIgnored = true;
  alike = exception;
}

function onPress(event: MouseEvent): void {
  isIgnored &&= event.detail > 1;
  if (!isIgnored || (alike && (event.target as Element).closest(alike))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (typeof window !== "undefined") {
  for (const press of ["mousedown", "click"] as const) window.addEventListener(press, onPress, true);
}
