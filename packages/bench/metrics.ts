/** Everything that is measured, in the order of the table. */
const METRICS = {
  fcpMs: "First contentful paint (FCP)",
  lcpMs: "Largest contentful paint (LCP)",
  tbtMs: "Total blocking time (TBT)",
  cls: "Cumulative layout shift (CLS)",
  inpMs: "Interaction to next paint (INP)",
  htmlBytes: "HTML",
  scriptBytesBeforeLoad: "Scripts before load",
  scriptBytes: "All scripts",
  bytesBeforeLoad: "Transferred before load",
  bytes: "Transferred",
} as const;

export type Metric = keyof typeof METRICS;
/** What was measured of a page; a metric is missing where nothing came of it. */
export type Sample = Partial<Record<Metric, number>>;

const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** The median of each metric, over the runs that have it. */
export function medians(samples: readonly Sample[]): Sample {
  const found: Sample = {};
  for (const metric of METRIC_NAMES) {
    const values = samples.flatMap((sample) => sample[metric] ?? []);
    if (values.length > 0) found[metric] = median(values);
  }
  return found;
}

/** The middle value; of an even number of values, the mean of the two in the middle; not a number of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((lower ?? Number.NaN) + (upper ?? Number.NaN)) / 2;
}

/** The largest median that is good. */
export type Mark = {
  metric: Metric;
  limit: number;
  /** Paths of the pages it is for; all when left out. */
  pages?: readonly string[];
};

const markFor = (marks: readonly Mark[], path: string, metric: Metric): Mark | undefined =>
  marks.find((mark) => mark.metric === metric && (mark.pages?.includes(path) ?? true));

/** Letters. */
const LABEL_WIDTH = 40;

/** A page's medians as a table, beside its marks and the medians saved before; one line each. */
export function pageTable(path: string, now: Sample, before: Sample = {}, marks: readonly Mark[] = []): string[] {
  const lines = METRIC_NAMES.flatMap((metric) => {
    const mark = markFor(marks, path, metric);
    if (now[metric] === undefined && !mark) return [];
    const limit = mark ? `≤ ${inWords(metric, mark.limit)}` : "";
    const verdict = mark ? (meets(mark, now) ? "met" : "MISSED") : "";
    const cells = [inWords(metric, now[metric]), limit, verdict, inWords(metric, before[metric])];
    return [
      METRICS[metric].padEnd(LABEL_WIDTH) +
        cells
          .map((cell) => cell.padStart(11))
          .join("")
          .trimEnd(),
    ];
  });
  return [path.padEnd(LABEL_WIDTH) + ["now", "mark", "", "saved"].map((cell) => cell.padStart(11)).join(""), ...lines];
}

/** One line that says how many marks are met and which are not. */
export function marksLine(pages: Readonly<Record<string, Sample>>, marks: readonly Mark[]): string {
  const checks = Object.entries(pages).flatMap(([path, sample]) =>
    METRIC_NAMES.flatMap((metric) => {
      const mark = markFor(marks, path, metric);
      return mark ? [{ name: `${path} ${METRICS[metric]}`, isMet: meets(mark, sample) }] : [];
    }),
  );
  const missed = checks.filter(({ isMet }) => !isMet).map(({ name }) => name);
  const count = `${checks.length - missed.length} of ${checks.length} marks met.`;
  return missed.length > 0 ? `${count} Missed: ${missed.join(", ")}.` : count;
}

/** Whether a mark is met; what was not measured does not meet it. */
const meets = ({ metric, limit }: Mark, sample: Sample): boolean =>
  (sample[metric] ?? Number.POSITIVE_INFINITY) <= limit;

function inWords(metric: Metric, value: number | undefined): string {
  if (value === undefined) return "–";
  if (metric === "cls") return value.toFixed(2);
  return metric.endsWith("Ms") ? `${Math.round(value)} ms` : `${(value / 1024).toFixed(1)} KB`;
}
