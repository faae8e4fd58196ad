let isIgnored = false;
let alike: string | undefined;

/**
 * Keeps the rest of a double click from what is under a control that the first click removes. The browser counts:
 * `detail` is 2 or more within a double click, 1 for a new press, 0 for the keyboard.
 * @param exception selector of controls that the rest may still reach: visitors who close several messages in a row
 *   click fast
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
