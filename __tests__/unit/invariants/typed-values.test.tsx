import { act, fireEvent, render, waitFor, within } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { ContactForm } from "../../../src/features/contact-form/contact-form";
import { buildValues, emptyValues, type FormValues, fields } from "../../../src/features/contact-form/fields";
import { inquiryStore } from "../../../src/features/contact-form/inquiry-store";
import contactPage from "../../fixture-site/content/pages/contact.json";
import { fc } from "../support/fast-check";

/*
 * For any text in any field, either the payload holds exactly what was typed, but for white space and invisible signs at
 * both ends, or nothing is sent, the field says why, and the text stands there untouched.
 */

const copy = contactPage.form;
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/u;
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]*$/u;
/** Half a sign has no bytes: it is shown and sent as one that stands for a broken one. */
const asShown = (text: string) => text.replace(/\p{Cs}/gu, "\uFFFD");

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
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

type Attempt = { typed: FormValues; left: FormValues; sent: Record<string, string> | undefined };

const valuesIn = (form: HTMLFormElement) => buildValues(({ name }) => controlOf(form, name).value);

/** Types these values, leaves each field, and sends the form. */
async function send(form: HTMLFormElement, values: FormValues): Promise<Attempt> {
  fetchMock.mockReset().mockResolvedValue({ ok: true, text: async () => '{"success":true}' } as Response);
  for (const { name } of fields) controlOf(form, name).value = values[name];
  const typed = valuesIn(form);
  act(() => {
    for (const event of ["input", "change", "focusout"])
      for (const { name } of fields) controlOf(form, name).dispatchEvent(new Event(event, { bubbles: true }));
  });
  expect(valuesIn(form)).toEqual(typed);
  await act(async () => {
    fireEvent.submit(form);
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  const body = fetchMock.mock.calls[0]?.[1]?.body;
  const sent = body instanceof FormData ? (Object.fromEntries(body) as Record<string, string>) : undefined;
  return { typed, left: valuesIn(form), sent };
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

function expectArrivedOrRefused(form: HTMLFormElement, { typed, left, sent }: Attempt): void {
  if (!sent) {
    expect(left).toEqual(typed);
    expect(form.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(/./);
    return;
  }
  for (const { name } of fields) {
    const [before = "", ...after] = sent[name] ? asShown(typed[name]).split(sent[name] ?? "") : [typed[name]];
    expect(sent[name] ? after.length : 1).toBeGreaterThan(0);
    for (const end of [before, after.join(sent[name])]) expect(end).toMatch(UNSEEN);
  }
  expect(sent.email).not.toMatch(INVISIBLE);
}

const INQUIRY: FormValues = {
  ...emptyValues,
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "Muster & Söhne",
  phone: "+49 8382 1234",
  interest: "demo",
  message: "Bitte zeigen Sie uns den Agenten.",
};

/** Signs that nobody sees, and those that belong to an emoji or a letter. */
const invisible = fc.oneof(
  fc.constantFrom(..."\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u2068\u2069\ufe0f\ufeff\ufffc\0\x85\u{e0041}"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).filter((sign) => INVISIBLE.test(sign)),
);

/** Texts with what people paste: emoji, joined letters, right-to-left words, soft hyphens, markup, line ends. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.string({ unit: "binary", maxLength: 6 }),
      invisible,
      fc.constantFrom("Vertriebs\u00admannschaft", "👩\u200d💻", "❤\ufe0f", "می\u200cخواهم", "\u200fשלום", "\ud83d"),
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
      fc.oneof(fc.constantFrom("", "mailto:", "Erika Muster <", '"Muster, Erika" <', "<", " "), invisible),
      fc.emailAddress(),
      fc.oneof(fc.constantFrom("", ">", ">;", ";", ",", " ", "?subject=Hallo", ".", " .uk", " Tel. 0151"), invisible),
    )
    .map((parts) => parts.join("")),
  fc
    .tuple(fc.emailAddress(), fc.oneof(fc.constant(" "), invisible), fc.nat())
    .map(([address, sign, at]) => address.slice(0, at % address.length) + sign + address.slice(at % address.length)),
);

/** A message that is as long as the field takes, or longer by blanks that come last, or by words behind them. */
const longMessage = fc
  .tuple(
    fc.constantFrom("x", "🚤"),
    fc.constantFrom(99_990, 100_000),
    fc.constantFrom("", " ".repeat(12), "\n\nEnde der Frage"),
  )
  .map(([sign, length, end]) => sign.repeat(length / sign.length) + end);

it("for any text in any field", async () => {
  const form = await openForm();
  const inEachField = fields.map(({ name }) => [name, anyText] as const);
  const anyInquiry = fc.record({
    ...(Object.fromEntries(inEachField) as Record<keyof FormValues, typeof anyText>),
    name: fc.oneof(fc.constant(INQUIRY.name), anyText),
    email: fc.oneof(fc.constant(INQUIRY.email), anyAddress),
    interest: fc.constant(INQUIRY.interest),
    message: fc.oneof(
      { weight: 3, arbitrary: fc.constant(INQUIRY.message) },
      { weight: 5, arbitrary: anyText.map((text) => text + INQUIRY.message + text) },
      { weight: 1, arbitrary: longMessage },
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

/** What stands in a text and cannot be seen has a reason to be there: it forms what is seen. */
it.each(["می\u200cخواهم 👩\u200d💻 ❤\ufe0f", "Daten\u00adschutz\u200b\u2068erklärung\u2069 🏴\u{e0067}\u{e007f}"])(
  "%j arrives sign by sign",
  async (text) => {
    const typed = { ...INQUIRY, name: text, company: text, message: text };
    expect((await send(await openForm(), typed)).sent).toMatchObject(typed);
    startAgain();
  },
);

it("a message is refused by its whole length, told where it is pasted; no field cuts it", async () => {
  const form = await openForm();
  expect(form.querySelector("[maxlength]")).toBeNull();
  const message = controlOf(form, "message");
  fireEvent.change(message, { target: { value: `${"x".repeat(100_000)}\n` } });
  await waitFor(() => expect(message).toHaveAccessibleDescription(copy.tooLong));
  fireEvent.change(message, { target: { value: "x".repeat(100_000) } });
  await waitFor(() => expect(message).toHaveAccessibleDescription(""));
  expect((await send(form, { ...INQUIRY, message: "x".repeat(100_000) })).sent?.message).toHaveLength(100_000);
  startAgain();
});

it("an inquiry whose trap for bots a program has ticked is not sent, says so, and goes at the second try", async () => {
  const form = await openForm();
  const trap = form.elements.namedItem("botcheck") as HTMLInputElement;
  trap.checked = true;
  expect((await send(form, INQUIRY)).sent).toBeUndefined();
  expect(form).toHaveFormValues(INQUIRY);
  expect(trap).not.toBeChecked();
  expect(within(form).getByRole("alert")).toHaveTextContent("Bitte versuchen Sie es erneut.");
  expect((await send(form, INQUIRY)).sent).toMatchObject(INQUIRY);
  startAgain();
});
