import type { InputHTMLAttributes } from "react";
import {
  CONTACT_INTEREST_MIN_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MIN_CHARACTERS,
  CONTACT_NAME_MIN_CHARACTERS,
} from "../../config/constants";

const LOCAL_PART = String.raw`(?:[^\s@"<>\(\)\[\]\\,;:]+|"[^"\\]+")`;
/** Letters of any script and digits; of the other ASCII characters only the hyphen. */
const LABEL = String.raw`(?:[a-zA-Z0-9\-]|[^\x00-\x7f\s])+`;
const ADDRESS_LITERAL = String.raw`\[[0-9a-zA-Z:.]+\]`;

/**
 * An e-mail address as mail servers accept it (RFC 5321, RFC 6531): letters of any script on both sides, a quoted
 * mailbox, a domain with a dot or an address in brackets. Written for `RegExp` and for an input's `pattern`, which
 * browsers compile with different flags.
 */
const EMAIL_PATTERN = String.raw`\s*${LOCAL_PART}@(?:${LABEL}(?:\.${LABEL})+|${ADDRESS_LITERAL})\s*`;

type FieldOfAnyName = {
  name: string;
  /** A list to choose from, or a text of several lines; without it, one line of text. */
  kind?: "list" | "text";
  /** A required field must keep to the rules below, and has a message in the content for an entry that does not. */
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** Regular expression for the whole entry. */
  pattern?: string;
  /** Attributes of a field of one line. */
  input?: InputHTMLAttributes<HTMLInputElement>;
};

const table = [
  {
    name: "name",
    required: true,
    minLength: CONTACT_NAME_MIN_CHARACTERS,
    input: { autoComplete: "name" },
  },
  {
    name: "email",
    required: true,
    pattern: EMAIL_PATTERN,
    // An input of type email would convert umlauts in the domain, and reject others.
    input: { autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  },
  { name: "company", input: { autoComplete: "organization" } },
  { name: "phone", input: { autoComplete: "tel", type: "tel" } },
  { name: "interest", kind: "list", required: true, minLength: CONTACT_INTEREST_MIN_CHARACTERS },
  {
    name: "message",
    kind: "text",
    required: true,
    minLength: CONTACT_MESSAGE_MIN_CHARACTERS,
    maxLength: CONTACT_MESSAGE_MAX_CHARACTERS,
  },
] as const satisfies readonly FieldOfAnyName[];

export type FieldName = (typeof table)[number]["name"];
export type Field = FieldOfAnyName & { name: FieldName };

/** The fields of the contact form, in their order. Inputs, rules, texts and what is sent follow from this table. */
export const fields: readonly Field[] = table;

/** What a visitor enters. */
export type Inquiry = Record<FieldName, string>;

/** Messages under the required fields, from the content. */
export type InquiryErrors = Readonly<Partial<Record<FieldName, string>>>;

/** An inquiry with the entry that `entryOf` gives for each field. */
export const inquiryOf = (entryOf: (field: Field) => string): Inquiry =>
  Object.fromEntries(fields.map((field) => [field.name, entryOf(field)])) as Inquiry;

export const emptyInquiry = inquiryOf(() => "");

export const isSameInquiry = (one: Inquiry, other: Inquiry): boolean =>
  fields.every(({ name }) => one[name] === other[name]);

/** Soft hyphens, signs without width, marks of writing direction: they come along when a line is copied. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** An entry as it is checked and sent: without spaces around it and, on one line, without invisible signs. */
export const cleanEntry = ({ kind }: Field, entry: string): string =>
  (kind ? entry : entry.replace(INVISIBLE, "")).trim();

/** Subject of the mail the service sends: `Neue Anfrage von Erika Muster - demo`. */
export const inquirySubject = (lead: string, { name, interest }: Inquiry) => `${lead} ${name} - ${interest}`;
