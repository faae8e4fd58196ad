import type { CalculatorField } from "./calculator";
import { entryText, upTo } from "./entries";

/** What visitors read of any calculation once they calculate themselves. */
export type CalculatorWords = {
  /** Asks for a number in the range of a field, which stands in for `{min}` and `{max}`. */
  number: string;
  wholeNumber: string;
  /** Follows what is wrong with an entry: the results on the page are not of this entry. */
  kept: string;
  /** Says that the link of the address holds no calculation. */
  brokenLink: { title: string; text: string };
  /** Begin lines of the message in an inquiry. */
  message: string;
  result: string;
  recalculate: string;
};

/** Asks for a number that a field takes. */
export const askForNumber = (field: CalculatorField, { number, wholeNumber }: CalculatorWords) =>
  (field.whole ? wholeNumber : number).replace("{min}", entryText(field.min)).replace("{max}", upTo(field));
