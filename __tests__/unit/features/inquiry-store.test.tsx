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
  const inputs = ["name", "email", "company", "phone"].map((name) => `<input name="${name}">`).join("");
  const interest = '<select name="interest"><option value=""></option><option value="demo">Demo</option></select>';
  document.body.innerHTML = `<form data-inquiry>${inputs}${interest}<textarea name="message"></textarea></form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const nameOf = (form: HTMLFormElement) => form.elements.namedItem("name") as HTMLInputElement;
const messageOf = (form: HTMLFormElement) => form.elements.namedItem("message") as HTMLTextAreaElement;

function type(form: HTMLFormElement, name: string): void {
  nameOf(form).value = name;
  nameOf(form).dispatchEvent(new Event("input", { bubbles: true }));
}

const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? "null");
/** Puts something into the storage, with these entries among the empty ones. */
const store = (entries: Partial<typeof EMPTY>, more = {}) =>
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, ...entries }, ...more }));

const closeStorage = () =>
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });

/** A new document, reached in some way, with a form that holds something already when the store finds it. */
function openForm({ way = "navigate", filled = {} as Partial<typeof EMPTY> } = {}) {
  const form = newForm();
  for (const [name, value] of Object.entries(filled)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  const store = newDocument("/contact", way);
  store.fillIn(form);
  return { ...store, form, entries: () => store.entriesOf(form) };
}

beforeEach(() => {
  document.body.innerHTML = "";
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it("keeps what is typed for the next document, in this tab alone", () => {
  type(openForm().form, "Erika");
  expect(localStorage).toHaveLength(0);
  expect(openForm().entries().name).toBe("Erika");
});

it("keeps what the browser filled in without an event, when the page goes", () => {
  nameOf(openForm().form).value = "Erika";
  window.dispatchEvent(new Event("pagehide"));
  expect(stored().entries).toMatchObject({ name: "Erika" });
});

it("prefers what was typed before it came to what it has kept, and forgets what is emptied", () => {
  store({ name: "Erika", message: "Hallo" });
  const { form, entries, keptEntries } = openForm({ filled: { name: "Max" } });
  expect(entries()).toEqual({ ...EMPTY, name: "Max", message: "Hallo" });
  type(form, "");
  expect(keptEntries()).toMatchObject({ name: "", message: "Hallo" });
});

it.each(["reload", "back_forward"])("prefers what it has kept to what the browser puts back at a %s", (way) => {
  store({ name: "Erika Muster" });
  const form = newForm();
  nameOf(form).value = "Erika";
  messageOf(form).value = "Längst gesendet";
  const { fillIn, entriesOf } = newDocument("/contact", way);
  type(form, "Max Muster");
  fillIn(form);
  expect(entriesOf(form)).toEqual({ ...EMPTY, name: "Max Muster" });
});

it("keeps what the browser puts back where nothing else can be kept", () => {
  closeStorage();
  const { entries } = openForm({ way: "back_forward", filled: { name: "Erika" } });
  expect(entries()).toEqual({ ...EMPTY, name: "Erika" });
});

it("begins anew in a document that comes back as it was left, when another has gone on with the inquiry", () => {
  // jsdom loads no documents, and says so.
  const reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  type(openForm().form, "Erika");
  const comeBack = () => {
    reported.mockClear();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    return reported.mock.calls.length;
  };
  const before = comeBack();
  store({ name: "Erika Muster" });
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
  const { form } = openForm();
  type(form, "Erika");
  type(form, "");
  expect(sessionStorage).toHaveLength(0);
});

it("lets go what was sent, and keeps what was changed meanwhile", () => {
  const { form, entries, beginSending, endSending, showEntries, currentSubmission } = openForm();
  type(form, "Erika");
  expect([beginSending(), beginSending()]).toEqual([true, false]);
  const sent = entries();
  messageOf(form).value = "Noch etwas";
  endSending({ state: "sent" }, sent);
  showEntries(form);
  expect(entries()).toEqual({ ...EMPTY, message: "Noch etwas" });
  expect(currentSubmission()).toEqual({ state: "sent" });
});

const LED_BACK = "/contact#gesendet";
const underWay = (byBrowser?: object) => ({ isSending: true, byBrowser });
it.each([
  ["says that it is not known what became of one whose document went", "/contact", underWay(), "interrupted", "Erika"],
  ["does not take the way of an earlier one for an answer", LED_BACK, underWay(), "interrupted", "Erika"],
  ["lets go what the service confirms by leading back", LED_BACK, underWay({ ...EMPTY, name: "Erika" }), "sent", ""],
  ["keeps what was changed after it went", LED_BACK, underWay({ ...EMPTY, name: "Max" }), "sent", "Erika"],
  ["keeps what is typed after it was sent despite the address", LED_BACK, { isSending: false }, "sent", "Erika"],
])("%s", (_what, address, sending, state, kept) => {
  store({ name: "Erika" }, sending);
  const { currentSubmission, keptEntries } = newDocument(address);
  expect(currentSubmission()).toEqual({ state });
  expect(keptEntries().name).toBe(kept);
  expect(window.location.hash).toBe("");
});

it("knows what the browser was sending before this script came, though it was changed since", () => {
  const byBrowser = { name: "Erika" };
  store({ name: "Erika M." }, { isSending: true, byBrowser });
  const form = newForm();
  form.dataset.underway = "1";
  newDocument().fillIn(form);
  expect(stored().byBrowser).toEqual(byBrowser);
  expect(newDocument(LED_BACK).keptEntries().name).toBe("Erika M.");
});

it("asks before a document goes while an inquiry is on its way, unless the browser takes it along", () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { beginSending, endSending } = newDocument();
  expect(asks()).toBe(false);
  beginSending();
  expect(asks()).toBe(true);
  endSending({ state: "failed" });
  beginSending(EMPTY);
  expect(asks()).toBe(false);
  endSending({ state: "idle" });
});

it.each([
  ["the storage cannot be read", closeStorage],
  ["nonsense is stored", () => sessionStorage.setItem(KEY, "{")],
  ["something else is stored", () => sessionStorage.setItem(KEY, '{"entries":{"name":7}}')],
])("begins empty where %s", (_what, prepare) => {
  prepare();
  expect(newDocument().keptEntries()).toEqual(EMPTY);
});

it("shows a message that was added on another page of the same document", () => {
  const { fillIn, entriesOf } = newDocument("/blog");
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { message: "Meine Rechnung" } }));
  const form = newForm();
  fillIn(form);
  expect(entriesOf(form)).toEqual({ ...EMPTY, message: "Meine Rechnung" });
});

it("goes on with what it has when something unreadable was added", () => {
  const first = openForm();
  type(first.form, "Erika");
  sessionStorage.setItem(KEY, "{");
  const form = newForm();
  first.fillIn(form);
  expect(first.entriesOf(form).name).toBe("Erika");
});
