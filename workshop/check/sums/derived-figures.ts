import { calculate } from "./calculate";
import { tokensIn } from "./tokens";

/** „= orders × orderValue, in €“ */
const FORMULA = /^=\s*(?<sum>.+?)(?:,\s*in\s+(?<unit>\S+))?$/;
const NAME = /(?<![\p{L}\p{N}])[a-z]\w*[A-Z]\w*/gu;

/** Whether a figure says how it follows from others. */
export const isFormula = (figure: string): boolean => figure.startsWith("=");

/**
 * What a formula makes of other figures, by their names; a percentage has one decimal, anything else none.
 * @param figures each as text: a number with its unit, or a formula of others, which is not rounded on the way
 * @throws in German, when a name is unknown, stands for no number, or leads back to itself
 */
export function derivedFigure(figures: Readonly<Record<string, string>>, name: string): string {
  const { sum = "", unit = "" } = FORMULA.exec(figures[name] ?? "")?.groups ?? {};
  const terms = sum.replace(NAME, (other) => termOf(figures, other, [name]));
  const value = calculate(tokensIn(terms), { unrounded: true })?.[0];
  if (value === undefined) throw new Error(`„${sum}“ lässt sich nicht ausrechnen: ${terms}.`);
  const isShare = unit === "%";
  const digits = (isShare ? value * 100 : value).toLocaleString("de-DE", { maximumFractionDigits: isShare ? 1 : 0 });
  return unit ? `${digits} ${unit}` : digits;
}

function termOf(figures: Readonly<Record<string, string>>, name: string, way: readonly string[]): string {
  const figure = figures[name];
  if (figure === undefined) throw new Error(`Den Fakt „${name}“ gibt es nicht.`);
  if (way.includes(name)) throw new Error(`„${name}“ folgt aus sich selbst.`);
  if (!isFormula(figure)) return figure;
  const { sum = "" } = FORMULA.exec(figure)?.groups ?? {};
  return `(${sum.replace(NAME, (other) => termOf(figures, other, [...way, name]))})`;
}
