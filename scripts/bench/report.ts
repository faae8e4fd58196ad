import { type Mark, markFor, meets, ratio } from "./marks";
import { METRICS, type Metric, type MetricKey } from "./metrics";
import type { PageResult } from "./results";

const KB = 1024;
const HEAD = ["", "site", "twin", "ratio", "mark", "", "before"];
const NOTHING = "–";

/**
 * A page's medians as a table, next to its static twin's, the marks and the saved medians.
 * @param before what was saved of the page
 */
export function pageTable(path: string, result: PageResult, before: PageResult | undefined): string {
  const rows = METRICS.filter(({ key }) => isWorthALine(key, path, result)).map((metric) =>
    row(metric, path, result, before),
  );
  return [path, ...columns([HEAD, ...rows])].join("\n");
}

/** One line that says how many marks are met and which are not. */
export function marksLine(pages: Readonly<Record<string, PageResult>>): string {
  const checks = Object.entries(pages).flatMap(([path, { site, twin }]) =>
    METRICS.flatMap(({ key, label }) => {
      const mark = markFor(path, key);
      return mark ? [{ name: `${path} ${label.trim()}`, isMet: meets(mark, site, twin) }] : [];
    }),
  );
  const missed = checks.filter(({ isMet }) => !isMet).map(({ name }) => name);
  const count = `${checks.length - missed.length} of ${checks.length} marks met.`;
  return missed.length > 0 ? `${count} Missed: ${missed.join(", ")}.` : count;
}

/** Kinds of bytes that neither the page nor its twin has stay out of the table. */
function isWorthALine(key: MetricKey, path: string, { site, twin }: PageResult): boolean {
  return Boolean(markFor(path, key)) || !key.includes(".") || Boolean(site[key]?.median || twin[key]?.median);
}

function row(
  { key, label }: Metric,
  path: string,
  { site, twin }: PageResult,
  before: PageResult | undefined,
): string[] {
  const mark = markFor(path, key);
  return [
    label,
    write(key, site[key]?.median),
    write(key, twin[key]?.median),
    ratio(site, twin, key)?.toFixed(2) ?? "",
    mark ? writeLimit(mark) : "",
    mark ? verdict(mark, { site, twin }) : "",
    before ? write(key, before.site[key]?.median) : "",
  ];
}

const verdict = (mark: Mark, { site, twin }: PageResult): string => (meets(mark, site, twin) ? "met" : "MISSED");

const writeLimit = ({ metric, limit, comparedWithTwin }: Mark): string =>
  comparedWithTwin ? `ratio ≤ ${limit.toFixed(2)}` : `≤ ${write(metric, limit)}`;

/** A number with its unit, which the metric's name ends with or stands for. */
function write(key: MetricKey, value: number | undefined): string {
  if (value === undefined) return NOTHING;
  if (key === "cls") return value.toFixed(2);
  if (key.endsWith("Ms")) return `${Math.round(value)} ms`;
  return `${(value / KB).toFixed(1)} KB`;
}

/** Lines up columns: the first and the verdicts at their left, numbers at their right. */
function columns(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_title, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

const isText = (column: number): boolean => column === 0 || column === 5;
