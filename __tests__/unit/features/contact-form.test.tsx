import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "react-hot-toast/headless";
import { ContactForm } from "../../../src/features/contact-form/contact-form";
import { emptyInquiry, fields, type Inquiry } from "../../../src/features/contact-form/fields";
import { inquiryAddress } from "../../../src/features/contact-form/inquiry-address";
import { inquiryStore } from "../../../src/features/contact-form/inquiry-store";
import { Toasts } from "../../../src/features/toasts/toasts";
import contactPage from "../../edition/content/pages/contact.json";
import { delivered } from "../support/delivered";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

const copy = contactPage.form;
const inquiry: Inquiry = {
  ...emptyInquiry,
  ...{ name: "Erika Muster", email: "erika@muster.example", interest: "demo" },
  message: "Bitte zeigen Sie uns den Agenten.",
};

const SUCCESS = ["Nachricht gesendet!", "Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze bei Ihnen."] as const;
const FAILURE = "Fehler beim Senden";
const FAILURE_TEXT = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.";

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (ok: boolean, value: unknown) => ({ ok, text: async () => JSON.stringify(value) }) as Response;

/** Lets the service keep its answer back. @returns gives it */
function answerLater(respond: () => Response = () => answer(true, { success: true })): () => Promise<void> {
  let arrive = () => {};
  const way = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetchMock.mockReturnValue(way.then(respond));
  return () => act(async () => arrive());
}

/** Never reports anything: these forms come near through the focus. */
const IntersectionObserver = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }));

beforeEach(() => {
  // A phone: the list of interests is the platform's own.
  Object.assign(globalThis, { fetch: fetchMock, IntersectionObserver });
  fetchMock.mockReset().mockResolvedValue(answer(true, { success: true, message: "ok" }));
  inquiryStore.dispatch({ type: "submitted" });
  inquiryStore.dispatch({ type: "arrived" }, inquiryStore.entries());
  inquiryStore.dispatch({ type: "edited" });
});
afterEach(() => act(() => toast.remove()));

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submitButton = () => screen.getByRole("button", { name: /senden|gesendet/ });

/** What the visitor has in the form. */
const entries = () => ({
  ...{ name: field("Name").value, email: field("E-Mail").value },
  ...{ company: field("Unternehmen").value, phone: field("Telefon").value },
  interest: screen.getByRole<HTMLSelectElement>("combobox", { name: "Interesse" }).value,
  message: field("Nachricht").value,
});

const form = <ContactForm copy={copy} address="https://www.muster.example/contact" hash="" />;

function formIn(container: HTMLElement): HTMLFormElement {
  const element = container.querySelector("form");
  if (!element) throw new Error("The form is missing.");
  return element;
}

const controlsOf = (element: HTMLFormElement) => [...element.querySelectorAll("input, select, textarea")];

/** The form as it is sent, with entries that a browser filled in: without an event. */
function show(inquiry: Inquiry) {
  const view = render(
    <>
      {form}
      <Toasts label="Meldungen" dismiss="Schließen" />
    </>,
  );
  const element = formIn(view.container);
  for (const [name, value] of Object.entries(inquiry)) Object.assign(element.elements.namedItem(name) ?? {}, { value });
  return { ...view, element };
}

/** The form with these entries and its behaviour, which comes once the focus is in it. */
async function open(inquiry: Inquiry) {
  const view = show(inquiry);
  act(() => field("Name").focus());
  await waitFor(() => expect(view.element).toHaveAttribute("novalidate"));
  return view;
}

const send = () => userEvent.click(submitButton());

async function openAndSend(inquiry: Inquiry) {
  const view = await open(inquiry);
  await send();
  return view;
}

