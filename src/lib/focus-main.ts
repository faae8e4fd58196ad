/** Takes the focus to the page's main part, where the control that has it is about to go. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
