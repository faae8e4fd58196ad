import { parseTypedNumber } from "../../lib/german-numbers";
import type { Calculator, CalculatorField, Entries } from "./calculator";

/** The numbers of a calculation, or German messages about its fields, by their keys. */
export type Reading =
  | { entries: Entries; faults?: never }
  | { entries?: never; faults: Readonly<Record<string, string>> };

/** 21 digits, the most that every browser can write, are more than a number has. */
const numberFormat = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 21 });

/** A number as it stands in its field. */
export const entryText = (value: number) => numberFormat.format(value);

/** Reads one entry, as people write numbers, maybe with the unit after it; `undefined` if it cannot be used. */
export function readEntry({ unit, whole, min, max }: CalculatorField, text: string): number | undefined {
  const trimmed = text.trim();
  const value = parseTypedNumber(unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed);
  if (value === undefined || !(value >= min && value <= max)) return undefined;
  return whole && !Number.isInteger(value) ? undefined : value;
}

/** What may stand in a field, in German. */
export const rangeOf = ({ unit, whole, min, max }: CalculatorField) =>
  `eine ${whole ? "ganze " : ""}Zahl von ${entryText(min)} bis ${entryText(max)}${unit && `\u00a0${unit}`}`;

/** Reads all entries of a calculator. */
export function readTexts({ fields, check }: Calculator, texts: Readonly<Record<string, string>>): Reading {
  const entries: Record<string, number> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const value = readEntry(field, texts[field.key] ?? "");
    if (value === undefined) faults[field.key] = `Bitte ${rangeOf(field)} eintragen.`;
    else entries[field.key] = value;
  }
  if (Object.keys(faults).length > 0) return { faults };
  const fault = check?.(entries);
  return fault ? { faults: { [fault.key]: fault.message } } : { entries };
}

/** The anchor of a calculator in its text. */
export const anchorOf = (name: string) => `rechnung-${name}`;

/** A calculation as it stands in an address, e.g. `customers=70&churn=12,5`. */
export const writeEntries = ({ fields }: Calculator, entries: Entries) =>
  fields.map(({ key }) => `${key}=${entryText(entries[key] ?? 0).replaceAll(".", "")}`).join("&");

/** Reads a calculation from an address. Anything but a usable number for each field is none: it can say nothing else. */
export const readEntries = (calculator: Calculator, written: string): Entries | undefined =>
  readTexts(calculator, Object.fromEntries(new URLSearchParams(written))).entries;

/** The part of an address that opens a calculation. Browsers keep it to themselves: no server sees or logs it. */
export const hashOf = (calculator: Calculator, entries: Entries) =>
  `#${anchorOf(calculator.name)}&${writeEntries(calculator, entries)}`;

/** Reads the calculation from the hash of an address; `undefined` if it opens none of this calculator. */
export function readHash(calculator: Calculator, hash: string): Entries | undefined {
  const start = `#${anchorOf(calculator.name)}&`;
  return hash.startsWith(start) ? readEntries(calculator, hash.slice(start.length)) : undefined;
}
