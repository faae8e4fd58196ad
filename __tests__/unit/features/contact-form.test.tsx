import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "react-hot-toast/headless";
import { ContactForm } from "../../../src/features/contact-form/contact-form";
import { emptyInquiry, type Inquiry } from "../../../src/features/contact-form/inquiry";
import { endSending, keptEntries } from "../../../src/features/contact-form/inquiry-store";
import { Toasts } from "../../../src/features/toasts/toasts";
import contactPage from "../../edition/content/pages/contact.json";
import { delivered } from "../support/delivered";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

const copy = contactPage.form;
const inquiry: Inquiry = {
  ...emptyInquiry,
  name: "Erika Muster",
  email: "erika@muster.example",
  interest: "demo",
  message: "Bitte zeigen Sie uns den Agenten.",
};

const SUCCESS = ["Nachricht gesendet!", "Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze bei Ihnen."] as const;
const FAILURE = "Fehler beim Senden";
const FAILURE_TEXT = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.";

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (ok: boolean, value: unknown) => ({ ok, json: async () => value }) as Response;

/** Never reports anything: these forms come near through the focus. */
class BlindObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  // A phone: the list of interests is the platform's own.
  Object.assign(globalThis, { fetch: fetchMock, IntersectionObserver: BlindObserver });
  fetchMock.mockReset().mockResolvedValue(answer(true, { success: true, message: "ok" }));
  endSending({ state: "idle" }, keptEntries());
});
afterEach(() => act(() => toast.remove()));

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submitButton = () => screen.getByRole("button", { name: /senden|gesendet/ });

/** What the visitor has in the form. */
const entries = () => ({
  name: field("Name").value,
  email: field("E-Mail").value,
  company: field("Unternehmen").value,
  phone: field("Telefon").value,
  interest: screen.getByRole<HTMLSelectElement>("combobox", { name: "Interesse" }).value,
  message: field("Nachricht").value,
});

const form = <ContactForm copy={copy} address="https://www.muster.example/contact" />;

/** Puts entries into the fields as a browser does that fills them in: without an event. */
function enter(container: HTMLElement, inquiry: Inquiry): void {
  for (const [name, value] of Object.entries(inquiry)) {
    const control = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) control.value = value;
  }
}

/** The form with these entries and its behaviour. */
async function open(inquiry: Inquiry) {
  const view = render(
    <>
      {form}
      <Toasts label="Meldungen" dismiss="Schließen" />
    </>,
  );
  enter(view.container, inquiry);
  act(() => field("Name").focus());
  await waitFor(() => expect(view.container.querySelector("form")).toHaveAttribute("novalidate"));
  return view;
}

