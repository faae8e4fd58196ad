import { typeset } from "../../src/data-layer/text/typeset";

/** The texts of a print sheet besides the title of its article. */
export type SheetTexts = {
  /** Name of the formula. */
  name: string;
  formula: string;
  /** The sample calculation. */
  example: string;
  /** What comes out of it, e.g. `14.000 €`. */
  result: string;
  /** What that result is, e.g. „Aufträge im Quartal“; often empty. */
  resultLabel: string;
};

const FORMULA = /<Formula name="([^"]*)" formula="([^"]*)" example="([^"]*)">/;
/** What follows the last equals sign, or „also“, begins with digits: the number, and what it counts. */
const RESULT = /^.*(?:=|also)\s(\d[\d.,]*(?: bis \d[\d.,]*)?(?:\u00a0(?:%|€|×))?)(?:[\s\u00a0](.*))?$/;

/**
 * Finds an article's first formula with an example, and the number that this comes to.
 * @param text of the article's file
 * @returns `undefined` for an article without one
 */
export function sheetTexts(text: string): SheetTexts | undefined {
  const found = FORMULA.exec(text)
    ?.slice(1)
    .map((value) => typeset(value.replaceAll("&nbsp;", "\u00a0")));
  const [name, formula, example] = found ?? [];
  const [, result, resultLabel = ""] = RESULT.exec(example ?? "") ?? [];
  return name && formula && example && result ? { name, formula, example, result, resultLabel } : undefined;
}
