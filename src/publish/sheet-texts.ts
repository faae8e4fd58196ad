import { parse } from "node-html-parser";

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

/** What follows the last equals sign, or „also“, begins with digits: the number, and what it counts. */
const RESULT = /^.*(?:=|also)\s(\d[\d.,]*(?: bis \d[\d.,]*)?(?:\u00a0(?:%|€|×))?)(?:[\s\u00a0](.*))?$/;

/**
 * Finds an article's first formula with an example, and the number that this comes to.
 * @param html of the article's text
 * @returns `undefined` for an article without one
 */
export function sheetTexts(html: string): SheetTexts | undefined {
  for (const figure of parse(html).querySelectorAll("figure.formula")) {
    const [rule = "", example] = ["figcaption", ".formula-example"].map((part) => figure.querySelector(part)?.text);
    if (example === undefined) continue;
    const [name = "", ...formula] = rule.split(" = ");
    const [, result, resultLabel = ""] = RESULT.exec(example) ?? [];
    return result ? { name, formula: formula.join(" = "), example, result, resultLabel } : undefined;
  }
  return undefined;
}