describe("The contact form as it is delivered", () => {
  const plain = () => formIn(delivered(form));

  it("can be sent without script, with all fields the service knows, and says where the service leads back to.", () => {
    const { method, enctype } = plain();
    expect({ method, enctype }).toEqual({ method: "post", enctype: "multipart/form-data" });
    const sent = Object.fromEntries(new FormData(plain()));
    const fields = "access_key company email interest message name phone redirect subject";
    expect(Object.keys(sent).sort().join(" ")).toBe(fields);
    expect(sent.redirect).toBe("https://www.muster.example/contact#gesendet");
    expect(sent.subject).toBe("Neue Anfrage von der Website");
  });

  it("marks required fields with *, says what that means, and offers the five interests.", () => {
    const labels = [...plain().querySelectorAll("label")].map((label) => label.textContent);
    expect(labels).toEqual(["Name *", "E-Mail *", "Unternehmen", "Telefon", "Interesse *", "Nachricht *"]);
    const meaning = "* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.";
    expect(plain()).toHaveTextContent(meaning);
    const required = [...plain().querySelectorAll(":required")].map((control) => control.getAttribute("name"));
    expect(required).toEqual(["name", "email", "interest", "message"]);
    const options = [...plain().querySelectorAll("option")].map(({ value, textContent }) => [value, textContent]);
    expect(options).toEqual([
      ["", "Bitte wählen"],
      ["demo", "Demo buchen"],
      ["partnership", "Partnerschaft"],
      ["press", "Presse"],
      ["career", "Karriere"],
      ["general", "Allgemeine Anfrage"],
    ]);
  });

  it("has a control for each field of the table, in its order.", () => {
    const names = fields.map(({ name }) => name);
    const controls = [...plain().querySelectorAll("[id^=contact-]")];
    expect(controls.map((control) => control.getAttribute("name"))).toEqual(names);
    expect(controls.map(({ id }) => id)).toEqual(names.map((name) => `contact-${name}`));
  });

  it("keeps its fields, what was entered, and the focus, when its behaviour comes.", async () => {
    const { element } = show(inquiry);
    const before = controlsOf(element);
    act(() => field("Name").focus());
    await waitFor(() => expect(element).toHaveAttribute("novalidate"));
    expect(controlsOf(element)).toEqual(before);
    expect(entries()).toEqual(inquiry);
    expect(field("Name")).toHaveFocus();
  });

  it("goes the browser's way once without its behaviour.", () => {
    const { element } = show(inquiry);
    expect([fireEvent.submit(element), fireEvent.submit(element)]).toEqual([true, false]);
    expect(submitButton()).toHaveTextContent("Wird gesendet...");
  });

  it("names its sender in what the browser sends, cleans the entries, and listens once however often it goes.", () => {
    const { element } = show({ ...inquiry, email: "\u200berika@muster.example" });
    const listen = jest.spyOn(element, "addEventListener");
    for (let attempt = 0; attempt < 2; attempt += 1) fireEvent.submit(element);
    expect(listen.mock.calls.map(([event]) => event)).not.toContain("formdata");
    const formData = new FormData();
    fireEvent(element, Object.assign(new Event("formdata"), { formData }));
    const subject = "Neue Anfrage von Erika Muster - demo";
    expect(Object.fromEntries(formData)).toEqual({ ...inquiry, subject });
  });
});

