import { emptyValues as EMPTY, type FormValues, fields } from "../../../src/features/contact-form/fields";
import { createInquiryStore } from "../../../src/features/contact-form/inquiry-store";

const KEY = "contact-draft";

type ListenerArguments = Parameters<typeof window.addEventListener>;

/** The listeners on `window` of the current page's store. */
const windowListeners: ListenerArguments[] = [];
const { addEventListener } = window;

/** Unloads the page with its listeners. */
function unloadPage(): void {
  window.dispatchEvent(new Event("pagehide"));
  for (const [event, listener] of windowListeners.splice(0)) window.removeEventListener(event, listener);
}

/** The store of a new page in this tab. */
function newPage(url = "/contact", navigationType = "navigate") {
  Object.assign(performance, { getEntriesByType: () => [{ type: navigationType }] });
  history.replaceState(null, "", url);
  return createInquiryStore();
}

/** Renders a form. */
function newForm(): HTMLFormElement {
  const controls = fields.map(({ name, kind }) => {
    if (kind === "select") return `<select name="${name}"><option value=""></option><option>demo</option></select>`;
    return kind === "textarea" ? `<textarea name="${name}"></textarea>` : `<input name="${name}">`;
  });
  document.body.innerHTML = `<form data-inquiry="">${controls.join("")}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const controlOf = (form: HTMLFormElement, name: keyof FormValues) => form.elements.namedItem(name) as HTMLInputElement;
const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name).value]));

function type(form: HTMLFormElement, value: string, name: keyof FormValues = "name"): void {
  controlOf(form, name).value = value;
  controlOf(form, name).dispatchEvent(new Event("input", { bubbles: true }));
}

const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? "null");
/** Stores these values; the others are empty. */
const storeValues = (values: Partial<FormValues>, more = {}) =>
  sessionStorage.setItem(KEY, JSON.stringify({ values: { ...EMPTY, ...values }, ...more }));

const blockStorage = () =>
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });

/** A new page with a form that already has these values when the store attaches it. */
function openForm({ url = "/contact", navigationType = "navigate", filled = {} as Partial<FormValues> } = {}) {
  const form = newForm();
  for (const [name, value] of Object.entries(filled)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  const store = newPage(url, navigationType);
  store.attach(form, "Anfrage von");
  return { store, form, values: () => readForm(form) };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "";
  sessionStorage.clear();
  jest.spyOn(window, "addEventListener").mockImplementation((...args: ListenerArguments) => {
    windowListeners.push(args);
    addEventListener.apply(window, args);
  });
});
afterEach(() => {
  unloadPage();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("stores values filled in without an event when the page is unloaded", () => {
  controlOf(openForm().form, "name").value = "Erika";
  unloadPage();
  expect(stored().values).toMatchObject({ name: "Erika" });
});

it("prefers values typed before hydration to stored ones, and clears an emptied field", () => {
  storeValues({ name: "Erika", message: "Hallo" });
  const { store, form, values } = openForm({ filled: { name: "Max" } });
  expect(values()).toEqual({ ...EMPTY, name: "Max", message: "Hallo" });
  type(form, "");
  expect(store.current().values).toMatchObject({ name: "", message: "Hallo" });
});

it.each(["reload", "back_forward"])(
  "prefers stored values to those restored by the browser on %s",
  (navigationType) => {
    storeValues({ name: "Erika Muster" });
    const { values } = openForm({ navigationType, filled: { name: "Erika", message: "Längst gesendet" } });
    expect(values()).toEqual({ ...EMPTY, name: "Erika Muster" });
  },
);

it("reloads a page restored from bfcache only if another page has changed the form meanwhile", () => {
  // jsdom reports an error on every full page load.
  const reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const leaveAndRestore = (meanwhile = () => {}) => {
    window.dispatchEvent(new Event("pagehide"));
    meanwhile();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  };
  const { form } = openForm();
  type(form, "Erika");
  leaveAndRestore();
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota is exceeded.", "QuotaExceededError");
  });
  type(form, "Erika Muster");
  leaveAndRestore();
  full.mockRestore();
  expect(reported).not.toHaveBeenCalled();
  leaveAndRestore(() => storeValues({ name: "Erika Musterfrau" }));
  expect(reported).toHaveBeenCalledTimes(1);
  unloadPage();
  expect(stored().values).toMatchObject({ name: "Erika Musterfrau" });
});

it("clears only the values unchanged since sending", () => {
  const { store, form, values } = openForm();
  type(form, "Erika");
  const submit = () => store.dispatch({ type: "submitted" });
  expect([submit(), submit()]).toEqual([true, false]);
  const sent = store.current().values;
  controlOf(form, "message").value = "Noch etwas";
  store.dispatch({ type: "sent", values: sent });
  expect(values()).toEqual({ ...EMPTY, message: "Noch etwas" });
  expect(store.current().submission).toEqual({ state: "sent" });
});

const showsLeavePrompt = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("becomes interrupted if leaving aborts it, uncertain if the visitor has stayed", () => {
  const { store } = openForm();
  store.dispatch({ type: "submitted" });
  showsLeavePrompt();
  store.dispatch({ type: "uncertain" });
  expect(store.current().submission.state).toBe("interrupted");
  store.dispatch({ type: "submitted" });
  showsLeavePrompt();
  window.dispatchEvent(new Event("keydown"));
  store.dispatch({ type: "uncertain" });
  expect(store.current().submission.state).toBe("uncertain");
});

const RETURN = "/contact#gesendet";
const sentNatively = (name: string) => ({ state: "interrupted", nativeValues: { ...EMPTY, name } });

it.each([
  ["an inquiry whose page was left is interrupted", "/contact", { state: "interrupted" }, "interrupted", "Erika"],
  ["one whose page may still be open is uncertain", "/contact", { state: "sending" }, "uncertain", "Erika"],
  ["the hash is no answer to one sent by script", RETURN, { state: "interrupted" }, "interrupted", "Erika"],
  ["the redirect clears the values it confirms", RETURN, sentNatively("Erika"), "sent", ""],
  ["so does what a page before has seen", "/contact", { ...sentNatively("Erika"), state: "sent" }, "sent", ""],
  ["values changed since are kept", RETURN, sentNatively("Max"), "sent", "Erika"],
  ["the hash is no answer to an unsent form", RETURN, {}, "idle", "Erika"],
])("on a new page, %s", (_title, url, more, state, name) => {
  storeValues({ name: "Erika" }, more);
  const { store } = openForm({ url });
  expect(store.current().submission).toEqual({ state });
  expect(store.current().values.name).toBe(name);
  expect(window.location.hash).toBe("");
});

it.each([
  ["no evidence if there is no stored form", () => undefined, "idle"],
  ["evidence if storage is blocked", blockStorage, "sent"],
])("takes the hash of the service's redirect as %s", (_title, prepare, state) => {
  prepare();
  expect(openForm({ url: RETURN }).store.current().submission).toEqual({ state });
});

it("shows the confirmation on the next page until it has been read", () => {
  const { store, form } = openForm();
  type(form, "Erika");
  store.dispatch({ type: "submitted" });
  store.dispatch({ type: "sent", values: store.current().values });
  unloadPage();
  const { store: next, values } = openForm({ navigationType: "back_forward" });
  expect(next.current().submission.state).toBe("sent");
  expect(values()).toEqual(EMPTY);
  jest.advanceTimersByTime(4000);
  expect(stored()).toBeNull();
  unloadPage();
  expect(openForm().store.current().submission.state).toBe("idle");
});

it("stores interrupted on pagehide and sending again after a bfcache restore", () => {
  const { store, form } = openForm();
  type(form, "Erika");
  store.dispatch({ type: "submitted" });
  expect(stored().state).toBe("sending");
  window.dispatchEvent(new Event("pagehide"));
  expect(stored().state).toBe("interrupted");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(stored().state).toBe("sending");
  store.dispatch({ type: "uncertain" });
  expect(stored().state).toBe("uncertain");
});

it("becomes interrupted if a native submission's page is restored from bfcache", () => {
  const { store } = openForm();
  store.dispatch({ type: "submitted", nativeValues: EMPTY });
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(store.current().submission.state).toBe("interrupted");
});

it("takes over a native submission from before hydration, with later edits", () => {
  storeValues({ name: "Erika M." }, sentNatively("Erika"));
  const form = newForm();
  form.dataset.submittedAt = "1";
  const store = newPage();
  store.attach(form, "Anfrage von");
  expect(store.current().submission).toEqual({ state: "sending", nativeValues: { ...EMPTY, name: "Erika" } });
  unloadPage();
  const next = openForm({ url: RETURN }).store.current();
  expect([next.submission.state, next.values.name]).toEqual(["sent", "Erika M."]);
});

describe("an inquiry that was sent in another tab", () => {
  const INQUIRY = { name: "Erika", email: "erika@muster.de" };

  /** Stands in for the browser's channel: a message reaches every other open one. */
  class Channel {
    static open = new Set<Channel>();
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor(readonly name: string) {
      Channel.open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.open) {
        if (other !== this && other.name === this.name) other.onmessage?.({ data: data });
      }
    }
    close() {
      Channel.open.delete(this);
    }
  }

  beforeEach(() => {
    Channel.open.clear();
    Object.assign(window, { BroadcastChannel: Channel });
  });
  afterEach(() => Reflect.deleteProperty(window, "BroadcastChannel"));

  /** The channel of the tab from which this one was duplicated. */
  const otherTab = () => new Channel(KEY);

  it("is told to the other tabs", () => {
    const heard = jest.fn();
    otherTab().onmessage = heard;
    const { store } = openForm({ filled: INQUIRY });
    store.dispatch({ type: "submitted" });
    store.dispatch({ type: "sent", values: store.current().values });
    expect(heard.mock.calls).toEqual([[{ data: { ...EMPTY, ...INQUIRY } }]]);
  });

  it("reaches a page again that the browser restores, which listened to nothing meanwhile", () => {
    const { values } = openForm({ filled: INQUIRY });
    window.dispatchEvent(new Event("pagehide"));
    expect(Channel.open.size).toBe(0);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    otherTab().postMessage({ ...EMPTY, ...INQUIRY });
    expect(values()).toEqual(EMPTY);
  });
});
