/** Time within which a second press of Enter counts as a double press. */
const REPEATED_ENTER_MS = 500;

let isSuppressing = false;
let allowedControls: string | undefined;

let isEnterDown = false;
/** The time at which Enter removed the focused control, ms. */
let suppressedEnterAt: number | undefined;

/**
 * Suppresses the further clicks of a double click, and Enter pressed twice or held, after the first press has removed a
 * control: they would hit the element underneath or the next focused one. Browsers count clicks: `detail` is 2 or more
 * within a double click, 1 for a new press, 0 for the keyboard.
 * @param allowedSelector controls that still receive these clicks, e.g. to close several messages in a row
 */
export function suppressFollowUpClicks(allowedSelector?: string): void {
  isSuppressing = true;
  allowedControls = allowedSelector;
  suppressFollowUpEnter();
}

/** Suppresses a repeated Enter, if it is down, on the next focused element. */
export function suppressFollowUpEnter(): void {
  if (isEnterDown) suppressedEnterAt = Date.now();
}

function onMouseEvent(event: MouseEvent): void {
  isSuppressing &&= event.detail > 1;
  if (isSuppressing && !(allowedControls && (event.target as Element).closest(allowedControls))) cancelEvent(event);
}

function onKeyDown(event: KeyboardEvent): void {
  const isEnter = event.key === "Enter";
  isEnterDown ||= isEnter;
  if (suppressedEnterAt === undefined) return;
  if (isEnter && (event.repeat || Date.now() - suppressedEnterAt < REPEATED_ENTER_MS)) cancelEvent(event);
  else suppressedEnterAt = undefined;
}

function onKeyUp({ key }: KeyboardEvent): void {
  if (key === "Enter") isEnterDown = false;
}

function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (typeof window !== "undefined") {
  for (const press of ["mousedown", "click"] as const) window.addEventListener(press, onMouseEvent, true);
  window.addEventListener("keydown", onKeyDown, true);
  window.addEventListener("keyup", onKeyUp, true);
}