describe("The contact form", () => {
  it("takes up a message that the address brings, below what is there, and shortens the address.", () => {
    const message = "Meine Rechnung: 12,5 % & mehr";
    history.replaceState({ key: "7" }, "", inquiryAddress(message));
    const first = show({ ...emptyInquiry, message: "Guten Tag" });
    first.rerender(<ContactForm copy={copy} address="" hash={window.location.hash} />);
    expect(field("Nachricht")).toHaveValue(`Guten Tag\n\n${message}`);
    expect(window.location.hash).toBe("#form");
    expect(history.state).toEqual({ key: "7" });
  });

  it("leaves message and address alone when the visitor has gone back before it could take the message up.", () => {
    const { rerender } = show(emptyInquiry);
    const address = "/blog/besuche#rechnung-visit&visitCost=900";
    history.replaceState(null, "", address);
    rerender(<ContactForm copy={copy} address="" hash={new URL(inquiryAddress("Zahlen"), location.href).hash} />);
    expect(field("Nachricht")).toHaveValue("");
    expect(window.location.pathname + window.location.hash).toBe(address);
  });

  it("is sent by Enter, but not by one that is held down; in the message it begins a line.", async () => {
    await open(inquiry);
    const isKept = (name: string, repeat: boolean) => fireEvent.keyDown(field(name), { key: "Enter", repeat });
    expect([isKept("Name", false), isKept("Name", true), isKept("Nachricht", true)]).toEqual([true, false, true]);
  });

  it("complains of nothing when it is sent again right after it was emptied, until something is entered.", async () => {
    const { element } = await openAndSend(inquiry);
    await screen.findByRole("status");
    fireEvent.submit(element);
    fireEvent.blur(field("Name"));
    fireEvent.focusOut(field("Name"));
    await userEvent.type(field("Nachricht"), "x");
    expect(field("Name")).not.toHaveAttribute("aria-invalid");
    fireEvent.submit(element);
    await waitFor(() => expect(field("Name")).toHaveAttribute("aria-invalid"));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("answers a press on the button again once there was time to read that the inquiry was sent.", async () => {
    const { element } = await openAndSend(inquiry);
    await screen.findByRole("status");
    act(() => inquiryStore.dispatch({ type: "read" }));
    fireEvent.submit(element);
    await screen.findByText("Name muss mindestens 2 Zeichen lang sein");
    expect(field("Name")).toHaveFocus();
  });

  it("says what is missing, sends nothing, and leads to the first such field.", async () => {
    const { container } = await openAndSend(emptyInquiry);
    await screen.findByText("Name muss mindestens 2 Zeichen lang sein");
    const messages = [...container.querySelectorAll("p[id$='-error']")].map(({ textContent }) => textContent);
    expect(messages).toEqual([
      "Name muss mindestens 2 Zeichen lang sein",
      "Bitte geben Sie eine gültige E-Mail-Adresse ein",
      "Bitte wählen Sie Ihr Interesse aus",
      "Nachricht muss mindestens 10 Zeichen lang sein",
    ]);
    expect(field("E-Mail")).toHaveAccessibleDescription("Bitte geben Sie eine gültige E-Mail-Adresse ein");
    await waitFor(() => expect(field("Name")).toHaveFocus());
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("can be sent without company and phone; blanks around entries stay behind.", async () => {
    await openAndSend({ ...inquiry, name: "  Erika Muster " });
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    const body = fetchMock.mock.calls[0]?.[1]?.body;
    if (!(body instanceof FormData)) throw new Error("No form data was sent.");
    const subject = "Neue Anfrage von Erika Muster - demo";
    expect(Object.fromEntries(body)).toMatchObject({ ...inquiry, company: "", phone: "", subject });
  });
});

const complete: Inquiry = { ...inquiry, company: "Muster GmbH", phone: "+49 8382 1234" };

describe("A complete inquiry", () => {
  it("is under way with a disabled button, and sent once however often it is pressed.", async () => {
    const arrive = answerLater();
    const { element } = await open(complete);
    fireEvent.submit(element);
    fireEvent.submit(element);
    await waitFor(() => expect(submitButton()).toHaveTextContent("Wird gesendet..."));
    expect(submitButton()).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    fireEvent.submit(element);
    await arrive();
    await waitFor(() => expect(submitButton()).toHaveTextContent("Nachricht senden"));
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("empties the form and gets thanks once it has arrived.", async () => {
    await openAndSend(complete);
    const thanks = await screen.findByRole("status");
    for (const words of SUCCESS) expect(within(thanks).getByText(words)).toBeVisible();
    for (const words of SUCCESS) expect(screen.getAllByText(words)).toHaveLength(2);
    expect(entries()).toEqual(emptyInquiry);
    expect(document.querySelector("[aria-invalid='true']")).not.toBeInTheDocument();
  });

  const refused = async (message?: string) => answer(false, { success: false, message });

  it.each<[title: string, respond: () => Promise<Response>, text: string, outcome?: string]>([
    ["the service refuses it", () => refused("Diese Adresse ist gesperrt."), "Diese Adresse ist gesperrt."],
    ["the service gives no message", () => refused(), FAILURE_TEXT],
    ["the service gives an empty message", async () => answer(true, { success: false, message: "" }), FAILURE_TEXT],
    ["the answer is no answer", async () => answer(true, null), FAILURE_TEXT, copy.uncertain.title],
    ["the network fails", () => Promise.reject(new TypeError()), FAILURE_TEXT, copy.uncertain.title],
  ])("stays in the form when %s, and can be sent again.", async (_title, respond, text, outcome = FAILURE) => {
    fetchMock.mockImplementationOnce(respond);
    await openAndSend(complete);
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(FAILURE)).toBeVisible();
    expect(within(alert).getByText(text)).toBeVisible();
    expect(document.querySelector("[data-outcome]:not(.hidden)")).toHaveTextContent(outcome);
    expect(entries()).toEqual(complete);
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await send();
    await screen.findByRole("status");
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("is not sent without a connection, and has failed.", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openAndSend(complete);
    expect(within(await screen.findByRole("alert")).getByText(FAILURE_TEXT)).toBeVisible();
    expect(inquiryStore.submission().state).toBe("failed");
    expect(fetchMock).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it("goes on in a document that was left and comes back as it was.", async () => {
    const arrive = answerLater();
    await openAndSend(complete);
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect(submitButton()).toHaveTextContent("Wird gesendet...");
    await arrive();
    expect((await screen.findAllByText(SUCCESS[0]))[0]).toBeVisible();
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
  });

  it("that arrives while its form is away leaves one that complains of nothing.", async () => {
    const arrive = answerLater();
    const first = await openAndSend(complete);
    first.unmount();
    await arrive();
    const { container } = await open(emptyInquiry);
    for (const name of ["Name", "E-Mail", "Nachricht"]) act(() => field(name).focus());
    expect(container.querySelector("[data-outcome=sent]")).not.toHaveClass("hidden");
    expect(container.querySelector("[aria-invalid]")).not.toBeInTheDocument();
  });

  it("is still there when the visitor comes back to the page, and gone once it is sent.", async () => {
    const first = await open(emptyInquiry);
    await userEvent.type(field("Name"), "Erika");
    first.unmount();
    const second = render(form);
    expect(field("Name")).toHaveValue("Erika");
    second.unmount();
    const third = await openAndSend(complete);
    await screen.findByRole("status");
    third.unmount();
    render(form);
    expect(entries()).toEqual(emptyInquiry);
  });

  it("arrives while its form is away, and what was changed meanwhile is kept.", async () => {
    const arrive = answerLater();
    const first = await openAndSend(complete);
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    first.unmount();
    render(form);
    expect(submitButton()).toHaveTextContent("Wird gesendet...");
    await userEvent.type(field("Nachricht"), " Und noch etwas.");
    await arrive();
    expect(submitButton()).toHaveTextContent("Nachricht senden");
    expect(screen.getByText(SUCCESS[0])).toBeVisible();
    expect(entries()).toEqual({ ...emptyInquiry, message: `${complete.message} Und noch etwas.` });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
