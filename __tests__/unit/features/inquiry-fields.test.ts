import { validateYupSchema, yupToFormErrors } from "formik";
import { contactPage } from "../../../src/content-model/contact-page";
import { emptyValues, type FormValues, fields, type ValidationErrors } from "../../../src/features/contact-form/fields";
import { inquirySchema } from "../../../src/features/contact-form/submit-inquiry";

const MESSAGES = {
  name: "Name muss mindestens 2 Zeichen lang sein",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  interest: "Bitte wählen Sie Ihr Interesse aus",
  message: "Nachricht muss mindestens 10 Zeichen lang sein",
};

const ADDRESS_ONLY = "Nur die Adresse.";
const INVISIBLE = "Darin steckt ein unsichtbares Zeichen.";
const schema = inquirySchema({
  ...{ errors: MESSAGES, tooLong: "Nachricht ist zu lang", addressOnly: ADDRESS_ONLY, invisible: INVISIBLE },
});

const valid: FormValues = {
  ...emptyValues,
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "Muster GmbH",
  phone: "+49 8382 1234",
  interest: "demo",
  message: "Bitte zeigen Sie uns den Agenten.",
};

type Keyed = Record<string, { fields: object } | undefined>;
const keysOf = (group: { fields: object } | undefined) => Object.keys(group?.fields ?? {});

/** The error messages by field. */
const errorsOf = (inquiry: FormValues): Promise<ValidationErrors> =>
  validateYupSchema(inquiry, schema).then(() => ({}), yupToFormErrors<FormValues>);

describe("An inquiry", () => {
  const each = <Field extends keyof FormValues>(field: Field, ...values: string[]) =>
    values.map((value) => [field, value] as const);

  it.each([
    ...each("company", ""),
    ...each("phone", ""),
    ...each("interest", "general"),
    ...each("name", "Bo", "Jörg Groß", "  Bo  ", "李明", "🚤🚤"),
    ...each("message", "1234567890", "  1234567890\n", "Guten Tag,\nja"),
    ...each("email", "erika+demo@muster.example", "e.muster@vertrieb.muster-gmbh.example", "e@m.de"),
    ...each("email", "ERIKA@MUSTER.EXAMPLE", "o'brien@muster.example", "e_m!#$%&'*+/=?^`{|}~-@muster.example"),
    ...each("email", "erika@müller.example", "jörg@grüße.example", "用户@例子.example"),
    ...each("email", "e@a-b--c.example", "e@xn--mller-kva.example", "e@1und1.example", "e@例子.中国"),
    ...each("email", '"erika muster"@muster.example', "erika@[192.0.2.1]"),
    ...each(
      "email",
      " erika@muster.example ",
      "\u2068erika@muster.example\u2069",
      "\ufeff\u180eerika@muster.example\ufe0f",
    ),
  ])("is accepted with the %s %j", async (field, value) => {
    expect(await errorsOf({ ...valid, [field]: value })).toEqual({});
  });

  it.each([
    ...each("name", "", "E", "     ", "  E  ", "李", "🚤", " 🚤 "),
    ...each("email", "a..b@example.de", ".a@example.de", "a.@example.de", "a@-example.de", "a@example-.de"),
    ...each("email", "a@-example-.de", "a@example.123", "a@example.1a", "max@example.c", "a@b@example.de"),
    ...each(
      "email",
      "erika@mus ter.example",
      "erika @muster.example",
      "erika@muster.co .example",
      "e@muster.example Tel. 1",
    ),
    ...each("email", "Erika <erika@muster.example>", "mailto:erika@muster.example", "erika@muster.example;"),
    ...each("email", "", "   ", "erika", "erika.muster.example", "@muster.example", "erika@", "erika@muster"),
    ...each("email", "erika@muster.", "erika@.example", "erika@muster/gruppe.example"),
    ...each("email", "erika@muster.example.", "erika@muster..example", "erika@muster@example.de"),
    ...each("email", "erika muster@muster.example", "erika,muster@muster.example"),
    ...each("email", "a@muster.example, b@muster.example"),
    ...each("name", "\u200bE\u200b", "\u2060\ufeff"),
    ...each("interest", ""),
    ...each("message", "", "123456789", " ".repeat(20), "\n".repeat(20), "  123456789  ", "🚤".repeat(9)),
  ])("is rejected with the %s %j", async (field, value) => {
    const { [field]: error, ...others } = await errorsOf({ ...valid, [field]: value });
    expect(others).toEqual({});
    const hint = field === "email" && value.trim() ? `\n${ADDRESS_ONLY}` : "";
    expect(error).toBe(MESSAGES[field] + hint);
  });

  it.each([..."\u00ad\u034f\u061c\u180e\u200b\u200d\u2069\ufe0f\ufeff\ufffc\u3164\0\x85"])(
    "is rejected with the reason when %j stands in its address",
    async (sign) => {
      const { pattern } = fields.find(({ name }) => name === "email") ?? {};
      for (const email of [`eri${sign}ka@muster.example`, `erika@mus${sign}ter.example`]) {
        expect(await errorsOf({ ...valid, email })).toEqual({ email: `${MESSAGES.email}\n${INVISIBLE}` });
        // The browser compiles the pattern with another flag.
        expect(email).not.toMatch(new RegExp(`^(?:${pattern})$`, "v"));
      }
    },
  );

  it("is rejected at once with a long address that is none", async () => {
    const email = `${"a-".repeat(50_000)}@${"b-".repeat(50_000)}`;
    expect(await errorsOf({ ...valid, email })).toHaveProperty("email");
  });
});

describe("The table of fields", () => {
  it("defines the content's texts: a label for each field, a message for each required one", () => {
    const { form } = contactPage.schema.describe().fields as never as Record<string, { fields: Keyed }>;
    expect(keysOf(form?.fields.fields)).toEqual(fields.map(({ name }) => name));
    const required = fields.filter((field) => field.required).map(({ name }) => name);
    expect(keysOf(form?.fields.errors)).toEqual(required);
  });

  it("defines the schema: a rule for each field", () => {
    expect(Object.keys(schema.fields)).toEqual(fields.map(({ name }) => name));
  });
});