describe("The contact form as it is delivered", () => {
  const plain = () => {
    const element = delivered(form).querySelector("form");
    if (!element) throw new Error("The form is missing.");
    return element;
  };

  it("can be sent without script, with all fields the service knows.", () => {
    const { method, enctype } = plain();
    expect({ method, enctype }).toEqual({ method: "post", enctype: "multipart/form-data" });
    const names = [...new FormData(plain()).keys()].sort();
    expect(names).toEqual([
      "access_key",
      "company",
      "email",
      "interest",
      "message",
      "name",
      "phone",
      "redirect",
      "subject",
    ]);
  });

  it("marks required fields with * and says what that means.", () => {
    const labels = [...plain().querySelectorAll("label")].map((label) => label.textContent);
    expect(labels).toEqual(["Name *", "E-Mail *", "Unternehmen", "Telefon", "Interesse *", "Nachricht *"]);
    expect(plain()).toHaveTextContent(
      "* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.",
    );
    const required = [...plain().querySelectorAll(":required")].map((control) => control.getAttribute("name"));
    expect(required).toEqual(["name", "email", "interest", "message"]);
  });

  it("offers the five interests.", () => {
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

  it("says where the service leads back to, and as much of the subject as it can.", () => {
    expect(Object.fromEntries(new FormData(plain()))).toMatchObject({
      redirect: "https://www.muster.example/contact#gesendet",
      subject: "Neue Anfrage von der Website",
    });
  });

  it("keeps its fields, what was entered, and the focus, when its behaviour comes.", async () => {
    const { container } = render(form);
    enter(container, inquiry);
    const before = [...container.querySelectorAll("input, select, textarea")];
    act(() => field("Name").focus());
    await waitFor(() => expect(container.querySelector("form")).toHaveAttribute("novalidate"));
    expect([...container.querySelectorAll("input, select, textarea")]).toEqual(before);
    expect(entries()).toEqual(inquiry);
    expect(field("Name")).toHaveFocus();
  });

  it("goes the browser's way once without its behaviour.", () => {
    const { container } = render(form);
    enter(container, inquiry);
    const element = container.querySelector("form");
    if (!element) throw new Error("The form is missing.");
    expect(fireEvent.submit(element)).toBe(true);
    expect(fireEvent.submit(element)).toBe(false);
    expect(submitButton()).toHaveTextContent("Wird gesendet...");
  });
});

describe("The contact form", () => {
  it("says what is missing, sends nothing, and leads to the first such field.", async () => {
    const { container } = await open(emptyInquiry);
    await userEvent.click(submitButton());
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
    await open({ ...inquiry, name: "  Erika Muster " });
    await userEvent.click(submitButton());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    const body = fetchMock.mock.calls[0]?.[1]?.body;
    if (!(body instanceof FormData)) throw new Error("No form data was sent.");
    expect(Object.fromEntries(body)).toMatchObject({
      ...inquiry,
      company: "",
      phone: "",
      subject: "Neue Anfrage von Erika Muster - demo",
    });
  });
});

const complete: Inquiry = { ...inquiry, company: "Muster GmbH", phone: "+49 8382 1234" };

describe("A complete inquiry", () => {
  it("is under way with a disabled button, and sent once however often it is pressed.", async () => {
    let arrive = (_answer: Response) => {};
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { container } = await open(complete);
    const element = container.querySelector("form");
    if (!element) throw new Error("The form is missing.");
    fireEvent.submit(element);
    fireEvent.submit(element);
    await waitFor(() => expect(submitButton()).toHaveTextContent("Wird gesendet..."));
    expect(submitButton()).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    fireEvent.submit(element);
    await act(async () => arrive(answer(true, { success: true })));
    await waitFor(() => expect(submitButton()).toHaveTextContent("Nachricht senden"));
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("empties the form and gets thanks once it has arrived.", async () => {
    await open(complete);
    await userEvent.click(submitButton());
    const thanks = await screen.findByRole("status");
    for (const words of SUCCESS) expect(within(thanks).getByText(words)).toBeVisible();
    for (const words of SUCCESS) expect(screen.getAllByText(words)).toHaveLength(2);
    expect(entries()).toEqual(emptyInquiry);
    expect(document.querySelector("[aria-invalid='true']")).not.toBeInTheDocument();
  });

  it.each<[string, () => Promise<Response>, string]>([
    [
      "the service refuses it",
      async () => answer(false, { success: false, message: "Diese Adresse ist gesperrt." }),
      "Diese Adresse ist gesperrt.",
    ],
    ["the service gives no message", async () => answer(false, { success: false }), FAILURE_TEXT],
    ["the service gives an empty message", async () => answer(true, { success: false, message: "" }), FAILURE_TEXT],
    ["the answer is no answer", async () => answer(true, null), FAILURE_TEXT],
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch")), FAILURE_TEXT],
  ])("stays in the form when %s.", async (_title, respond, text) => {
    fetchMock.mockImplementation(respond);
    await open(complete);
    await userEvent.click(submitButton());
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(FAILURE)).toBeVisible();
    expect(within(alert).getByText(text)).toBeVisible();
    expect(entries()).toEqual(complete);
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => Response, string]>([
    ["and arrives then", () => answer(true, { success: true }), SUCCESS[0]],
    [
      "and gets no answer",
      () => {
        throw new DOMException("", "AbortError");
      },
      copy.interrupted.title,
    ],
  ])("goes on in a document that was left and comes back as it was, %s.", async (_title, respond, outcome) => {
    let arrive = () => {};
    const way = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    fetchMock.mockReturnValue(way.then(respond));
    await open(complete);
    await userEvent.click(submitButton());
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect(submitButton()).toHaveTextContent("Wird gesendet...");
    await act(async () => arrive());
    expect((await screen.findAllByText(outcome))[0]).toBeVisible();
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
  });

  it("can be sent again after a failure.", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await open(complete);
    await userEvent.click(submitButton());
    await screen.findByRole("alert");
    await userEvent.click(submitButton());
    await screen.findByRole("status");
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("is still there when the visitor comes back to the page, and gone once it is sent.", async () => {
    const first = await open(emptyInquiry);
    await userEvent.type(field("Name"), "Erika");
    first.unmount();
    const second = render(form);
    expect(field("Name")).toHaveValue("Erika");
    second.unmount();
    const third = await open(complete);
    await userEvent.click(submitButton());
    await screen.findByRole("status");
    third.unmount();
    render(form);
    expect(entries()).toEqual(emptyInquiry);
  });

  it("arrives while its form is away, and what was changed meanwhile is kept.", async () => {
    let arrive = (_answer: Response) => {};
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const first = await open(complete);
    await userEvent.click(submitButton());
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    first.unmount();
    render(form);
    expect(submitButton()).toHaveTextContent("Wird gesendet...");
    await userEvent.type(field("Nachricht"), " Und noch etwas.");
    await act(async () => arrive(answer(true, { success: true })));
    expect(submitButton()).toHaveTextContent("Nachricht senden");
    expect(screen.getByText(SUCCESS[0])).toBeVisible();
    expect(entries()).toEqual({ ...emptyInquiry, message: `${complete.message} Und noch etwas.` });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
