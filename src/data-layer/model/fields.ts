import {
  array,
  boolean,
  type ISchema,
  number,
  type ObjectShape,
  object,
  setLocale,
  string,
  ValidationError,
} from "yup";
import { nearest } from "../../lib/nearest";
import { pluralize } from "../text/pluralize";
import { hoursIssue, moneyIssue } from "../text/ranges";
import { typeset } from "../text/typeset";
import { altTextIssue, WHAT_TO_SAY } from "./alt-text";
import { hrefIssue, isValidHref } from "./href";
import type { PictureSlot } from "./picture-slots";
import { isDay, today } from "./release";
import "./annotations";

const MISSING = "Der Wert fehlt. Bitte ergänzen.";
/** How much of a value is quoted, enough to find it. */
const MAX_QUOTED_LENGTH = 60;

const quoteAll = (values: readonly unknown[]) => values.map((value) => `„${value}“`).join(", ");
const countEntries = (value: unknown) => pluralize((value as unknown[]).length, "Eintrag", "Einträge");

function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return "eine Liste";
  if (typeof value === "object" && value !== null) return "eine Gruppe von Feldern";
  if (typeof value !== "string") return String(value);
  return `„${value.length > MAX_QUOTED_LENGTH ? `${value.slice(0, MAX_QUOTED_LENGTH)}…` : value}“`;
}

function wrongTypeMessage(type: string, value: unknown): string {
  const start = `Hier steht ${quoteValue(value)}, erwartet wird`;
  const isPlain = typeof value !== "object";
  switch (type) {
    case "string":
      return isPlain
        ? `${start} ein Text. Bitte in Anführungszeichen setzen: "${value}".`
        : `${start} ein Text. Beginnt der Text mit einer Klammer, gehört er in Anführungszeichen.`;
    case "number":
      return Number.isNaN(Number(value))
        ? `${start} eine Zahl wie 7.`
        : `${start} eine Zahl. Bitte ohne Anführungszeichen schreiben.`;
    case "boolean":
      return `${start} true oder false.`;
    case "array":
      return isPlain
        ? `${start} eine Liste. Auch ein einzelner Eintrag steht in eckigen Klammern: ["…"].`
        : `${start} eine Liste. In YAML beginnt jeder Eintrag mit „- “, in JSON stehen alle in eckigen Klammern.`;
    default:
      return `${start} eine Gruppe von Feldern.`;
  }
}

/* Yup's own messages, in the authors' language. */
setLocale({
  mixed: {
    required: MISSING,
    defined: MISSING,
    notNull: "Der Wert ist leer. Bitte ergänzen.",
    notType: ({ type, value }) => (value === undefined || value === null ? MISSING : wrongTypeMessage(type, value)),
    oneOf: ({ values, value }) => `${quoteValue(value)} ist nicht vorgesehen. Möglich: ${values}.`,
  },
  string: {
    min: ({ min, value }) => `Der Text hat ${String(value).length} Zeichen, mindestens ${min} sind nötig.`,
    max: ({ max, value }) => `Der Text hat ${String(value).length} Zeichen, höchstens ${max} sind erlaubt.`,
    email: ({ value }) => `„${value}“ ist keine E-Mail-Adresse. Erwartet wird z. B. kontakt@firma.de.`,
  },
  number: {
    min: ({ min, value }) => `${value} ist zu klein, erlaubt ist mindestens ${min}.`,
    max: ({ max, value }) => `${value} ist zu groß, erlaubt ist höchstens ${max}.`,
    integer: ({ value }) => `${value} ist keine ganze Zahl. Bitte runden.`,
  },
  array: {
    length: ({ length, value }) => `Die Liste hat ${countEntries(value)}, erwartet werden genau ${length}.`,
    min: ({ min, value }) =>
      `Die Liste hat ${countEntries(value)}, nötig ${min === 1 ? "ist" : "sind"} mindestens ${min}.`,
    max: ({ max, value }) => `Die Liste hat ${countEntries(value)}, erlaubt sind höchstens ${max}.`,
  },
});

/** What the schemas need to know from outside the file; passed to Yup as `context`. */
export type ValidationContext = {
  /** Why a file, named relative to the content file, cannot be a picture; `undefined` if it can. */
  pictureIssue: (relativePath: string) => string | undefined;
  /** Why a file, named in the same way, cannot be offered as a PDF. */
  pdfIssue: (relativePath: string) => string | undefined;
};

/** Spaces alone do not count as text. */
const isFilled = (value: string | undefined) => value?.trim() !== "" || value === "";

/** A test for a field, named after what it looks for; `issueOf` says what is wrong with a value. */
export const mustPass = (name: string, issueOf: (value: string) => string | undefined) =>
  [name, ({ value }: { value: string }) => issueOf(value) ?? "", (value = "") => !issueOf(value)] as const;

/** A price or a pay with its currency, or words. */
export const isMoney = () => mustPass("money", moneyIssue);

/** Opening hours, or words. */
export const isHours = () => mustPass("hours", hoursIssue);

/** A year of four digits that has begun. */
export const isPastYear = () =>
  mustPass("past", (year) =>
    year > today().slice(0, 4) ? `Das Jahr ${year} kommt erst noch. Bitte prüfen.` : undefined,
  );

