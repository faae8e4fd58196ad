/** „= orders × orderValue, in €“ */
const FORMULA = /^=\s*(?<sum>.+?)(?:,\s*in\s+(?<unit>\S+))?$/;
const NAME = /(?<![\p{L}\p{N}])[a-z][a-z0-9_]*[A-Z]\w*/gu;

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
  const value = calculate(terms);
  if (!Number.isFinite(value)) throw new Error(`„${sum}“ lässt sich nicht ausrechnen: ${terms}.`);
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

/** A number, of which a percentage is a share and any other unit does not count; a sign; anything else. */
const TERM = /(?<number>\d[\d.]*(?:,\d+)?)(?:\s*(?<percent>%)|\s?[^\s\d()+−×÷]+)?|\S/gu;

/** What „4 × (65 € + 5 %)“ comes to; not a number when it is no calculation. */
function calculate(text: string): number {
  const terms = [...text.matchAll(TERM)];
  let position = 0;
  const accept = (...signs: readonly string[]): string | undefined => {
    const [term = ""] = terms[position] ?? [];
    if (!signs.includes(term)) return undefined;
    position += 1;
    return term;
  };
  function sum(): number {
    let result = product();
    for (let sign = accept("+", "−"); sign; sign = accept("+", "−")) result += sign === "+" ? product() : -product();
    return result;
  }
  function product(): number {
    let result = value();
    for (let sign = accept("×", "÷"); sign; sign = accept("×", "÷")) result *= sign === "×" ? value() : 1 / value();
    return result;
  }
  function value(): number {
    if (accept("(")) {
      const inside = sum();
      return accept(")") ? inside : Number.NaN;
    }
    const { number, percent } = terms[position]?.groups ?? {};
    position += 1;
    return Number(number?.replaceAll(".", "").replace(",", ".")) / (percent ? 100 : 1);
  }
  const result = sum();
  return position === terms.length ? result : Number.NaN;
}
