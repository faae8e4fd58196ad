/** How long after the first press of a key a second one still belongs to it, ms. */
const DOUBLE_PRESS_MS = 500;

let isIgnored = false;
let exemptSelector: string | undefined;

let isEnterDown = false;
/** When Enter was pressed on a control that gave way to another. */
let enteredAt: number | undefined;

/**
 * Keeps the rest of a double click, or of Enter pressed twice or held, from what is under the pointer or has the focus
 * when the first press has removed a control. Browsers count clicks: `detail` is 2 or more within a double click, 1 for
 * a new press, 0 for the keyboard.
 * @param exempt selector of controls that it may still reach: visitors close several messages in a row
 */
export function ignoreRestOfPress(exempt?: string): void {
  isIgnored = true;
  exemptSelector = exempt;
  ignoreRestOfEnter();
}

/** Keeps the rest of Enter, if it is down, from what gets the focus. */
export function ignoreRestOfEnter(): void {
  if (isEnterDown) enteredAt = Date.now();
}

function onPress(event: MouseEvent): void {
  isIgnored &&= event.detail > 1;
  if (isIgnored && !(exemptSelector && (event.target as Element).closest(exemptSelector))) keep(event);
}

function onKeyDown(event: KeyboardEvent): void {
  const isEnter = event.key === "Enter";
  isEnterDown ||= isEnter;
  if (enteredAt === undefined) return;
  if (isEnter && (event.repeat || Date.now() - enteredAt < DOUBLE_PRESS_MS)) keep(event);
  else enteredAt = undefined;
}

function onKeyUp({ key }: KeyboardEvent): void {
  if (key === "Enter") isEnterDown = false;
}

function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (typeof window !== "undefined") {
  for (const press of ["mousedown", "click"] as const) window.addEventListener(press, onPress, true);
  window.addEventListener("keydown", onKeyDown, true);
  window.addEventListener("keyup", onKeyUp, true);
}
