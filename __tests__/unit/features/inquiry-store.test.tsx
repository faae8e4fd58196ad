type Store = typeof import("../../../src/features/contact-form/inquiry-store");

const KEY = "contact-draft";
const EMPTY = { name: "", email: "", company: "", phone: "", interest: "", message: "" };

/** The store as a new document of this tab finds it; the way it was reached is the browser's word for it. */
function newDocument(address = "/contact", way = "navigate"): Store {
  Object.assign(performance, { getEntriesByType: () => [{ type: way }] });
  history.replaceState(null, "", address);
  jest.resetModules();
  return jest.requireActual("../../../src/features/contact-form/inquiry-store");
}

/** A form that just appeared. */
function newForm(): HTMLFormElement {
  document.body.innerHTML = `<form data-inquiry>
    <input name="name"><input name="email"><input name="company"><input name="phone">
    <select name="interest"><option value=""></option><option value="demo">Demo</option></select>
    <textarea name="message"></textarea></form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const nameOf = (form: HTMLFormElement) => form.elements.namedItem("name") as HTMLInputElement;

function type(form: HTMLFormElement, name: string): void {
  nameOf(form).value = name;
  nameOf(form).dispatchEvent(new Event("input", { bubbles: true }));
}

const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? "null");

beforeEach(() => {
  document.body.innerHTML = "";
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it("keeps what is typed for the next document, in this tab alone", () => {
  const form = newForm();
  newDocument().fillIn(form);
  type(form, "Erika");
  expect(localStorage).toHaveLength(0);
  const next = newForm();
  newDocument().fillIn(next);
  expect(nameOf(next).value).toBe("Erika");
});

it("keeps what the browser filled in without an event, when the page goes", () => {
  const form = newForm();
  newDocument().fillIn(form);
  nameOf(form).value = "Erika";
  window.dispatchEvent(new Event("pagehide"));
  expect(stored().entries).toMatchObject({ name: "Erika" });
});

it("prefers what was typed before it came to what it has kept, and forgets what is emptied", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, name: "Erika", message: "Hallo" } }));
  const form = newForm();
  nameOf(form).value = "Max";
  const store = newDocument();
  store.fillIn(form);
  expect(store.entriesOf(form)).toEqual({ ...EMPTY, name: "Max", message: "Hallo" });
  type(form, "");
  expect(store.keptEntries()).toMatchObject({ name: "", message: "Hallo" });
});

it.each(["reload", "back_forward"])(
  "prefers what it has kept to what the browser puts back into the fields: %s",
  (way) => {
    sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, name: "Erika Muster" } }));
    const form = newForm();
    nameOf(form).value = "Erika";
    const message = form.elements.namedItem("message") as HTMLTextAreaElement;
    message.value = "Längst gesendet";
    const store = newDocument("/contact", way);
    type(form, "Max Muster");
    store.fillIn(form);
    expect(store.entriesOf(form)).toEqual({ ...EMPTY, name: "Max Muster" });
  },
);

it("keeps what the browser puts back where nothing else can be kept", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  const form = newForm();
  nameOf(form).value = "Erika";
  const store = newDocument("/contact", "back_forward");
  store.fillIn(form);
  expect(store.entriesOf(form)).toEqual({ ...EMPTY, name: "Erika" });
});

it("begins anew in a document that comes back as it was left, when another has gone on with the inquiry", () => {
  // jsdom loads no documents, and says so.
  const reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const form = newForm();
  newDocument().fillIn(form);
  type(form, "Erika");
  const comeBack = () => {
    reported.mockClear();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    return reported.mock.calls.length;
  };
  const before = comeBack();
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, name: "Erika Muster" } }));
  expect(comeBack()).toBeGreaterThan(before);
  window.dispatchEvent(new Event("pagehide"));
  expect(stored().entries).toMatchObject({ name: "Erika Muster" });
});

it("keeps nothing of another form", () => {
  newDocument();
  document.body.innerHTML = '<form><input name="email"></form>';
  const email = document.querySelector("input") as HTMLInputElement;
  email.value = "erika@muster.example";
  email.dispatchEvent(new Event("input", { bubbles: true }));
  expect(sessionStorage).toHaveLength(0);
});

it("stores nothing of an empty form", () => {
  const form = newForm();
  newDocument().fillIn(form);
  type(form, "Erika");
  type(form, "");
  expect(sessionStorage).toHaveLength(0);
});

it("lets go what was sent, and keeps what was changed meanwhile", () => {
  const store = newDocument();
  const form = newForm();
  store.fillIn(form);
  type(form, "Erika");
  expect(store.beginSending()).toBe(true);
  expect(store.beginSending()).toBe(false);
  const sent = store.entriesOf(form);
  const message = form.elements.namedItem("message") as HTMLTextAreaElement;
  message.value = "Noch etwas";
  store.endSending({ state: "sent" }, sent);
  store.showEntries(form);
  expect(store.entriesOf(form)).toEqual({ ...EMPTY, message: "Noch etwas" });
  expect(store.currentSubmission()).toEqual({ state: "sent" });
});

it.each([
  [
    "says that it is not known what became of an inquiry whose document went",
    "/contact",
    undefined,
    "interrupted",
    "Erika",
  ],
  ["does not take the way of an earlier one for an answer", "/contact#gesendet", undefined, "interrupted", "Erika"],
  [
    "lets go what the service has confirmed by leading back",
    "/contact#gesendet",
    { ...EMPTY, name: "Erika" },
    "sent",
    "",
  ],
  ["keeps what was changed after it went", "/contact#gesendet", { ...EMPTY, name: "Max" }, "sent", "Erika"],
])("%s", (_what, address, byBrowser, state, kept) => {
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, name: "Erika" }, isSending: true, byBrowser }));
  const store = newDocument(address);
  expect(store.currentSubmission()).toEqual({ state });
  expect(store.keptEntries().name).toBe(kept);
  expect(window.location.hash).toBe("");
});

it("knows what the browser was sending before this script came, though it was changed since", () => {
  const byBrowser = { name: "Erika" };
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, name: "Erika M." }, isSending: true, byBrowser }));
  const form = newForm();
  form.dataset.underway = "1";
  newDocument().fillIn(form);
  expect(stored().byBrowser).toEqual(byBrowser);
  expect(newDocument("/contact#gesendet").keptEntries().name).toBe("Erika M.");
});

it("keeps what is typed after that, though the address still says that it was sent", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, name: "Erika" }, isSending: false }));
  expect(newDocument("/contact#gesendet").keptEntries().name).toBe("Erika");
});

it("asks before a document goes while an inquiry is on its way, unless the browser takes it along", () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const store = newDocument();
  expect(asks()).toBe(false);
  store.beginSending();
  expect(asks()).toBe(true);
  store.endSending({ state: "failed" });
  store.beginSending(EMPTY);
  expect(asks()).toBe(false);
  store.endSending({ state: "idle" });
});

it.each([
  ["the storage cannot be read", () => jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied)],
  ["nonsense is stored", () => sessionStorage.setItem(KEY, "{")],
  ["something else is stored", () => sessionStorage.setItem(KEY, '{"entries":{"name":7}}')],
])("begins empty where %s", (_what, prepare) => {
  prepare();
  expect(newDocument().keptEntries()).toEqual(EMPTY);
});

function denied(): never {
  throw new DOMException("Denied", "SecurityError");
}
