/** The measured metrics, in the order of the table. */
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
/** The measurements of one visit; a metric that could not be measured is missing. */
export type Sample = Partial<Record<Metric, number>>;

const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** The median of each metric over the visits that have it. */
export function medians(samples: readonly Sample[]): Sample {
  const found: Sample = {};
  for (const metric of METRIC_NAMES) {
    const values = samples.flatMap((sample) => sample[metric] ?? []);
    if (values.length > 0) found[metric] = median(values);
  }
  return found;
}

/** The middle value; of an even number of values, the mean of the two middle ones; `NaN` without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((lower ?? Number.NaN) + (upper ?? Number.NaN)) / 2;
}

/** The upper limit for the median of a metric. */
export type Budget = {
  metric: Metric;
  limit: number;
  /** Paths of the pages it applies to; all by default. */
  pages?: readonly string[];
};

const budgetFor = (budgets: readonly Budget[], path: string, metric: Metric): Budget | undefined =>
  budgets.find((budget) => budget.metric === metric && (budget.pages?.includes(path) ?? true));

/** Characters. */
const LABEL_WIDTH = 40;

/** A page's medians as lines of a table, with its budgets and the saved medians. */
export function pageTable(path: string, now: Sample, before: Sample = {}, budgets: readonly Budget[] = []): string[] {
  const lines = METRIC_NAMES.flatMap((metric) => {
    const budget = budgetFor(budgets, path, metric);
    if (now[metric] === undefined && !budget) return [];
    const limit = budget ? `≤ ${format(metric, budget.limit)}` : "";
    const verdict = budget ? (isWithin(budget, now) ? "met" : "MISSED") : "";
    const cells = [format(metric, now[metric]), limit, verdict, format(metric, before[metric])];
    return [
      METRICS[metric].padEnd(LABEL_WIDTH) +
        cells
          .map((cell) => cell.padStart(11))
          .join("")
          .trimEnd(),
    ];
  });
  return [
    path.padEnd(LABEL_WIDTH) + ["now", "budget", "", "saved"].map((cell) => cell.padStart(11)).join(""),
    ...lines,
  ];
}

/** One line with the number of met budgets and the names of the exceeded ones. */
export function budgetSummary(pages: Readonly<Record<string, Sample>>, budgets: readonly Budget[]): string {
  const checks = Object.entries(pages).flatMap(([path, sample]) =>
    METRIC_NAMES.flatMap((metric) => {
      const budget = budgetFor(budgets, path, metric);
      return budget ? [{ name: `${path} ${METRICS[metric]}`, isMet: isWithin(budget, sample) }] : [];
    }),
  );
  const missed = checks.filter(({ isMet }) => !isMet).map(({ name }) => name);
  const count = `${checks.length - missed.length} of ${checks.length} budgets met.`;
  return missed.length > 0 ? `${count} Missed: ${missed.join(", ")}.` : count;
}

/** Whether a budget is met; a missing metric does not meet it. */
const isWithin = ({ metric, limit }: Budget, sample: Sample): boolean =>
  (sample[metric] ?? Number.POSITIVE_INFINITY) <= limit;

function format(metric: Metric, value: number | undefined): string {
  if (value === undefined) return "–";
  if (metric === "cls") return value.toFixed(2);
  return metric.endsWith("Ms") ? `${Math.round(value)} ms` : `${(value / 1024).toFixed(1)} KB`;
}
