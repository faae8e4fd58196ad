import { keepEarlyEntries } from "../../../src/features/contact-form/keep-early-entries";

const KEY = "inquiry";

/** Scripts of earlier documents listen on: each has a key of its own. */
let documents = 0;
const key = () => `${KEY}-${documents}`;
const stored = () => JSON.parse(sessionStorage.getItem(key()) ?? "null");

/** A document with the form as the server sent it, in a tab that has kept something. */
function open(kept: unknown, hash = ""): HTMLFormElement {
  documents += 1;
  if (kept !== undefined) sessionStorage.setItem(key(), typeof kept === "string" ? kept : JSON.stringify(kept));
  history.replaceState({ key: "1" }, "", `/contact${hash}`);
  document.body.innerHTML = `<form data-inquiry=""><p id="sent" class="hidden shown-as-target"></p><input type="hidden" name="subject" value="Anfrage">
    <input type="checkbox" name="botcheck"><input name="name">
    <select name="interest"><option value=""></option><option value="demo">Demo</option></select>
    <textarea name="message"></textarea></form>`;
  keepEarlyEntries(key(), "#sent", "#form", "#form&message=");
  return document.querySelector("form") as HTMLFormElement;
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function type(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

afterEach(() => sessionStorage.clear());

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
  form.dataset.inquiry = "attached";
  type(form, "name", "Max");
  expect(stored()).toEqual({ entries: { name: "Erika" }, state: "interrupted", byBrowser: { name: "Erika" } });
});

const claims = () => document.querySelector("#sent")?.classList.contains("shown-as-target");

it.each([
  ["after the browser has sent what is kept", { entries: { name: "Erika" }, byBrowser: { name: "Erika" } }, true, ""],
  ["where nothing is kept", undefined, false, ""],
  ["above a draft", { entries: { name: "Erika" } }, false, "Erika"],
])("leaves the claim of the address to have sent the form %s: %#", (_what, kept, isClaimed, name) => {
  const form = open(kept, "#sent");
  expect(claims()).toBe(isClaimed);
  expect(valuesOf(form).name).toBe(name);
});

describe("a message that the address brings", () => {
  const hashWith = (message: string) => `#form&message=${encodeURIComponent(message)}`;

  it.each([
    ["stands in an empty field", {}, "12,5 % & mehr", "12,5 % & mehr"],
    ["comes below what is kept", { message: "Guten Tag" }, "Rechnung", "Guten Tag\n\nRechnung"],
    ["is not added again", { message: "Guten Tag\n\nRechnung" }, "Rechnung", "Guten Tag\n\nRechnung"],
  ])("%s, is kept, and leaves the address", (_what, entries, message, shown) => {
    expect(valuesOf(open({ entries }, hashWith(message))).message).toBe(shown);
    expect(stored().entries.message).toBe(shown);
    expect(window.location.hash).toBe("#form");
    expect(history.state).toEqual({ key: "1" });
  });

  it("is shown where nothing can be kept", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Denied", "SecurityError");
    });
    expect(valuesOf(open(undefined, hashWith("Rechnung"))).message).toBe("Rechnung");
    jest.restoreAllMocks();
  });

  it("changes nothing where it was cut off", () => {
    expect(valuesOf(open(undefined, "#form&message=50%")).message).toBe("");
  });
});
