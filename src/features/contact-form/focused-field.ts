/** The field a visitor is in while the script takes over. */
export type FocusedField = { name: string; selection: [number, number] | undefined };

/** The field of the form that has the focus, with the caret or selection in it. */
export function focusedField(form: HTMLFormElement): FocusedField | undefined {
  const active = document.activeElement;
  if (!active || !form.contains(active)) return undefined;
  const name = active.getAttribute("name");
  if (!name) return undefined;
  const selectable =
    active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && active.type !== "email");
  const selection = selectable
    ? ([active.selectionStart ?? 0, active.selectionEnd ?? 0] as [number, number])
    : undefined;
  return { name, selection };
}