/** Copy for visitors: never empty, set with German spacing. */
export const text = (max = 600) =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? typeset(value.trim()) : value))
    .max(max)
    .required()
    .test("filled", MISSING, isFilled)
    .meta({ textKind: "copy" });

/** The same for what several entries of a list may have in common. */
export const commonText = (max?: number) => text(max).meta({ mayRepeat: true });

/** A time of day, `08:05`. */
export const timeOfDay = () =>
  rawText().matches(
    /^(?:[01]?\d|2[0-3]):[0-5]\d$/,
    ({ value }: { value: unknown }) => `„${value}“ ist keine Uhrzeit der Form 08:05.`,
  );

/** A value for machines (slug, address, id): used as is. */
export const rawText = () => string().min(1).required();

export const wholeNumber = (min: number, max: number) =>
  number().integer().min(min).max(max).required().meta({ graphql: "Int!" });

export const flag = () => boolean().required();

/** One of a fixed set of values. */
export const choice = <T extends string>(values: readonly T[]) =>
  string<T>()
    .oneOf([...values])
    .required();

/** A group of fields; unknown fields are errors, which suggest the one that may be meant. */
export function group<T extends ObjectShape>(fields: T) {
  const known = Object.keys(fields);
  return object(fields)
    .typeError(({ value }: { value: unknown }) =>
      value === undefined || value === null
        ? MISSING
        : `Hier steht ${quoteValue(value)}, erwartet wird eine Gruppe mit den Feldern ${quoteAll(known)}.`,
    )
    .test("known", (value, test) => {
      const given = Object.keys(value ?? {});
      const absent = known.filter((name) => !given.includes(name));
      const pathOf = (name: string) => (test.path ? `${test.path}.${name}` : name);
      const errors = given
        .filter((name) => !known.includes(name))
        .map((name) => {
          // Without a space after a colon, two fields on one line become one name.
          const joined = absent.find((other) => name.startsWith(`${other}:`));
          const near = joined ?? nearest(name, absent);
          const other = near ? `Gemeint ist vielleicht „${near}“.` : `Bekannt sind: ${quoteAll(known)}.`;
          const hint = joined ? "Nach dem Doppelpunkt fehlt ein Leerzeichen." : other;
          const params = { meant: near && pathOf(near) };
          return test.createError({ path: pathOf(name), message: `Dieses Feld gibt es hier nicht. ${hint}`, params });
        });
      return errors.length === 0 || new ValidationError(errors);
    })
    .required();
}

function dayMessage({ value }: { value: unknown }): string {
  return /^\d{4}-\d\d-\d\d$/.test(String(value))
    ? `Den Tag „${value}“ gibt es im Kalender nicht. Bitte das Datum prüfen.`
    : `${typeof value === "object" ? quoteValue(value) : `„${value}“`} ist kein Datum der Form 2025-03-31.`;
}

/** A day, written 2025-03-31. */
export const day = () =>
  rawText()
    .typeError(dayMessage)
    .test("day", dayMessage, (value) => !value || isDay(value))
    .meta({ graphql: "Date! @dateformat" });

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Last segment of an address: lower case, digits, hyphens (ä → ae, ß → ss). */
export const slug = () => rawText().matches(SLUG, { name: "slug", message: slugMessage });

/** The slug of another document, of the type with this name. */
export const slugOf = (type: string) => slug().meta({ refersTo: type });

/** Why a word cannot be used in an address. */
export function slugMessage({ value }: { value: unknown }): string {
  return `„${value}“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.`;
}

export const isSlug = (value: string) => SLUG.test(value);

/** A link target: a path of this site, an anchor, an https or mailto address. */
export const href = () =>
  rawText()
    .test(...mustPass("href", (value) => (value === "" || isValidHref(value) ? undefined : hrefIssue(value))))
    .meta({ textKind: "href" });

/** A link or button with its label. */
export const link = () => group({ label: text(60), to: href() }).meta({ graphql: "Link!" });

const fileOf = (kind: "picture" | "pdf") =>
  rawText()
    .test(kind, (value, test) => {
      const message = value ? (test.options.context as ValidationContext)[`${kind}Issue`](value) : undefined;
      return message === undefined || test.createError({ message });
    })
    .meta({ graphql: "File! @fileByRelativePath" });

/** A picture file next to the content; it must exist and suit its place. */
export const pictureFile = (slot: PictureSlot = "anywhere") => fileOf("picture").meta({ slot });

/** A PDF file next to the content; it must exist. */
export const pdfFile = () => fileOf("pdf");

/** A picture and its alternative text, each with a note of its own if one for both would not do. */
export const picture = (slot: PictureSlot = "anywhere", notes: { src?: string; alt?: string } = {}) => {
  const whatToSay = slot === "drawing" ? WHAT_TO_SAY.drawing : WHAT_TO_SAY.picture;
  const missing = `Der Alternativtext fehlt: ${whatToSay}`;
  const alt = string()
    .transform(typeset)
    .required(missing)
    .test("filled", missing, isFilled)
    .test(...mustPass("speaks", (text) => altTextIssue(text, whatToSay)))
    .max(220);
  return group({
    src: pictureFile(slot).meta({ note: notes.src }),
    alt: alt.meta({ textKind: "copy", note: notes.alt, agreesWith: "file", mayRepeat: true }),
  }).meta({ graphql: "Picture!" });
};

/** A list with at least one entry. */
export const listOf = <T>(item: ISchema<T>) => array(item).required().min(1);
