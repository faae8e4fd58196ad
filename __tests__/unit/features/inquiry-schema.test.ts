import { validateYupSchema } from "formik";
import { ValidationError } from "yup";
import { emptyInquiry, type Inquiry, inquirySubject } from "../../../src/features/contact-form/inquiry";
import { inquirySchema } from "../../../src/features/contact-form/inquiry-schema";

const NAME = "Name muss mindestens 2 Zeichen lang sein";
const EMAIL = "Bitte geben Sie eine gültige E-Mail-Adresse ein";
const INTEREST = "Bitte wählen Sie Ihr Interesse aus";
const MESSAGE = "Nachricht muss mindestens 10 Zeichen lang sein";

const schema = inquirySchema({ name: NAME, email: EMAIL, interest: INTEREST, message: MESSAGE });

const valid: Inquiry = {
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "Muster GmbH",
  phone: "+49 8382 1234",
  interest: "demo",
  message: "Bitte zeigen Sie uns den Agenten.",
};

type Validate = (inquiry: Inquiry) => Promise<unknown>;
const directly: Validate = (inquiry) => schema.validate(inquiry, { abortEarly: false });
const throughFormik: Validate = (inquiry) => validateYupSchema(inquiry, schema);

/** Messages by field. */
async function problems(validate: Validate, inquiry: Inquiry): Promise<Record<string, string>> {
  try {
    await validate(inquiry);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

// Formik hands empty entries over as undefined, so both ways are gone.
describe.each<[string, Validate]>([
  ["checked directly", directly],
  ["checked by the form", throughFormik],
])("An inquiry, %s,", (_, validate) => {
  it.each<[string, Partial<Inquiry>]>([
    ["is complete", {}],
    ["has no company", { company: "" }],
    ["has no phone", { phone: "" }],
    ["has neither company nor phone", { company: "", phone: "" }],
    ["has a name of 2 characters", { name: "Bo" }],
    ["has a name with umlauts", { name: "Jörg Groß" }],
    ["has blanks around the name", { name: "  Bo  " }],
    ["has a message of 10 characters", { message: "1234567890" }],
    ["has blanks around the message", { message: "  1234567890\n" }],
    ["has a message of several lines", { message: "Guten Tag,\nwir\nhätten Interesse." }],
    ["has a mailbox with a plus", { email: "erika+demo@muster.example" }],
    ["has a mailbox at a subdomain", { email: "e.muster@vertrieb.muster-gmbh.example" }],
    ["has blanks around the e-mail", { email: " erika@muster.example " }],
    ["has a top-level domain of two letters", { email: "e@m.de" }],
    ["has another interest", { interest: "general" }],
  ])("is accepted when it %s.", async (_title, entries) => {
    expect(await problems(validate, { ...valid, ...entries })).toEqual({});
  });

  it.each<[string, Partial<Inquiry>, Record<string, string>]>([
    ["has no name", { name: "" }, { name: NAME }],
    ["has a name of 1 character", { name: "E" }, { name: NAME }],
    ["has a name of blanks only", { name: "     " }, { name: NAME }],
    ["has a name of 1 character between blanks", { name: "  E  " }, { name: NAME }],
    ["has no e-mail", { email: "" }, { email: EMAIL }],
    ["has an e-mail of blanks only", { email: "   " }, { email: EMAIL }],
    ["has an e-mail without @", { email: "erika.muster.example" }, { email: EMAIL }],
    ["has an e-mail without mailbox", { email: "@muster.example" }, { email: EMAIL }],
    ["has an e-mail without domain", { email: "erika@" }, { email: EMAIL }],
    ["has an e-mail without top-level domain", { email: "erika@muster" }, { email: EMAIL }],
    ["has an e-mail with a dot at the end", { email: "erika@muster.example." }, { email: EMAIL }],
    ["has an e-mail with two dots in a row", { email: "erika@muster..example" }, { email: EMAIL }],
    ["has an e-mail with two @", { email: "erika@muster@example.de" }, { email: EMAIL }],
    ["has an e-mail with a blank", { email: "erika muster@muster.example" }, { email: EMAIL }],
    ["has an e-mail with a comma", { email: "erika,muster@muster.example" }, { email: EMAIL }],
    ["has an e-mail in brackets", { email: "<erika@muster.example>" }, { email: EMAIL }],
    ["has two e-mails", { email: "a@muster.example, b@muster.example" }, { email: EMAIL }],
    ["has no interest", { interest: "" }, { interest: INTEREST }],
    ["has no message", { message: "" }, { message: MESSAGE }],
    ["has a message of 9 characters", { message: "123456789" }, { message: MESSAGE }],
    ["has a message of blanks only", { message: " ".repeat(20) }, { message: MESSAGE }],
    ["has a message of 9 characters between blanks", { message: "  123456789  " }, { message: MESSAGE }],
    ["is empty", emptyInquiry, { name: NAME, email: EMAIL, interest: INTEREST, message: MESSAGE }],
  ])("is refused when it %s.", async (_title, entries, expected) => {
    expect(await problems(validate, { ...valid, ...entries })).toEqual(expected);
  });
});

describe("An accepted inquiry", () => {
  it("loses the blanks around its entries.", () => {
    const padded = { ...valid, name: " Erika Muster ", email: " erika@muster.example ", company: " Muster GmbH " };
    expect(schema.cast({ ...padded, phone: " +49 8382 1234 ", message: `\n${valid.message} ` })).toEqual(valid);
  });

  it("keeps empty entries as empty strings.", () => {
    expect(schema.cast({ ...valid, company: "", phone: "  " })).toEqual({ ...valid, company: "", phone: "" });
  });

  it("has a subject of lead, name and interest.", () => {
    expect(inquirySubject("Neue Anfrage von", valid)).toBe("Neue Anfrage von Erika Muster - demo");
  });
});
