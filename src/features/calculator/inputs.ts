import { EXAMPLE_MARK } from "../../config/constants";
import { parseTypedNumber } from "../../lib/german-numbers";
import { withoutInvisible } from "../../lib/invisible-signs";
import type { Calculator, CalculatorCopy, CalculatorField, Values } from "./calculator";
import { linkHash } from "./link-hash";

/** The typed text of each field, by the field's key. */
export type Inputs = Readonly<Record<string, string>>;

/** An input that cannot be calculated with. */
export type ValidationError = {
  field: CalculatorField;
  /** German; absent if the input is not a number in the field's range. */
  message?: string;
};

/** The parsed values, or the errors in the order of the fields. */
type ParseResult = { values: Values; errors: readonly [] } | { values?: never; errors: readonly ValidationError[] };

/** 21 digits are the most that every browser supports, and more than any number has. */
const numberFormat = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 21 });

/** Formats a number as a German input value, e.g. `1.299,5`. */
export const formatInput = (value: number) => numberFormat.format(value);

/**
 * Parses the typed text of one field, with or without its unit and the mark of a fact not known yet; `undefined` unless it
 * is a number in the field's range.
 */
export function parseInput({ unit, whole, min, max }: CalculatorField, input: string): number | undefined {
  const trimmed = withoutInvisible(input).replace(EXAMPLE_MARK, "").trim();
  const value = parseTypedNumber(trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length || undefined) : trimmed);
  if (value === undefined || value < min || value > max) return undefined;
  return whole && !Number.isInteger(value) ? undefined : value;
}

/** A field's maximum with its unit in the dative, which follows „von … bis“, e.g. „1.000 Tagen“. */
const maxWithUnitDative = ({ unit, max }: CalculatorField) =>
  `${formatInput(max)}\u00a0${unit.replace(/e[lr]?$/, "$&n")}`.trimEnd();

/** Describes a field's range in German, e.g. „eine ganze Zahl von 1 bis 500“. */
export const describeRange = (field: CalculatorField) =>
  `eine ${field.whole ? "ganze " : ""}Zahl von ${formatInput(field.min)} bis ${maxWithUnitDative(field)}`;

/** The error message for an input that is not a number in the field's range. */
export const invalidNumberMessage = (field: CalculatorField, { number, wholeNumber }: CalculatorCopy) =>
  (field.whole ? wholeNumber : number)
    .replace("{min}", formatInput(field.min))
    .replace("{max}", maxWithUnitDative(field));

/** Parses the typed text of all fields. */
export function parseInputs({ fields, check }: Calculator, inputs: Inputs): ParseResult {
  const values: Record<string, number> = {};
  const errors: ValidationError[] = [];
  for (const field of fields) {
    const value = parseInput(field, inputs[field.key] || "");
    if (value === undefined) errors.push({ field });
    else values[field.key] = value;
  }
  if (errors.length > 0) return { errors };
  const error = check?.(values);
  if (!error) return { values, errors: [] };
  return { errors: fields.filter(({ key }) => key === error.key).map((field) => ({ field, message: error.message })) };
}

/** Formats values as the texts of their fields. */
export const toInputs = (values: Values): Inputs =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, formatInput(value)]));

/** The id of a calculator's element in its page. */
export const calculatorElementId = (name: string) => `rechnung-${name}`;

/** Parses the inputs of a text or a link, which may omit fields that have a fallback. */
export function parseWithFallbacks(calculator: Calculator, inputs: Inputs): ParseResult {
  const fallbacks = calculator.fields.map(({ key, fallback }) => [
    key,
    fallback === undefined ? "" : formatInput(fallback),
  ]);
  return parseInputs(calculator, { ...Object.fromEntries(fallbacks), ...inputs });
}

/** Ends a link to a calculation: without it, one that lost its last digit would lead to another. */
const END_OF_LINK = "ende";

/** The URL hash that opens a calculation. Browsers do not send it, so no server sees or logs the numbers. */
export function calculationHash<Key extends string>({ name, fields }: Calculator<Key>, values: Values<Key>): string {
  const parameters = fields.map(({ key }) => `${key}=${formatInput(values[key]).replaceAll(".", "")}`).join("&");
  return `#${calculatorElementId(name)}&${parameters}&${END_OF_LINK}`;
}

/** Reads the values from a URL hash, which may omit fields that have a fallback; `undefined` if it is not a valid one of this calculator. */
export function parseHash(calculator: Calculator, hash: string): Values | undefined {
  const prefix = `#${calculatorElementId(calculator.name)}&`;
  const link = linkHash(hash);
  if (!link.startsWith(prefix)) return undefined;
  const inputs: Inputs = Object.fromEntries(new URLSearchParams(link.slice(prefix.length)));
  return END_OF_LINK in inputs ? parseWithFallbacks(calculator, inputs).values : undefined;
}
