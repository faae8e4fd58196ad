import { add, divide, type Interval, isDefined, multiply, overlap, subtract } from "./interval";
import { formatGerman } from "./message";
import { isTotal, parseAmount, type WrongTotal } from "./table-totals";

/** A column of numbers, each as the values that round to it. */
type Column = { column: number; title: string; values: readonly Interval[] };
/** What is to have the same value in each row, and what to say of the row where it has another. */
type Relation = {
  column: Column;
  values: readonly Interval[];
  /** The shared value, if it is known. */
  mustBe?: number;
  message: (row: number, shared: Interval) => string;
};

const MIN_ROWS = 4;
/** A column with fewer values keeps too many relations. */
const MIN_VALUES = 3;
/** How likely the other rows may keep a relation by chance, at most. */
const MAX_CHANCE = 2e-4;
const ANY: Interval = [-Number.MAX_VALUE, Number.MAX_VALUE];
/** What stands behind a number in its cell: „400 (im Plus)“. */
const NOTE = /\s\([^()]*\)$/;
const OPERATIONS = [
  ["×", multiply],
  ["÷", divide],
  ["+", add],
  ["−", subtract],
] as const;

/** Finds the row of a table that breaks what all its others keep: A × B = C, one product or quotient, equal steps. */
export function findBrokenRows(rows: readonly (readonly string[])[]): WrongTotal[] {
  const [head = [], ...body] = rows;
  const places = body.flatMap(([name = ""], index) => (isTotal(name) ? [] : [index]));
  const columns = head.flatMap((title, column): Column[] => {
    // The names of the rows are exact.
    const cells = places.map((place) => (body[place]?.[column] ?? "").trim().replace(NOTE, ""));
    const amounts = cells.flatMap((cell) => parseAmount(cell, column > 0) ?? []);
    const values = amounts.map(({ interval }) => interval);
    return values.length === places.length ? [{ column, title: title.trim(), values }] : [];
  });
  if (places.length < MIN_ROWS) return [];
  for (const { column, values, mustBe, message } of relationsOf(columns)) {
    const found = outlierOf(values, column.values, mustBe);
    if (found)
      return [{ row: (places[found.row] ?? 0) + 1, column: column.column, message: message(found.row, found.shared) }];
  }
  return [];
}

function* relationsOf(columns: readonly Column[]): Generator<Relation> {
  for (const one of columns) {
    yield stepsOf(one);
    for (const other of columns)
      for (const [sign, calculate] of OPERATIONS) {
        if (one === other || ("×+".includes(sign) && other.column < one.column)) continue;
        const values = one.values.map((value, row) => calculate(value, other.values[row] ?? ANY));
        const words = `„${one.title}“ ${sign} „${other.title}“`;
        const message = (row: number, shared: Interval) =>
          `${words} ergibt in allen anderen Zeilen ${shown(shared)}, hier ${shown(values[row])}.`;
        // Other columns may be about cases that differ in just this.
        if ("×÷".includes(sign) && one.column === 0) yield { column: other, values, message };
        for (const column of columns) {
          if (column === one || column === other) continue;
          const message = (row: number) =>
            `„${column.title}“ ist in allen anderen Zeilen ${words}, hier wären es ${shown(values[row])}.`;
          const ratios = column.values.map((value, row) => divide(value, values[row] ?? ANY));
          yield { column, values: ratios, mustBe: 1, message };
        }
      }
  }
}

/** Equal steps; at its ends, a column may begin late or be capped. */
function stepsOf(column: Column): Relation {
  const { title, values } = column;
  const [first = ANY, ...later] = values;
  const steps = later.slice(0, -1).map((value, index) => divide(subtract(value, first), [index + 1, index + 1]));
  const message = (row: number, step: Interval) =>
    `Die Spalte „${title}“ hat sonst gleiche Abstände, hier wären es ${shown(add(first, multiply(step, [row, row])))}.`;
  return { column, values: [ANY, ...steps, ANY], message };
}

/** The row whose value is not the one that all others share. */
function outlierOf(values: readonly Interval[], stated: readonly Interval[], mustBe?: number) {
  const [found, another] = values.flatMap((value, row) => {
    const others = values.filter((_value, index) => index !== row);
    const shared: Interval = [Math.max(...others.map(([low]) => low)), Math.min(...others.map(([, high]) => high))];
    const isShared = shared[0] <= shared[1] && (mustBe === undefined || overlap(shared, [mustBe, mustBe]));
    return isShared && !overlap(shared, value) ? [{ row, shared, others }] : [];
  });
  if (!found || another || !values.every(isDefined)) return undefined;
  const kept = new Set(stated.filter((_value, row) => row !== found.row).map(middleOf));
  const widths = found.others
    .map((value) => Math.min(1, (value[1] - value[0]) / Math.abs(middleOf(value))))
    .sort((a, b) => a - b);
  // An unknown value is made to fit one of the rows.
  const chance = widths.slice(mustBe === undefined ? 1 : 0).reduce((product, width) => product * width, 1);
  return kept.size >= MIN_VALUES && chance <= MAX_CHANCE ? found : undefined;
}

const middleOf = ([low, high]: Interval) => (low + high) / 2;
const shown = (value: Interval = ANY) => formatGerman(Number(middleOf(value).toPrecision(3)));
