import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "react-hot-toast/headless";
import { ContactForm } from "../../../src/features/contact-form/contact-form";
import { emptyValues, type FormValues } from "../../../src/features/contact-form/fields";
import { inquiryStore } from "../../../src/features/contact-form/inquiry-store";
import { inquiryUrl } from "../../../src/features/contact-form/inquiry-url";
import { Toasts } from "../../../src/features/toasts/toasts";
import contactPage from "../../fixture-site/content/pages/contact.json";

const copy = contactPage.form;
const inquiry: FormValues = {
  ...emptyValues,
  ...{ name: "Erika Muster", email: "erika@muster.example", interest: "demo" },
  message: "Bitte zeigen Sie uns den Agenten.",
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (ok: boolean, value: unknown) => ({ ok, text: async () => JSON.stringify(value) }) as Response;

/** Delays the service's answer. @returns sends it */
function delayAnswer(respond: () => Response = () => answer(true, { success: true })): () => Promise<void> {
  let resume = () => {};
  const delay = new Promise<void>((resolve) => {
    resume = resolve;
  });
  fetchMock.mockReturnValue(delay.then(respond));
  return () => act(async () => resume());
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset().mockResolvedValue(answer(true, { success: true, message: "ok" }));
  inquiryStore.dispatch({ type: "submitted" });
  inquiryStore.dispatch({ type: "sent", values: inquiryStore.current().values });
  inquiryStore.dispatch({ type: "navigatedAway" });
});
afterEach(() => act(() => toast.remove()));

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submitButton = () => screen.getByRole("button", { name: /senden|gesendet/ });

const form = <ContactForm copy={copy} pageUrl="https://www.muster.example/contact" hash="" />;

function formIn(container: HTMLElement): HTMLFormElement {
  const element = container.querySelector("form");
  if (!element) throw new Error("The form is missing.");
  return element;
}

/** Renders the form with values that the browser has filled in without an event. */
function show(inquiry: FormValues) {
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

/** Renders the form with these values and focuses it, which loads the enhancement. */
async function open(inquiry: FormValues) {
  const view = show(inquiry);
  act(() => field("Name").focus());
  await waitFor(() => expect(view.element).toHaveAttribute("novalidate"));
  return view;
}

const send = () => userEvent.click(submitButton());

async function openAndSend(inquiry: FormValues) {
  const view = await open(inquiry);
  await send();
  return view;
}

describe("The contact form without script", () => {
  it("normalizes the values and the subject of a native submission, with a single listener", () => {
    const { element } = show({ ...inquiry, email: "\u200berika@muster.example" });
    const addListener = jest.spyOn(element, "addEventListener");
    for (let attempt = 0; attempt < 2; attempt += 1) fireEvent.submit(element);
    expect(addListener.mock.calls.map(([event]) => event)).not.toContain("formdata");
    const formData = new FormData();
    fireEvent(element, Object.assign(new Event("formdata"), { formData }));
    const subject = "Neue Anfrage von Erika Muster - demo";
    expect(Object.fromEntries(formData)).toEqual({ ...inquiry, subject });
  });
});

describe("The contact form", () => {
  it("ignores the hash if the visitor has gone back meanwhile", () => {
    const { rerender } = show(emptyValues);
    const address = "/blog/besuche#rechnung-visit&visitCost=900";
    history.replaceState(null, "", address);
    rerender(<ContactForm copy={copy} pageUrl="" hash={new URL(inquiryUrl("Zahlen"), location.href).hash} />);
    expect(field("Nachricht")).toHaveValue("");
    expect(window.location.pathname + window.location.hash).toBe(address);
  });

  it("is sent by Enter, but not by holding it; in the message, Enter starts a new line", async () => {
    await open(inquiry);
    const isAccepted = (name: string, repeat: boolean) => fireEvent.keyDown(field(name), { key: "Enter", repeat });
    expect([isAccepted("Name", false), isAccepted("Name", true), isAccepted("Nachricht", true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("shows no errors on a repeated submit right after sending, until something is typed", async () => {
    const respond = delayAnswer();
    const { element } = await openAndSend(inquiry);
    jest.useFakeTimers();
    await respond();
    expect(screen.getByRole("status")).toBeVisible();
    fireEvent.submit(element);
    fireEvent.blur(field("Name"));
    fireEvent.focusOut(field("Name"));
    // Validation takes a few turns, but no time.
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(field("Name")).not.toHaveAttribute("aria-invalid");
    jest.useRealTimers();
    fireEvent.change(field("Nachricht"), { target: { value: "x" } });
    expect(field("Name")).not.toHaveAttribute("aria-invalid");
    fireEvent.submit(element);
    await waitFor(() => expect(field("Name")).toHaveAttribute("aria-invalid"));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("takes the success of one inquiry away when the next is refused for its fields", async () => {
    const { element } = await openAndSend(inquiry);
    await screen.findByRole("status");
    fireEvent.change(field("Nachricht"), { target: { value: "x" } });
    fireEvent.submit(element);
    await screen.findByText("Name muss mindestens 2 Zeichen lang sein");
    // By itself, it would go after 4 s.
    await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument(), { timeout: 2000 });
  });
});
