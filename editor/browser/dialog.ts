/** Makes an element with properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Partial<HTMLElementTagNameMap[K]> & object,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), props);
  made.append(...children);
  return made;
}

/** A labelled field for a dialog. */
export function input(name: string, label: string, value = "", choices: readonly string[] = []): HTMLElement {
  const options = choices.map((choice) => element("option", { value: choice, selected: choice === value }, choice));
  return element(
    "label",
    {},
    label,
    choices.length > 0 ? element("select", { name }, ...options) : element("input", { name, value }),
  );
}

/**
 * Asks the author something.
 * @param actions words of the buttons; the first is that of Enter
 * @returns the chosen action and the values of the fields; `undefined` when the dialog was closed
 */
export function ask(
  title: string,
  content: readonly Node[],
  actions: readonly string[],
): Promise<{ action: string; values: Record<string, string> } | undefined> {
  const buttons = actions.map((action, index) =>
    element("button", { value: action, className: index === 0 ? "first" : "" }, action),
  );
  const form = element(
    "form",
    { method: "dialog" },
    element("h2", { id: "editor-dialog" }, title),
    ...content,
    element("p", { className: "actions" }, ...buttons),
  );
  const dialog = element("dialog", { className: "editor-dialog" }, form);
  dialog.setAttribute("aria-labelledby", "editor-dialog");
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      dialog.remove();
      resolve(dialog.returnValue ? { action: dialog.returnValue, values } : undefined);
    });
  });
}

/** Says something that can only be read. */
export const tell = (title: string, message: string) => ask(title, [element("p", {}, message)], ["Gut"]);
