import type { InputHTMLAttributes } from "react";
import {
  CONTACT_INTEREST_MIN_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MIN_CHARACTERS,
  CONTACT_NAME_MIN_CHARACTERS,
} from "../../config/constants";
import { INVISIBLE_SIGN, trimUnseen } from "../../lib/invisible-signs";

const ATOM = '[^\\s@"<>\\(\\)\\[\\]\\\\,;:.]+';
const LOCAL_PART = `(?:${ATOM}(?:\\.${ATOM})*|"[^"\\\\]+")`;
/** A letter of any script, or a digit. */
const ALPHANUMERIC = "[\\p{L}\\p{M}\\p{N}]";
/** A domain label: hyphens stand between letters and digits only. */
const LABEL = `${ALPHANUMERIC}+(?:-+${ALPHANUMERIC}+)*`;
/** The last label: two letters at least, the first of them no digit. */
const TOP_LABEL = `\\p{L}(?:-*${ALPHANUMERIC})+`;
const ADDRESS_LITERAL = "\\[[0-9a-zA-Z:.]+\\]";

/**
 * An e-mail address as mail servers accept it (RFC 5321, RFC 6531): letters of any script on both sides, a quoted
 * mailbox, a domain with a dot or an address in brackets; no sign that nobody sees. Written for `RegExp` and for an
 * input's `pattern`, which browsers compile with different flags.
 */
const EMAIL_PATTERN = `(?![\\s\\S]*${INVISIBLE_SIGN})\\s*${LOCAL_PART}@(?:(?:${LABEL}\\.)+${TOP_LABEL}|${ADDRESS_LITERAL})\\s*`;

/** The control: a textarea, or the select, whose list is that of interests; by default an input of one line. */
type Control = { name: string; kind?: "textarea" } | { name: "interest"; kind: "select" };

type FieldDefinition = Control & {
  /** Whether the rules below must hold; the content then has an error message for the field. */
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** Regular expression for the whole value. */
  pattern?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

const definitions = [
  {
    name: "name",
    required: true,
    minLength: CONTACT_NAME_MIN_CHARACTERS,
    // The browser's own rule counts blanks, and each emoji twice.
    pattern: "\\s*\\S[\\s\\S]*\\S\\s*",
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
  { name: "interest", kind: "select", required: true, minLength: CONTACT_INTEREST_MIN_CHARACTERS },
  {
    name: "message",
    kind: "textarea",
    required: true,
    minLength: CONTACT_MESSAGE_MIN_CHARACTERS,
    maxLength: CONTACT_MESSAGE_MAX_CHARACTERS,
  },
] as const satisfies readonly FieldDefinition[];

export type FieldName = (typeof definitions)[number]["name"];
export type Field = FieldDefinition & { name: FieldName };

/** The fields of the contact form, in their order. Inputs, validation, texts and payload are derived from this table. */
export const fields: readonly Field[] = definitions;

export type FormValues = Record<FieldName, string>;

export type ValidationErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Builds an inquiry with the value that `getValue` returns for each field. */
export const buildValues = (getValue: (field: Field) => string): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, getValue(field)])) as FormValues;

export const emptyValues = buildValues(() => "");

export const areSameValues = (one: FormValues, other: FormValues): boolean =>
  fields.every(({ name }) => one[name] === other[name]);

/** The inquiry as it is sent: as typed, but for what nobody sees at both ends of a text. */
export const trimValues = (values: FormValues): FormValues => buildValues(({ name }) => trimUnseen(values[name]));

/** Subject of the e-mail that the service sends: `Neue Anfrage von Erika Muster - demo`. */
export const inquirySubject = (prefix: string, { name, interest }: FormValues) => `${prefix} ${name} - ${interest}`;
