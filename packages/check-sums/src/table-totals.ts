import { asShown, sentence } from "./message";
import { meet, plus, type Range } from "./range";
import { MONEY, rangeOf, type ShownNumber } from "./shown-number";
import { tokensIn } from "./tokens";

/** What is wrong with a cell of a table, in German, by its row (the head is row 0) and column. */
export type WrongTotal = { row: number; column: number; message: string };

/** The number in a cell; an empty cell has none, and counts nothing. */
type Amount = { value: number; range: Range; shown?: ShownNumber };

const TOTAL = /^(?:Summe|Gesamt)$/;
const SUBTOTAL = /^(?:Zwischensumme|Summe|Gesamt)(?!\p{L})/u;
const EMPTY = /^[–—−-]?$/;
/** Heads of columns whose rows do not add up. */
const RATE =
  /(?<!\p{L})(?:je|pro|per|im Mittel)(?!\p{L})|^(?:\p{L}*q|Q)uote|[Qq]uoten?$|[Rr]ate(?!\p{L})|[Mm]ittel(?!\p{Ll})|[Mm]ittler|[Ss]chnitt|Median|Faktor|Verhältnis|CAC|LTV|Churn|[Øø%÷/×]/u;
/** Heads of columns whose numbers are rounded, however small they are. */
const AMOUNT = new RegExp(`(?<!\\p{L})(?:Tsd|Mio|Mrd|${MONEY})(?!\\p{L})`, "u");
/** What is less than this share of the sum, and no more than its greatest part, is rather their mean. */
const MEAN = 0.75;

/**
 * Adds up the columns of a table above each row that is named „Summe“ or „Gesamt“. Columns of rates, and those that hold
 * anything but numbers of one unit, are left alone.
 * @param rows the words of all cells; the first row is the head
 */
export function findWrongTotals(rows: readonly (readonly string[])[]): WrongTotal[] {
  const [head = [], ...body] = rows;
  return body.flatMap((cells, index) => {
    if (!TOTAL.test(cells[0]?.trim() ?? "")) return [];
    return head.flatMap((title, column) => {
      const message = column > 0 && !RATE.test(title) && wrongTotal(title, column, body.slice(0, index), cells);
      return message ? [{ row: index + 1, column, message }] : [];
    });
  });
}

type Cells = readonly string[];

function wrongTotal(title: string, column: number, above: readonly Cells[], cells: Cells): string | undefined {
  const isRounded = AMOUNT.test(title);
  const text = cells[column] ?? "";
  const total = amountIn(text, isRounded);
  const parts = above.flatMap((row) => amountIn(row[column] ?? "", isRounded) ?? []);
  if (!total?.shown || parts.length < above.length || !areAlike([total, ...parts])) return undefined;
  const isSubtotal = above.map(([name = ""]) => SUBTOTAL.test(name.trim()));
  const items = parts.filter((_part, row) => !isSubtotal[row]);
  const sinceSubtotal = parts.slice(isSubtotal.lastIndexOf(true) + 1);
  if (items.length < 2 || isMean(total, items)) return undefined;
  if ([items, sinceSubtotal].some((way) => meet(sumOf(way).range, total.range))) return undefined;
  const sum = asShown(total.shown, sumOf(items).value / total.shown.scale);
  return sentence(`Die Spalte „${title.trim()}“ ergibt ${sum}, da steht ${text.trim()}`);
}

/**
 * Reads a cell.
 * @param isRounded whether even a small whole number may be rounded
 * @returns `undefined` if there is more than a number in it
 */
function amountIn(text: string, isRounded: boolean): Amount | undefined {
  if (EMPTY.test(text.trim())) return { value: 0, range: [0, 0] };
  const [first, second, ...more] = tokensIn(text);
  const shown = second ?? first;
  const sign = second && first?.kind === "sign" ? first.sign : "+";
  if (shown?.kind !== "number" || more.length > 0 || (sign !== "+" && sign !== "−")) return undefined;
  if (second && first?.kind !== "sign") return undefined;
  const [low, high] = rangeOf(shown, !isRounded);
  const value = shown.value * shown.scale;
  return sign === "+" ? { value, range: [low, high], shown } : { value: -value, range: [-high, -low], shown };
}

/** Whether all can be added: no percentages, and the same unit, if any. */
function areAlike(amounts: readonly Amount[]): boolean {
  const shown = amounts.flatMap((amount) => amount.shown ?? []);
  return shown.every(({ scale, unit, per }) => scale >= 1 && unit === shown[0]?.unit && per === shown[0]?.per);
}

const sumOf = (parts: readonly Amount[]): Amount =>
  parts.reduce((sum, { value, range }) => ({ value: sum.value + value, range: plus(sum.range, range) }), {
    value: 0,
    range: [0, 0],
  });

/** Whether a number is rather the mean of others than their sum. */
function isMean({ value, range }: Amount, parts: readonly Amount[]): boolean {
  const values = parts.map((part) => part.value);
  const sum = sumOf(parts).value;
  const isBetween = value >= Math.min(...values) && value <= Math.max(...values);
  if (Math.min(...values) >= 0) return isBetween && value < sum * MEAN;
  const mean = sum / values.length;
  return sum !== 0 && meet(range, [mean, mean]);
}
