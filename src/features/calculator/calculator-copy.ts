import type { CalculatorField } from "./calculator";
import { formatInput, maxWithUnitDative } from "./inputs";

/** The German texts that all interactive calculators share. */
export type CalculatorCopy = {
  /** Error message of a field; `{min}` and `{max}` are placeholders for its range. */
  number: string;
  wholeNumber: string;
  /** Follows an error message: the results still show the last valid numbers. */
  kept: string;
  /** Shown if the link in the address holds no valid calculation. */
  brokenLink: { title: string; text: string };
  /** Beginnings of lines in the message of an inquiry. */
  message: string;
  result: string;
  recalculate: string;
};

/** The error message for an input that is not a number in the field's range. */
export const invalidNumberMessage = (field: CalculatorField, { number, wholeNumber }: CalculatorCopy) =>
  (field.whole ? wholeNumber : number)
    .replace("{min}", formatInput(field.min))
    .replace("{max}", maxWithUnitDative(field));
