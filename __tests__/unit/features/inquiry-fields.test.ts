import { validateYupSchema } from "formik";
import { ValidationError } from "yup";
import { contactPage } from "../../../src/content-model/contact-page";
import { emptyValues, type FormValues, fields } from "../../../src/features/contact-form/fields";
import { inquirySchema } from "../../../src/features/contact-form/submit-inquiry";

const MESSAGES = {
  name: "Name muss mindestens 2 Zeichen lang sein",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  interest: "Bitte wählen Sie Ihr Interesse aus",
  message: "Nachricht muss mindestens 10 Zeichen lang sein",
};

const schema = inquirySchema(MESSAGES, "Nachricht ist zu lang");

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
async function errorsOf(inquiry: FormValues): Promise<Record<string, string>> {
  try {
    // Formik passes empty values as undefined.
    await validateYupSchema(inquiry, schema);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe("An inquiry", () => {
  const each = <Field extends keyof FormValues>(field: Field, ...values: string[]) =>
    values.map((value) => [field, value] as const);

  it.each([{}, { company: "", phone: "" }])("is accepted when complete, with %j", async (values) => {
    expect(await errorsOf({ ...valid, ...values })).toEqual({});
  });

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
    ...each(
      "email",
      "<erika@muster.example>",
      "Max Muster <max@muster.example>;",
      "mailto:max@muster.example",
      "max@muster.example>",
    ),
    ...each("email", '"erika muster"@muster.example', "erika@[192.0.2.1]"),
    ...each("email", " erika@muster.example ", "\u200berika@muster.example\u202c", "erika@mus\u00adter.example"),
  ])("is accepted with the %s %j", async (field, value) => {
    expect(await errorsOf({ ...valid, [field]: value })).toEqual({});
  });

  it.each([
    ...each("name", "", "E", "     ", "  E  ", "李", "🚤", " 🚤 "),
    ...each("email", "a..b@example.de", ".a@example.de", "a.@example.de", "a@-example.de", "a@example-.de"),
    ...each("email", "a@-example-.de", "a@example.123", "a@example.1a", "max@example.c", "a@b@example.de"),
    ...each("email", "<a@muster.example>, <b@muster.example>"),
    ...each("email", "", "   ", "erika", "erika.muster.example", "@muster.example", "erika@", "erika@muster"),
    ...each("email", "erika@muster.", "erika@.example", "erika@mus ter.example", "erika@muster/gruppe.example"),
    ...each("email", "erika@muster.example.", "erika@muster..example", "erika@muster@example.de"),
    ...each("email", "erika muster@muster.example", "erika,muster@muster.example"),
    ...each("email", "a@muster.example, b@muster.example"),
    ...each("name", "\u200bE\u200b", "\u2060\ufeff"),
    ...each("interest", ""),
    ...each("message", "", "123456789", " ".repeat(20), "\n".repeat(20), "  123456789  ", "🚤".repeat(9)),
  ])("is rejected with the %s %j", async (field, value) => {
    expect(await errorsOf({ ...valid, [field]: value })).toEqual({ [field]: MESSAGES[field] });
  });

  it("is rejected at once with a long address that is none", async () => {
    const email = `${"a-".repeat(50_000)}@${"b-".repeat(50_000)}`;
    expect(await errorsOf({ ...valid, email })).toEqual({ email: MESSAGES.email });
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
