import { add, type Interval, overlap } from "./interval";
import { formatLike, withFullStop } from "./message";
import { MONEY, roundingInterval, type ShownNumber } from "./shown-number";
import { tokensIn } from "./tokens";

/** A wrong total: its row (the head is row 0), its column and a German message. */
export type WrongTotal = { row: number; column: number; message: string };

/** The number in a cell; an empty cell counts as zero. */
type Amount = { value: number; interval: Interval; shown?: ShownNumber };

const TOTAL = /^(?:Summe|Gesamt)$/;
/** What is left of a row when those between are taken away. */
const REST = /^(?:Es bleib(?:en|t)|Bleiben|Bleibt|Rest)(?!\p{L})/u;
/** May be a total in the last row. */
const LIKE_TOTAL = /^(?:Summe|Gesamt|Insgesamt|Zusammen|Alle|Alles|Total)(?:\p{Ll}+)?(?!\p{L})/u;
/** How far what may be a total may be from the sum, as a share; farther, it is something else. */
const TOLERANCE = { likeTotal: 0.2, noWord: 0.05 };
/** So many rows above the last one make a sum that is near it more than chance. */
const LEAST_PARTS = 4;
const SUBTOTAL = /^(?:Zwischensumme|Summe|Gesamt)(?!\p{L})/u;
/** Whether a row, by its first cell, adds up others. */
export const isTotal = (name: string): boolean => SUBTOTAL.test(name.trim());
const EMPTY = /^[–—−-]?$/;
/** Heads of columns with rates or means, which must not be added. */
const RATE_HEAD =
  /(?<!\p{L})(?:je|pro|per|im Mittel)(?!\p{L})|^(?:\p{L}*q|Q)uote|[Qq]uoten?$|[Rr]ate(?!\p{L})|[Mm]ittel(?!\p{Ll})|[Mm]ittler|[Ss]chnitt|Median|Faktor|Verhältnis|CAC|LTV|Churn|[Øø%÷/×]/u;
/** Heads of columns whose numbers are rounded even if they are small. */
const ROUNDED_HEAD = new RegExp(`(?<!\\p{L})(?:Tsd|Mio|Mrd|${MONEY})(?!\\p{L})`, "u");
/** The largest share of the sum up to which a total between its parts is taken as their mean. */
const MEAN_MAX_SHARE = 0.75;

/**
 * Adds up the columns of one unit above each row named „Summe“ or „Gesamt“, and above a last row that is nearly their sum;
 * the first row is the head.
 */
export function findWrongTotals(rows: readonly (readonly string[])[]): WrongTotal[] {
  const [head = [], ...body] = rows;
  return body.flatMap((cells, index) => {
    const name = cells[0]?.trim() ?? "";
    const within = toleranceOf(name, head, index, body.length);
    if (within === 0) return [];
    return head.flatMap((title, column) => {
      const above = body.slice(0, index);
      const first = REST.test(name) ? above.findLastIndex((row) => !/^[−-]\d/.test((row[column] ?? "").trim())) : 0;
      // What heads a rate may also head numbers at one: „Erste Quote 44 %“.
      const near = RATE_HEAD.test(title) ? Math.min(within, TOLERANCE.noWord) : within;
      const message = column > 0 && wrongTotalMessage(title, column, above.slice(first), cells, near);
      return message ? [{ row: index + 1, column, message }] : [];
    });
  });
}

/** How far a row may be from the sum of those above it and still be meant as their total, as a share of the sum. */
function toleranceOf(name: string, head: Cells, index: number, rows: number): number {
  if (TOTAL.test(name) || REST.test(name)) return Number.POSITIVE_INFINITY;
  if (index < rows - 1) return 0;
  if (LIKE_TOTAL.test(name)) return TOLERANCE.likeTotal;
  // „Woche 6“ goes on with what the rows above it began.
  return head.length === 2 && index >= LEAST_PARTS && !/\d/.test(name) ? TOLERANCE.noWord : 0;
}

type Cells = readonly string[];

function wrongTotalMessage(
  title: string,
  column: number,
  above: readonly Cells[],
  cells: Cells,
  within: number,
): string | undefined {
  const isRounded = ROUNDED_HEAD.test(title);
  const text = cells[column] ?? "";
  const total = parseAmount(text, isRounded);
  const parts = above.flatMap((row) => parseAmount(row[column] ?? "", isRounded) ?? []);
  if (!total?.shown || parts.length < above.length || !haveSameUnit([total, ...parts])) return undefined;
  const isSubtotal = above.map(([name = ""]) => isTotal(name));
  const items = parts.filter((_part, row) => !isSubtotal[row]);
  const sinceSubtotal = parts.slice(isSubtotal.lastIndexOf(true) + 1);
  if (items.length < 2 || isMean(total, items)) return undefined;
  if ([items, sinceSubtotal].some((parts) => overlap(sumOf(parts).interval, total.interval))) return undefined;
  const off = Math.abs(sumOf(items).value - total.value);
  if (off > within * Math.abs(sumOf(items).value)) return undefined;
  const sum = formatLike(total.shown, sumOf(items).value / total.shown.scale);
  return withFullStop(`Die Spalte „${title.trim()}“ ergibt ${sum}, da steht ${text.trim()}`);
}

/** The number in a cell; `undefined` if it contains more. A rounded column has no exact small numbers. */
export function parseAmount(text: string, isRounded: boolean): Amount | undefined {
  if (EMPTY.test(text.trim())) return { value: 0, interval: [0, 0] };
  const [first, second, ...more] = tokensIn(text);
  const shown = second ?? first;
  const sign = second && first?.kind === "sign" ? first.sign : "+";
  if (shown?.kind !== "number" || more.length > 0 || (sign !== "+" && sign !== "−")) return undefined;
  if (second && first?.kind !== "sign") return undefined;
  const [low, high] = roundingInterval(shown, !isRounded);
  const value = shown.value * shown.scale;
  return sign === "+" ? { value, interval: [low, high], shown } : { value: -value, interval: [-high, -low], shown };
}

/** Whether all amounts can be added: no percentages, and the same unit, if any. */
function haveSameUnit(amounts: readonly Amount[]): boolean {
  const shown = amounts.flatMap((amount) => amount.shown ?? []);
  return shown.every(({ scale, unit, per }) => scale >= 1 && unit === shown[0]?.unit && per === shown[0]?.per);
}

const sumOf = (parts: readonly Amount[]): Amount =>
  parts.reduce((sum, { value, interval }) => ({ value: sum.value + value, interval: add(sum.interval, interval) }), {
    value: 0,
    interval: [0, 0],
  });

function isMean({ value, interval }: Amount, parts: readonly Amount[]): boolean {
  const values = parts.map((part) => part.value);
  const sum = sumOf(parts).value;
  const isBetween = value >= Math.min(...values) && value <= Math.max(...values);
  if (Math.min(...values) >= 0) return isBetween && value < sum * MEAN_MAX_SHARE;
  const mean = sum / values.length;
  return sum !== 0 && overlap(interval, [mean, mean]);
}
