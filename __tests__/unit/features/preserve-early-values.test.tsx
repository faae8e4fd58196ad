import { preserveEarlyValues } from "../../../src/features/contact-form/preserve-early-values";

const KEY = "inquiry";

/** The listeners of earlier pages remain, so each page has a storage key of its own. */
let pages = 0;
const key = () => `${KEY}-${pages}`;
const stored = () => JSON.parse(sessionStorage.getItem(key()) ?? "null");

/** Opens a page with the form in a tab with these stored values. */
function open(storedForm: unknown, hash = ""): HTMLFormElement {
  pages += 1;
  if (storedForm !== undefined) sessionStorage.setItem(key(), JSON.stringify(storedForm));
  history.replaceState({ key: "1" }, "", `/contact${hash}`);
  document.body.innerHTML = `<form data-inquiry=""><p id="sent" class="hidden visible-when-targeted"></p><input type="hidden" name="subject" value="Anfrage">
    <input type="checkbox" name="botcheck"><input name="name">
    <select name="interest"><option value=""></option><option value="demo">Demo</option></select>
    <textarea name="message"></textarea></form>`;
  preserveEarlyValues(key(), "#sent", "#form", "#form&message=");
  return document.querySelector("form") as HTMLFormElement;
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function type(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

afterEach(() => sessionStorage.clear());

it("fills empty fields with the stored form", () => {
  const form = open({ values: { name: "Erika", interest: "demo", message: "Hallo", subject: "x", botcheck: "on" } });
  expect(valuesOf(form)).toEqual({ subject: "Anfrage", name: "Erika", interest: "demo", message: "Hallo" });
});

const SENT = { values: { name: "Erika" }, state: "interrupted", nativeValues: { name: "Erika" } };

it("stores the values of a native submission, and nothing once the app has attached the form", () => {
  const form = open(undefined);
  type(form, "name", "Erika");
  form.dispatchEvent(new Event("submit", { bubbles: true }));
  form.dataset.inquiry = "attached";
  type(form, "name", "Max");
  expect(stored()).toEqual({ values: { name: "Erika" }, state: "interrupted", nativeValues: { name: "Erika" } });
});

const showsConfirmation = () => document.querySelector("#sent")?.classList.contains("visible-when-targeted");

it.each([
  ["is shown after a native submission", SENT, true, ""],
  ["is hidden without a stored form", undefined, false, ""],
  ["is hidden after one that was sent by script", { values: { name: "Erika" }, state: "interrupted" }, false, "Erika"],
])("the confirmation %s", (_title, storedForm, isShown, name) => {
  const form = open(storedForm, "#sent");
  expect(showsConfirmation()).toBe(isShown);
  expect(valuesOf(form).name).toBe(name);
});

describe("a message in the URL's hash", () => {
  const hashWith = (message: string) => `#form&message=${encodeURIComponent(message)}`;

  it.each([
    ["fills an empty field", {}, "12,5 % & mehr", "12,5 % & mehr"],
    ["is appended to the stored message", { message: "Guten Tag" }, "Rechnung", "Guten Tag\n\nRechnung"],
    ["is not added twice", { message: "Guten Tag\n\nRechnung" }, "Rechnung", "Guten Tag\n\nRechnung"],
  ])("%s, is stored, and is removed from the URL", (_title, values, message, shown) => {
    expect(valuesOf(open({ values }, hashWith(message))).message).toBe(shown);
    expect(stored().values.message).toBe(shown);
    expect(window.location.hash).toBe("#form");
    expect(history.state).toEqual({ key: "1" });
  });

  it("is ignored if truncated", () => {
    expect(valuesOf(open(undefined, "#form&message=50%")).message).toBe("");
  });
});

it("stores that the form service has confirmed a native submission, for whoever goes back", () => {
  open(SENT, "#sent");
  expect(stored()).toEqual({ ...SENT, state: "sent" });
  expect(valuesOf(open(stored()))).toMatchObject({ name: "" });
});
