import { keepEarlyEntries } from "../../../src/features/contact-form/keep-early-entries";

const KEY = "inquiry";

/** Scripts of earlier documents listen on: each has a key and an event of its own. */
let documents = 0;
const key = () => `${KEY}-${documents}`;
const stored = () => JSON.parse(sessionStorage.getItem(key()) ?? "null");

/** A document with the form as the server sent it, in a tab that has kept something. */
function open(kept: unknown, hash = ""): HTMLFormElement {
  documents += 1;
  if (kept !== undefined) sessionStorage.setItem(key(), typeof kept === "string" ? kept : JSON.stringify(kept));
  history.replaceState(null, "", `/contact${hash}`);
  document.body.innerHTML = `<form data-inquiry><input type="hidden" name="subject" value="Anfrage">
    <input type="checkbox" name="botcheck"><input name="name">
    <select name="interest"><option value=""></option><option value="demo">Demo</option></select>
    <textarea name="message"></textarea></form>`;
  keepEarlyEntries(key(), `takeover-${documents}`, "#sent");
  return document.querySelector("form") as HTMLFormElement;
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function type(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

afterEach(() => {
  document.dispatchEvent(new Event(`takeover-${documents}`));
  sessionStorage.clear();
});

it("shows what is kept before anybody takes the field for an empty one", () => {
  const form = open({ entries: { name: "Erika", interest: "demo", message: "Hallo", subject: "x", botcheck: "on" } });
  expect(valuesOf(form)).toEqual({ subject: "Anfrage", name: "Erika", interest: "demo", message: "Hallo" });
});

it.each([
  ["was sent", { entries: { name: "Erika" }, byBrowser: { name: "Erika" } }, "#sent"],
  ["is nonsense", "{", ""],
  ["is something else", "7", ""],
  ["is nothing", undefined, ""],
])("shows nothing where what is kept %s", (_what, kept, hash) => {
  expect(valuesOf(open(kept, hash))).toEqual({ subject: "Anfrage", name: "", interest: "", message: "" });
});

it("keeps what is typed, and with it what was shown", () => {
  const form = open({ entries: { name: "Erika", message: "Hallo" } });
  type(form, "message", "Hallo Welt");
  expect(stored().entries).toEqual({ name: "Erika", message: "Hallo Welt" });
});

it("notes what the browser sends, and leaves the rest to the app once it is there", () => {
  const form = open(undefined);
  type(form, "name", "Erika");
  form.dispatchEvent(new Event("submit", { bubbles: true }));
  document.dispatchEvent(new Event(`takeover-${documents}`));
  type(form, "name", "Max");
  expect(stored()).toEqual({ entries: { name: "Erika" }, isSending: true, byBrowser: { name: "Erika" } });
});
