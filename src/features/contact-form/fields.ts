import type { InputHTMLAttributes } from "react";
import {
  CONTACT_INTEREST_MIN_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MIN_CHARACTERS,
  CONTACT_NAME_MIN_CHARACTERS,
} from "../../config/constants";

const LOCAL_PART = String.raw`(?:[^\s@"<>\(\)\[\]\\,;:]+|"[^"\\]+")`;
/** A domain label: letters of any script, digits and hyphens. */
const LABEL = String.raw`(?:[a-zA-Z0-9\-]|[^\x00-\x7f\s])+`;
const ADDRESS_LITERAL = String.raw`\[[0-9a-zA-Z:.]+\]`;

/**
 * An e-mail address as mail servers accept it (RFC 5321, RFC 6531): letters of any script on both sides, a quoted
 * mailbox, a domain with a dot or an address in brackets. Written for `RegExp` and for an input's `pattern`, which
 * browsers compile with different flags.
 */
const EMAIL_PATTERN = String.raw`\s*${LOCAL_PART}@(?:${LABEL}(?:\.${LABEL})+|${ADDRESS_LITERAL})\s*`;

type FieldDefinition = {
  name: string;
  /** The control: a select or a textarea; by default an input of one line. */
  kind?: "select" | "textarea";
  /** Whether the rules below must hold; the content then has an error message for the field. */
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** Regular expression for the whole value. */
  pattern?: string;
  /** Attributes of an input. */
  input?: InputHTMLAttributes<HTMLInputElement>;
};

const definitions = [
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

/** The form values by field name. */
export type FormValues = Record<FieldName, string>;

/** Error messages by field name. */
export type ValidationErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Builds an inquiry with the value that `getValue` returns for each field. */
export const buildValues = (getValue: (field: Field) => string): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, getValue(field)])) as FormValues;

export const emptyValues = buildValues(() => "");

export const areSameValues = (one: FormValues, other: FormValues): boolean =>
  fields.every(({ name }) => one[name] === other[name]);

/** Invisible characters that are copied along with text: soft hyphens, zero-width characters, direction marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Normalizes a value for validation and sending: trims it and, except in a textarea, removes invisible characters. */
export const normalizeValue = ({ kind }: Field, value: string): string =>
  (kind ? value : value.replace(INVISIBLE, "")).trim();

/** Subject of the e-mail that the service sends: `Neue Anfrage von Erika Muster - demo`. */
export const inquirySubject = (prefix: string, { name, interest }: FormValues) => `${prefix} ${name} - ${interest}`;
