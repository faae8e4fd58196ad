import { formatNumber, numbersIn, parseGermanNumber } from "../../lib/german-numbers";

/** How far a line may reach between the rows of its table, as a share of its height. */
const BETWEEN_ROWS = 0.05;

/** So many numbers without one of the table are those of another chart. */
const MOST_FOREIGN = 3;

/**
 * Why a description does not belong to a chart: it names a number in the chart's unit that no row holds,
 * or nearly one that it does not name.
 * @param isLine whether the drawing also shows what lies between two rows; „auf 3.200 €“ names one of them
 */
export function descriptionIssue(
  description: string,
  unit: string,
  values: readonly number[],
  isLine: boolean,
): string | undefined {
  if (unit === "" || values.length === 0) return undefined;
  const sizes = values.map(Math.abs);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const spare = isLine ? (most - least) * BETWEEN_ROWS : 0;
  const isShown = (number: number, isEnd: boolean) =>
    isLine && !isEnd ? number >= least - spare && number <= most + spare : sizes.includes(number);
  // Both have got their protected spaces.
  const [text = "", shownUnit = ""] = [description, unit].map((words) => words.replace(/\s/g, " "));
  const numbers = [...text.matchAll(/(?<![\d.,]|von )\d+(?:\.\d{3})*(?:,\d+)?(?= ?(\S+(?: €)?))/g)];
  const foreign = numbers.find(({ 0: number, 1: after = "", index }) => {
    const value = parseGermanNumber(number);
    const isEnd = /\sauf\s[−-]?$/.test(text.slice(0, index));
    return after.startsWith(shownUnit) && value !== undefined && !isShown(value, isEnd);
  });
  if (foreign) return `Die Beschreibung nennt ${foreign[0]} ${shownUnit}, die Tabelle nicht. Bitte angleichen.`;
  const all = numbersIn(text);
  if (!isLine && all.length >= MOST_FOREIGN && !all.some((number) => sizes.includes(number)))
    return "Die Beschreibung nennt keine Zahl der Tabelle. Bitte angleichen.";
  const named = [...text.matchAll(/(?<![\d.,])\d+(?:\.\d{3})*(?:,\d+)?(?![\d,.]*\d| ?[%€])/g)].flatMap(
    ([number]) => parseGermanNumber(number) ?? [],
  );
  const unnamed = isLine ? [] : sizes.filter((size) => !named.includes(size));
  for (const number of named) {
    const meant = sizes.includes(number) ? undefined : unnamed.find((size) => isTypo(number, size));
    if (meant !== undefined)
      return `Die Beschreibung nennt ${formatNumber(number)}, die Tabelle ${formatNumber(meant)}. Bitte angleichen.`;
  }
  return undefined;
}

/** Whether two numbers of three digits and more differ by one digit, or by the order of the same. */
function isTypo(one: number, other: number): boolean {
  const [a, b] = [String(one), String(other)];
  const digits = (number: string) => [...number].sort().join("");
  return (
    a.length > 2 &&
    a.length === b.length &&
    (digits(a) === digits(b) || [...a].filter((digit, index) => digit !== b[index]).length === 1)
  );
}
