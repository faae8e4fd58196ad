import { emptyInquiry as EMPTY, fields, type Inquiry } from "../../../src/features/contact-form/fields";
import { createInquiryStore } from "../../../src/features/contact-form/inquiry-store";

const KEY = "contact-draft";

type ListenerArguments = Parameters<typeof window.addEventListener>;

/** What the stores of earlier documents listen to. */
const listening: ListenerArguments[] = [];
const { addEventListener } = window;

/** The document goes, and with it what listens to its window. */
function closeDocument(): void {
  window.dispatchEvent(new Event("pagehide"));
  for (const [event, listener] of listening.splice(0)) window.removeEventListener(event, listener);
}

/** The store of a new document in this tab; the browser tells in which way it was reached. */
function newDocument(address = "/contact", way = "navigate") {
  Object.assign(performance, { getEntriesByType: () => [{ type: way }] });
  history.replaceState(null, "", address);
  return createInquiryStore();
}

/** A form that just appeared. */
function newForm(): HTMLFormElement {
  const inputs = ["name", "email", "company", "phone"].map((name) => `<input name="${name}">`).join("");
  const interest = '<select name="interest"><option value=""></option><option value="demo">Demo</option></select>';
  document.body.innerHTML = `<form data-inquiry="">${inputs}${interest}<textarea name="message"></textarea></form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const controlOf = (form: HTMLFormElement, name: keyof Inquiry) => form.elements.namedItem(name) as HTMLInputElement;
const entriesIn = (form: HTMLFormElement) =>
  Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name).value]));

function type(form: HTMLFormElement, entry: string, name: keyof Inquiry = "name"): void {
  controlOf(form, name).value = entry;
  controlOf(form, name).dispatchEvent(new Event("input", { bubbles: true }));
}

const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? "null");
/** Puts something into the storage, with these entries among the empty ones. */
const keep = (entries: Partial<Inquiry>, more = {}) =>
  sessionStorage.setItem(KEY, JSON.stringify({ entries: { ...EMPTY, ...entries }, ...more }));

const closeStorage = () =>
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });

/** A new document, reached in some way, with a form that holds something already when the store finds it. */
function openForm({ address = "/contact", way = "navigate", filled = {} as Partial<Inquiry> } = {}) {
  const form = newForm();
  for (const [name, value] of Object.entries(filled)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  const store = newDocument(address, way);
  store.attach(form);
  return { store, form, entries: () => entriesIn(form) };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "";
  sessionStorage.clear();
  jest.spyOn(window, "addEventListener").mockImplementation((...args: ListenerArguments) => {
    listening.push(args);
    addEventListener.apply(window, args);
  });
});
afterEach(() => {
  closeDocument();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("keeps what is typed for the next document, in this tab alone", () => {
  type(openForm().form, "Erika");
  closeDocument();
  expect(localStorage).toHaveLength(0);
  expect(openForm().entries().name).toBe("Erika");
});

it("reads nothing and listens to nothing before the first form is there", () => {
  keep({ name: "Erika" });
  const read = jest.spyOn(Storage.prototype, "getItem");
  const { entries } = newDocument();
  expect(read).not.toHaveBeenCalled();
  expect(listening).toEqual([]);
  expect(entries()).toEqual(EMPTY);
});

it("keeps what the browser filled in without an event, when the page goes", () => {
  controlOf(openForm().form, "name").value = "Erika";
  closeDocument();
  expect(stored().entries).toMatchObject({ name: "Erika" });
});

it("prefers what was typed before it came to what it has kept, and forgets what is emptied", () => {
  keep({ name: "Erika", message: "Hallo" });
  const { store, form, entries } = openForm({ filled: { name: "Max" } });
  expect(entries()).toEqual({ ...EMPTY, name: "Max", message: "Hallo" });
  type(form, "");
  expect(store.entries()).toMatchObject({ name: "", message: "Hallo" });
});

it.each(["reload", "back_forward"])("prefers what it has kept to what the browser puts back at a %s", (way) => {
  keep({ name: "Erika Muster" });
  const { entries } = openForm({ way, filled: { name: "Erika", message: "Längst gesendet" } });
  expect(entries()).toEqual({ ...EMPTY, name: "Erika Muster" });
});

it("keeps what the browser puts back where nothing else can be kept", () => {
  closeStorage();
  const { entries } = openForm({ way: "back_forward", filled: { name: "Erika" } });
  expect(entries()).toEqual({ ...EMPTY, name: "Erika" });
});

it("shows its entries in a form that appears anew", () => {
  const { store, form } = openForm();
  type(form, "Erika");
  store.detach();
  const next = newForm();
  store.attach(next);
  expect(entriesIn(next).name).toBe("Erika");
});

it("begins anew in a document that comes back as it was left, when another has gone on with the inquiry", () => {
  // jsdom loads no documents, and says so.
  const reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  type(openForm().form, "Erika");
  comeBack();
  expect(reported).not.toHaveBeenCalled();
  keep({ name: "Erika Muster" });
  comeBack();
  expect(reported).toHaveBeenCalledTimes(1);
  closeDocument();
  expect(stored().entries).toMatchObject({ name: "Erika Muster" });
});

it("stores nothing of an empty form", () => {
  const { form } = openForm();
  type(form, "Erika");
  type(form, "");
  expect(sessionStorage).toHaveLength(0);
});

it("tells its listeners of a change, until they leave", () => {
  const { store, form } = openForm();
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(store.entries().name));
  type(form, "Erika");
  leave();
  type(form, "Max");
  expect(heard).toEqual(["Erika"]);
});

it("lets go what was sent, and keeps what was changed meanwhile", () => {
  const { store, form, entries } = openForm();
  type(form, "Erika");
  expect([store.begin(), store.begin()]).toEqual([true, false]);
  const sent = store.entries();
  controlOf(form, "message").value = "Noch etwas";
  store.dispatch({ type: "arrived" }, sent);
  expect(entries()).toEqual({ ...EMPTY, message: "Noch etwas" });
  expect(store.submission()).toEqual({ state: "sent" });
});

it("forgets what became of an inquiry once an entry is changed", () => {
  const { store, form } = openForm();
  store.begin();
  store.dispatch({ type: "failed" });
  form.dispatchEvent(new Event("input"));
  expect(store.submission().state).toBe("failed");
  type(form, "Erika");
  expect(store.submission().state).toBe("idle");
});

describe("while an inquiry is on its way", () => {
  it("says after 15 s that it takes longer, unless it has come to its end", () => {
    const { store } = openForm();
    store.begin();
    jest.advanceTimersByTime(14_999);
    expect(store.submission().state).toBe("sending");
    jest.advanceTimersByTime(1);
    expect(store.submission().state).toBe("slow");
    store.dispatch({ type: "arrived" });
    store.begin();
    store.dispatch({ type: "failed" });
    jest.advanceTimersByTime(60_000);
    expect(store.submission().state).toBe("failed");
  });

  it("gives up after 60 s where the browser sends it and stays on the page", () => {
    const { store } = openForm();
    store.begin(EMPTY);
    jest.advanceTimersByTime(59_999);
    expect(store.submission().state).toBe("slow");
    jest.advanceTimersByTime(1);
    expect(store.submission().state).toBe("uncertain");
  });

  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  it("asks before its document goes, unless the browser takes it along", () => {
    const { store } = openForm();
    expect(asks()).toBe(false);
    store.begin();
    expect(asks()).toBe(true);
    store.dispatch({ type: "failed" });
    expect(asks()).toBe(false);
    store.begin(EMPTY);
    expect(asks()).toBe(false);
  });

  it("calls it interrupted when leaving cuts it off, and not when the visitor has stayed", () => {
    const { store } = openForm();
    store.begin();
    asks();
    store.dispatch({ type: "unanswered" });
    expect(store.submission().state).toBe("interrupted");
    store.begin();
    asks();
    window.dispatchEvent(new Event("keydown"));
    store.dispatch({ type: "unanswered" });
    expect(store.submission().state).toBe("uncertain");
  });

  it.each(["mailto:a@b.example", "tel:+49"])("asks nothing when a link opens another program: %s", (address) => {
    const { store } = openForm();
    store.begin();
    document.body.insertAdjacentHTML("beforeend", `<a href="${address}"><b>Link</b></a>`);
    const link = document.querySelector("b") as HTMLElement;
    // jsdom follows no links.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    link.click();
    expect(asks()).toBe(false);
    jest.runOnlyPendingTimers();
    expect(asks()).toBe(true);
  });
});

const LED_BACK = "/contact#gesendet";
const byBrowser = (name: string) => ({ state: "interrupted", byBrowser: { ...EMPTY, name } });

it.each([
  ["says that one was interrupted whose document went", "/contact", { state: "interrupted" }, "interrupted", "Erika"],
  ["says that one may have arrived whose document may be open", "/contact", { state: "sending" }, "uncertain", "Erika"],
  ["still says that one may have arrived", "/contact", { state: "uncertain" }, "uncertain", "Erika"],
  ["takes no earlier way for an answer", LED_BACK, { state: "interrupted" }, "interrupted", "Erika"],
  ["lets go what the service confirms by leading back", LED_BACK, byBrowser("Erika"), "sent", ""],
  ["keeps what was changed after it went", LED_BACK, byBrowser("Max"), "sent", "Erika"],
  ["believes no address above a draft", LED_BACK, {}, "idle", "Erika"],
])("in a new document, %s", (_what, address, more, state, name) => {
  keep({ name: "Erika" }, more);
  const { store } = openForm({ address });
  expect(store.submission()).toEqual({ state });
  expect(store.entries().name).toBe(name);
  expect(window.location.hash).toBe("");
});

it.each([
  ["no proof that anything was sent", () => undefined, "idle"],
  ["all there is where the storage cannot be read", closeStorage, "sent"],
])("takes the address that the service leads back to for %s", (_what, prepare, state) => {
  prepare();
  expect(openForm({ address: LED_BACK }).store.submission()).toEqual({ state });
});

it("says in the next document that an inquiry was sent, until there was time to read it", () => {
  const { store, form } = openForm();
  type(form, "Erika");
  store.begin();
  store.dispatch({ type: "arrived" }, store.entries());
  closeDocument();
  const { store: next, entries } = openForm({ way: "back_forward" });
  expect(next.submission().state).toBe("sent");
  expect(entries()).toEqual(EMPTY);
  jest.advanceTimersByTime(4000);
  expect(stored()).toBeNull();
  closeDocument();
  expect(openForm().store.submission().state).toBe("idle");
});

it("writes that an inquiry was interrupted only when its document goes, and takes it back when it returns", () => {
  const { store, form } = openForm();
  type(form, "Erika");
  store.begin();
  expect(stored().state).toBe("sending");
  window.dispatchEvent(new Event("pagehide"));
  expect(stored().state).toBe("interrupted");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(stored().state).toBe("sending");
  store.dispatch({ type: "unanswered" });
  expect(stored().state).toBe("uncertain");
});

it("ends what the browser was sending when its document comes back", () => {
  const { store } = openForm();
  store.begin(EMPTY);
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(store.submission().state).toBe("interrupted");
});

it("knows what the browser was sending before this script came, though it was changed since", () => {
  keep({ name: "Erika M." }, byBrowser("Erika"));
  const form = newForm();
  form.dataset.underway = "1";
  const store = newDocument();
  store.attach(form);
  expect(store.submission()).toEqual({ state: "sending", byBrowser: { ...EMPTY, name: "Erika" } });
  closeDocument();
  expect(openForm({ address: LED_BACK }).store.entries().name).toBe("Erika M.");
});

it.each([
  ["the storage cannot be read", closeStorage],
  ["nonsense is stored", () => sessionStorage.setItem(KEY, "{")],
  ["nothing is stored that it knows", () => sessionStorage.setItem(KEY, "null")],
  ["something else is stored", () => sessionStorage.setItem(KEY, '{"entries":{"name":7}}')],
])("begins empty where %s", (_what, prepare) => {
  prepare();
  expect(openForm().store.entries()).toEqual(EMPTY);
});

describe("a message that is added", () => {
  it("comes below what is there, once", () => {
    const { store, entries } = openForm();
    for (const message of ["Guten Tag", "Rechnung", "Rechnung"]) store.addMessage(message);
    expect(entries().message).toBe("Guten Tag\n\nRechnung");
    expect(stored().entries.message).toBe("Guten Tag\n\nRechnung");
  });

  it("stays when what it was added to has arrived", () => {
    const { store, form, entries } = openForm();
    type(form, "Guten Tag", "message");
    store.begin();
    const sent = store.entries();
    store.addMessage("Rechnung");
    store.dispatch({ type: "arrived" }, sent);
    expect(entries()).toEqual({ ...EMPTY, message: "Rechnung" });
  });
});
