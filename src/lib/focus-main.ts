/** Moves the focus to the page's main part when the focused control is about to disappear. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
