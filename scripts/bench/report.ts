import { markFor, meets, ratio } from "./marks";
import { METRICS, type MetricKey } from "./metrics";
import type { PageResult } from "./results";

const KB = 1024;
const HEAD = ["", "site", "twin", "ratio", "mark", "", "before"];
/** The columns of words, lined up at their left; numbers are at their right. */
const WORDS = [0, 5];

/** A page's medians as a table, next to its static twin's, the marks and the saved medians. */
export function pageTable(path: string, { site, twin }: PageResult, before: PageResult | undefined): string {
  const rows = METRICS.flatMap(({ key, label }) => {
    const mark = markFor(path, key);
    // Kinds of bytes that neither the page nor its twin has stay out of the table.
    if (!mark && key.includes(".") && !site[key]?.median && !twin[key]?.median) return [];
    const verdict = mark && (meets(mark, site, twin) ? "met" : "MISSED");
    const limit = mark?.comparedWithTwin ? `ratio ≤ ${mark.limit.toFixed(2)}` : `≤ ${write(key, mark?.limit)}`;
    const [ofSite, ofTwin] = [site, twin].map((summaries) => write(key, summaries[key]?.median));
    const saved = before ? write(key, before.site[key]?.median) : "";
    return [[label, ofSite, ofTwin, ratio(site, twin, key)?.toFixed(2), mark && limit, verdict, saved]];
  });
  const table = [HEAD, ...rows].map((cells) => cells.map((cell = "") => cell));
  const widths = HEAD.map((_title, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const linedUp = (cell: string, column: number) =>
    WORDS.includes(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return [path, ...table.map((cells) => cells.map(linedUp).join("  ").trimEnd())].join("\n");
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

/** A number with its unit, which the metric's name ends with or stands for. */
function write(key: MetricKey, value: number | undefined): string {
  if (value === undefined) return "–";
  if (key === "cls") return value.toFixed(2);
  if (key.endsWith("Ms")) return `${Math.round(value)} ms`;
  return `${(value / KB).toFixed(1)} KB`;
}
