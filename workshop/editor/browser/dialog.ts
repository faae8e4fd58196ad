import type { Question } from "../workspace";

/** Makes an element with properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), props);
  made.append(...children);
  return made;
}

function toField({ name, label, note = "", value = "", choices = [], required = false }: Question): HTMLElement {
  const options = choices.map((choice) => element("option", { value: choice, selected: choice === value }, choice));
  const input = element("input", { name, value: String(value), required });
  const control = options.length > 0 ? element("select", { name }, ...options) : input;
  if (!note) return element("label", {}, label, control);
  const id = `editor-note-${name}`;
  control.setAttribute("aria-describedby", id);
  return element("div", {}, element("label", {}, label, control), element("p", { className: "editor-note", id }, note));
}

/**
 * Asks the author something.
 * @param content to be read or, a question, to be answered
 * @param actions words of the buttons; the first is that of Enter
 * @returns the chosen action and the answers by name; `undefined` when the dialog was closed
 */
export function ask(title: string, content: readonly (Node | string | Question)[], actions: readonly string[]) {
  const parts = content.map((part) =>
    typeof part === "string" || part instanceof Node ? element("div", {}, part) : toField(part),
  );
  const buttons = actions.map((action, index) =>
    // Who goes another way need not answer.
    element("button", { value: action, formNoValidate: index > 0 }, action),
  );
  const form = element("form", { method: "dialog" }, element("h2", {}, title), ...parts, ...buttons);
  const dialog = element("dialog", { className: "editor-dialog", ariaLabel: title }, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise<{ action: string; answers: Record<string, string> } | undefined>((resolve) => {
    dialog.addEventListener("close", () => {
      const answers = Object.fromEntries(new FormData(form)) as Record<string, string>;
      dialog.remove();
      resolve(dialog.returnValue ? { action: dialog.returnValue, answers } : undefined);
    });
  });
}

/** Says what is being done until it is, and keeps everything else from the author meanwhile. */
export function during<Result>(title: string, hint: string, work: Promise<Result>): Promise<Result> {
  const status = element("p", { role: "status" }, hint);
  const dialog = element("dialog", { className: "editor-dialog", ariaLabel: title }, element("h2", {}, title), status);
  dialog.oncancel = (event) => event.preventDefault();
  document.body.append(dialog);
  dialog.showModal();
  return work.finally(() => dialog.remove());
}

/** What stands one below the other. */
export const list = (lines: readonly string[]): HTMLElement =>
  element("ul", {}, ...lines.map((line) => element("li", {}, line)));
