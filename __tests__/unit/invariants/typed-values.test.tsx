import { act, fireEvent, render, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { toast } from "react-hot-toast/headless";
import { ContactForm } from "../../../src/features/contact-form/contact-form";
import { type FormValues, fields, normalizeValue } from "../../../src/features/contact-form/fields";
import { inquiryStore } from "../../../src/features/contact-form/inquiry-store";
import contactPage from "../../fixture-site/content/pages/contact.json";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

/* What is typed arrives, or the form says what it changes, or refuses before it is sent. */

const copy = contactPage.form;
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** What nobody sees, and what therefore may go: blanks around a text, soft hyphens, direction marks, zero-width spaces. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Joiners form letters and emoji; in an address they are nothing. */
const JOINERS = /[\u200c\u200d]/g;
const seen = (text: string) => text.replace(INVISIBLE, "").trim();

beforeEach(() => {
  const IntersectionObserver = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }));
  Object.assign(globalThis, { fetch: fetchMock, IntersectionObserver });
  sessionStorage.clear();
});

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

async function openForm(): Promise<HTMLFormElement> {
  const { container } = render(<ContactForm copy={copy} pageUrl="https://www.muster.example/contact" hash="" />);
  const form = container.querySelector("form") as HTMLFormElement;
  act(() => controlOf(form, "name").focus());
  await waitFor(() => expect(form).toHaveAttribute("novalidate"));
  return form;
}

type Attempt = { typed: FormValues; shown: FormValues; sent: Record<string, string> | undefined };

/** Types these values, leaves each field, and sends the form. */
async function send(form: HTMLFormElement, values: FormValues): Promise<Attempt> {
  fetchMock.mockReset().mockResolvedValue({ ok: true, text: async () => '{"success":true}' } as Response);
  const readAll = () =>
    Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name).value])) as unknown as FormValues;
  for (const { name } of fields) controlOf(form, name).value = values[name];
  const typed = readAll();
  act(() => {
    for (const { name } of fields) controlOf(form, name).dispatchEvent(new Event("change", { bubbles: true }));
  });
  const shown = readAll();
  await act(async () => {
    fireEvent.submit(form);
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  const body = fetchMock.mock.calls[0]?.[1]?.body;
  const sent = body instanceof FormData ? (Object.fromEntries(body) as Record<string, string>) : undefined;
  return { typed, shown, sent };
}

/** Takes back what the attempt has left: the next one begins with an idle form. */
function startAgain(): void {
  act(() => {
    inquiryStore.dispatch({ type: "submitted" });
    inquiryStore.dispatch({ type: "sent", values: inquiryStore.current().values });
    inquiryStore.dispatch({ type: "confirmationRead" });
    toast.remove();
  });
}

function expectArrivedOrRefused(form: HTMLFormElement, { typed, shown, sent }: Attempt): void {
  for (const { name, kind } of fields) {
    // What the form changes when a field is left is what nobody sees, but for an address: there it shows what is left.
    if (name === "email") expect(seen(typed.email).replace(JOINERS, "")).toContain(shown.email);
    else expect(seen(shown[name])).toBe(seen(typed[name]));
    if (!sent) continue;
    if (kind !== "textarea") expect(sent[name]).toBe(shown[name]);
    else expect(sent[name]).toBe(shown[name].replaceAll("\u00ad", "").trim());
  }
  if (!sent) expect(form.querySelector("[aria-invalid=true]")).not.toBeNull();
}

const INQUIRY: FormValues = {
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "Muster & Söhne",
  phone: "+49 8382 1234",
  interest: "demo",
  message: "Bitte zeigen Sie uns den Agenten.",
};

/** Texts with what people paste: emoji, joined letters, right-to-left words, soft hyphens, markup, line ends. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.constantFrom("Vertriebs\u00admannschaft", "👩\u200d💻", "می\u200cخواهم", "\u200fשלום", "\u202eabc", "\ufeff"),
      fc.constantFrom(" ", "\n", "\r\n", "\t", "\u00a0", "<b>", "&amp;", '"', "%0D%0A", "--", "\\", "1'000"),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

/** Addresses, as people paste them, and what only resembles one. */
const anyAddress = fc.oneof(
  anyText,
  fc
    .tuple(
      fc.constantFrom("", "mailto:", "Erika Muster <", '"Muster, Erika" <', "<", " ", "\u200b"),
      fc.emailAddress(),
      fc.constantFrom("", ">", ">;", ";", ",", " ", "?subject=Hallo", "."),
    )
    .map((parts) => parts.join("")),
);

it("for any text in any field", async () => {
  const form = await openForm();
  const anyInquiry = fc.record({
    name: fc.oneof(fc.constant(INQUIRY.name), anyText),
    email: fc.oneof(fc.constant(INQUIRY.email), anyAddress),
    company: anyText,
    phone: anyText,
    interest: fc.constant(INQUIRY.interest),
    message: fc.oneof(
      fc.constant(INQUIRY.message),
      anyText.map((text) => text + INQUIRY.message + text),
    ),
  });
  let arrived = 0;
  await fc.assert(
    fc.asyncProperty(anyInquiry, async (values) => {
      const attempt = await send(form, values);
      if (attempt.sent) arrived += 1;
      expectArrivedOrRefused(form, attempt);
      startAgain();
    }),
    { numRuns: 60 },
  );
  // Neither may the form refuse everything.
  expect(arrived).toBeGreaterThan(5);
});

it("what a field shows is what is sent: there is nothing left to change", () => {
  for (const field of fields) {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const shown = normalizeValue(field, text);
        expect(normalizeValue(field, shown)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  }
});

it.each<[what: string, typed: Partial<FormValues>, sent: Partial<FormValues>]>([
  ["an address with its name", { email: "Max Muster <max@example.de>" }, { email: "max@example.de" }],
  ["an address in a link", { email: "mailto:max@example.de?subject=Hallo" }, { email: "max@example.de" }],
  ["an address from a list", { email: "max@example.de; " }, { email: "max@example.de" }],
  ["letters that are joined", { company: "می\u200cخواهم 👩\u200d💻" }, { company: "می\u200cخواهم 👩\u200d💻" }],
  [
    "words with soft hyphens",
    { message: "Ihre Daten\u00adschutz\u00aderklärung" },
    { message: "Ihre Datenschutzerklärung" },
  ],
])("%s arrives as the form shows it", async (_title, typed, sent) => {
  const attempt = await send(await openForm(), { ...INQUIRY, ...typed });
  expect(attempt.sent).toMatchObject({ ...INQUIRY, ...sent });
  if (typed.email) expect(attempt.shown.email).toBe(sent.email);
  startAgain();
});

it("a message that fills its field, as one does whose end was cut off, is refused with the reason", async () => {
  const form = await openForm();
  const attempt = await send(form, { ...INQUIRY, message: "x".repeat(100_000) });
  expect(attempt.sent).toBeUndefined();
  expect(controlOf(form, "message")).toHaveAccessibleDescription(copy.tooLong);
  expect((await send(form, { ...INQUIRY, message: "x".repeat(99_999) })).sent?.message).toHaveLength(99_999);
  startAgain();
});

it("a message is not cut off while nobody would say so", () => {
  const { container } = render(<ContactForm copy={copy} pageUrl="" hash="" />);
  expect(container.querySelector("textarea")).not.toHaveAttribute("maxlength");
});
