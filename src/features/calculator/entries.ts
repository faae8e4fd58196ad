import { parseTypedNumber } from "../../lib/german-numbers";
import type { Calculator, CalculatorField, Entries } from "./calculator";

/** What stands in the fields of a calculator, by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Why a calculation cannot be made of what a field holds. */
export type Fault = {
  field: CalculatorField;
  /** Why it does not go with the others, in German; absent where the field takes other numbers. */
  message?: string;
};

/** The numbers of a calculation, or what is wrong, in the order of the fields. */
export type Reading = { entries: Entries; faults: readonly [] } | { entries?: never; faults: readonly Fault[] };

/** 21 digits, the most that every browser can write, are more than a number has. */
const numberFormat = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 21 });

/** A number as it stands in its field. */
export const entryText = (value: number) => numberFormat.format(value);

/** Reads one entry, as people write numbers, maybe with the unit after it; `undefined` if it cannot be used. */
export function readEntry({ unit, whole, min, max }: CalculatorField, text: string): number | undefined {
  const trimmed = text.trim();
  const value = parseTypedNumber(trimmed.endsWith(unit) ? trimmed.slice(0, trimmed.length - unit.length) : trimmed);
  if (value === undefined || value < min || value > max) return undefined;
  return whole && !Number.isInteger(value) ? undefined : value;
}

/** The largest number of a field with its unit, as they stand after „von … bis“: in the dative, „1.000 Tagen“. */
export const upTo = ({ unit, max }: CalculatorField) =>
  `${entryText(max)}\u00a0${unit.replace(/e[lr]?$/, "$&n")}`.trimEnd();

/** What may stand in a field, in German. */
export const rangeOf = (field: CalculatorField) =>
  `eine ${field.whole ? "ganze " : ""}Zahl von ${entryText(field.min)} bis ${upTo(field)}`;

/** Reads all entries of a calculator. */
export function readTexts({ fields, check }: Calculator, texts: Texts): Reading {
  const entries: Record<string, number> = {};
  const faults: Fault[] = [];
  for (const field of fields) {
    const value = readEntry(field, texts[field.key] || "");
    if (value === undefined) faults.push({ field });
    else entries[field.key] = value;
  }
  if (faults.length > 0) return { faults };
  const fault = check?.(entries);
  if (!fault) return { entries, faults: [] };
  return { faults: fields.filter(({ key }) => key === fault.key).map((field) => ({ field, message: fault.message })) };
}

/** The texts of a calculation's fields. */
export const textsOf = (entries: Entries): Texts =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, entryText(value)]));

/** The anchor of a calculator in its text. */
export const anchorOf = (name: string) => `rechnung-${name}`;

/** A calculation as it stands in an address, e.g. `customers=70&churn=12,5`. */
export const writeEntries = <Key extends string>({ fields }: Calculator<Key>, entries: Entries<Key>) =>
  fields.map(({ key }) => `${key}=${entryText(entries[key]).replaceAll(".", "")}`).join("&");

/** Reads a calculation of a text or an address, which may leave out fields that have a fallback. */
export function readGiven(calculator: Calculator, texts: Texts): Reading {
  const absent = calculator.fields.map(({ key, fallback }) => [key, fallback === undefined ? "" : entryText(fallback)]);
  return readTexts(calculator, { ...Object.fromEntries(absent), ...texts });
}

const textsIn = (written: string): Texts => Object.fromEntries(new URLSearchParams(written));

/** Reads a calculation as `writeEntries` wrote it. Anything but a usable number for each field is none: it can say nothing else. */
export const readEntries = (calculator: Calculator, written: string): Entries | undefined =>
  readTexts(calculator, textsIn(written)).entries;

/** The part of an address that opens a calculation. Browsers keep it to themselves: no server sees or logs it. */
export const hashOf = <Key extends string>(calculator: Calculator<Key>, entries: Entries<Key>) =>
  `#${anchorOf(calculator.name)}&${writeEntries(calculator, entries)}`;

/**
 * Reads the calculation from the hash of an address, maybe one that is older than some field; `undefined` if it opens
 * none of this calculator.
 */
export function readHash(calculator: Calculator, hash: string): Entries | undefined {
  const start = `#${anchorOf(calculator.name)}&`;
  return hash.startsWith(start) ? readGiven(calculator, textsIn(hash.slice(start.length))).entries : undefined;
}
