import { digitsOf, SMALL_WORD } from "./amounts";
import { add, type Interval, overlap } from "./interval";
import { formatLike, withFullStop } from "./message";
import { MONEY, roundingInterval, type ShownNumber } from "./shown-number";
import { tokensIn } from "./tokens";

/** A wrong total: its row (the head is row 0), its column and a German message. */
export type WrongTotal = { row: number; column: number; message: string };

/** The number in a cell; an empty cell counts as zero. */
type Amount = { value: number; interval: Interval; shown?: ShownNumber };

const TOTAL = /^(?:Summe|Gesamt)$/;
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

/** Adds up the columns of one unit above each row named „Summe“ or „Gesamt“; the first row is the head. */
export function findWrongTotals(rows: readonly (readonly string[])[]): WrongTotal[] {
  const [head = [], ...body] = rows;
  return body.flatMap((cells, index) => {
    if (!TOTAL.test(cells[0]?.trim() ?? "")) return [];
    return head.flatMap((title, column) => {
      const message =
        column > 0 && !RATE_HEAD.test(title) && wrongTotalMessage(title, column, body.slice(0, index), cells);
      return message ? [{ row: index + 1, column, message }] : [];
    });
  });
}

/** What is counted is no time and no share. */
const NO_THING = "(?:Tage|Wochen|Monate|Quartale|Jahre|Stunden|Minuten|Prozent)";
const COUNT = new RegExp(`^(?:Die\\s)?(?<count>${SMALL_WORD})\\s(?!${NO_THING})\\p{Lu}(?!.*\\.$)`, "u");
/** „Neun Zeilen, jede mit …“ in the paragraph above a table. */
const ROWS = new RegExp(`^(?<count>${SMALL_WORD})\\sZeilen(?!\\p{L})`, "u");
const WHOLE = /^(?:Alle|Insgesamt)(?!\p{L})/u;

/** Why a title such as „Fünf Momente“ does not fit its table: it has as many rows or columns, or a total that says so. */
export function wrongCountMessage(title: string, [head = [], ...body]: readonly Cells[]): string | undefined {
  const { count = "" } = (COUNT.exec(title) ?? ROWS.exec(title))?.groups ?? {};
  const rows = body.filter(([name = ""]) => !isTotal(name) && !WHOLE.test(name));
  const totals = body.filter((row) => !rows.includes(row)).flat();
  const number = Number(digitsOf(count));
  if (count === "" || [rows.length, head.length - 1].includes(number) || totals.includes(String(number)))
    return undefined;
  return `„${title}“: Die Tabelle hat ${rows.length} Zeilen. Bitte angleichen.`;
}

/** „fünf Dinge“, in the sentence that leads to a list. */
const LISTED = new RegExp(
  `(?<!\\p{L})(?<count>${SMALL_WORD})\\s(?:\\p{Ll}+\\s)?(?!${NO_THING}|Personen|Leute)\\p{Lu}\\p{L}+`,
  "gu",
);

/** Why a paragraph that ends with a colon miscounts the points below it; it names one count. */
export function wrongListMessage(text: string, points: number): string | undefined {
  const sentence = /[^.!?]*:$/.exec(text.trim())?.[0] ?? "";
  const counts = [...sentence.matchAll(LISTED)].flatMap(({ groups }) => groups?.count ?? []);
  const [count] = counts;
  return counts.length === 1 && Number(digitsOf(count)) !== points
    ? `„${sentence.trim()}“: Die Liste hat ${points} Punkte. Bitte angleichen.`
    : undefined;
}

type Cells = readonly string[];

function wrongTotalMessage(title: string, column: number, above: readonly Cells[], cells: Cells): string | undefined {
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
