import { array, boolean, number, type ObjectShape, object, setLocale, string } from "yup";
import { typeset } from "../content/typeset";

const list = (values: readonly unknown[]) => values.map((value) => `„${value}“`).join(", ");
const shown = (value: unknown) => (typeof value === "string" ? `„${value}“` : JSON.stringify(value));

/* Yup's own messages, in the language of the people who write the content. */
setLocale({
  mixed: {
    required: "Der Wert fehlt. Bitte ergänzen.",
    defined: "Der Wert fehlt. Bitte ergänzen.",
    notNull: "Der Wert ist leer. Bitte ergänzen.",
    notType: ({ type, value }) => {
      const expected: Record<string, string> = {
        string: "ein Text",
        number: "eine Zahl",
        boolean: "true oder false",
        array: "eine Liste",
        object: "eine Gruppe von Feldern",
      };
      if (value === undefined || value === null) return "Der Wert fehlt. Bitte ergänzen.";
      return `Hier steht ${shown(value)}, erwartet wird ${expected[type] ?? type}.`;
    },
    oneOf: ({ values, value }) => `${shown(value)} ist nicht vorgesehen. Möglich: ${values}.`,
  },
  string: {
    min: ({ min, value }) => `Der Text hat ${String(value).length} Zeichen, mindestens ${min} sind nötig.`,
    max: ({ max, value }) => `Der Text hat ${String(value).length} Zeichen, höchstens ${max} sind erlaubt.`,
    email: ({ value }) => `„${value}“ ist keine E-Mail-Adresse.`,
  },
  number: {
    min: ({ min, value }) => `${value} ist zu klein, erlaubt ist mindestens ${min}.`,
    max: ({ max, value }) => `${value} ist zu groß, erlaubt ist höchstens ${max}.`,
    integer: ({ value }) => `${value} ist keine ganze Zahl.`,
  },
  array: {
    length: ({ length, value }) =>
      `Die Liste hat ${(value as unknown[]).length} Einträge, genau ${length} werden erwartet.`,
    min: ({ min, value }) =>
      `Die Liste hat ${(value as unknown[]).length} Einträge, mindestens ${min} werden erwartet.`,
    max: ({ max, value }) => `Die Liste hat ${(value as unknown[]).length} Einträge, höchstens ${max} sind erlaubt.`,
  },
});

/** Asked by the schemas about the world outside the file; handed to Yup as `context`. */
export type ValidationContext = {
  /** True when the path, relative to the content file, is a file. */
  exists: (relativePath: string) => boolean;
};

/** Copy that a visitor reads: never empty, set with German spaces. */
export const text = (max = 600) =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? typeset(value.trim()) : value))
    .max(max)
    .required();

/** A value for machines (slug, address, id): taken as it stands. */
export const token = () => string().min(1).required();

export const wholeNumber = (min: number, max: number) =>
  number().integer().min(min).max(max).required().meta({ graphql: "Int!" });

export const flag = () => boolean().required();

/** One of a fixed set of words. */
export const choice = <T extends string>(values: readonly T[]) =>
  string<T>()
    .oneOf([...values])
    .required();

/** A group of fields; any field it does not know is an error. */
export function group<T extends ObjectShape>(fields: T) {
  const known = Object.keys(fields);
  return object(fields)
    .noUnknown(({ unknown }: { unknown: string }) => `Unbekannte Felder: ${unknown}. Bekannt sind: ${list(known)}.`)
    .required();
}

/** Whether a calendar has this day: `2025-02-30` is none. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A day, written 2025-03-31. */
export const day = () =>
  token()
    .test(
      "day",
      ({ value }: { value: unknown }) => `„${value}“ ist kein Datum der Form 2025-03-31.`,
      (value) => value === undefined || isDay(value),
    )
    .meta({ graphql: "Date! @dateformat" });

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Last part of an address: lower case, digits, hyphens (ä → ae, ß → ss). */
export const slug = () => token().matches(SLUG, slugMessage);

/** Why a word cannot stand in an address. */
export function slugMessage({ value }: { value: unknown }): string {
  return `„${value}“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.`;
}

export const isSlug = (value: string) => SLUG.test(value);

const TARGET = /^(\/[a-z0-9\-/]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+)$/;

/** Where a link goes: a path of this site, an anchor, an https or mailto address. */
export const target = () =>
  token().matches(
    TARGET,
    ({ value }: { value: unknown }) =>
      `„${value}“ ist kein Ziel. Erlaubt: /pfad, /pfad#anker, #anker, https://… oder mailto:…`,
  );

/** A link or button with its label. */
export const link = () => group({ label: text(60), to: target() }).meta({ graphql: "Link!" });

/** A file beside the content that must exist. */
export const file = () =>
  token()
    .test("exists", (value, test) => {
      const { exists } = test.options.context as ValidationContext;
      if (!value || exists(value)) return true;
      return test.createError({
        message: `Die Datei „${value}“ gibt es nicht. Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.png.`,
      });
    })
    .meta({ graphql: "File! @fileByRelativePath" });

/** A picture and what it says to those who cannot see it. */
export const picture = () =>
  group({
    src: file(),
    alt: string()
      .transform(typeset)
      .required("Der Alternativtext fehlt. Bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.")
      .max(220),
  }).meta({ graphql: "Picture!" });

/** What search engines show of a page. */
export const seo = () =>
  group({ title: text().min(15).max(60), description: text().min(70).max(160) }).meta({ graphql: "Seo!" });

/** A list with at least one entry. */
export const listOf = <T extends Parameters<typeof array>[0]>(item: T) => array(item).required().min(1);
