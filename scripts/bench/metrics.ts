/** What bytes are for; `prefetch` is whatever is fetched ahead for a page that nobody asked for yet. */
export const KINDS = ["document", "style", "script", "font", "image", "data", "other", "prefetch"] as const;
export type Kind = (typeof KINDS)[number];

export type MetricKey =
  | "fcpMs"
  | "lcpMs"
  | "tbtMs"
  | "cls"
  | "htmlBytes"
  | "scriptBeforeLoadBytes"
  | "scriptBytes"
  | "prefetchedScriptBytes"
  | "beforeLoadBytes"
  | `beforeLoad.${Kind}`
  | "totalBytes"
  | `total.${Kind}`
  | "tapToHeadingMs"
  | "menuMs";

/** What one run measured; a key is missing where nothing came of it. */
export type Sample = Partial<Record<MetricKey, number>>;

export type Metric = { key: MetricKey; label: string };

const byKind = (stage: "beforeLoad" | "total"): Metric[] =>
  KINDS.map((kind) => ({ key: `${stage}.${kind}` as const, label: `  ${kind}` }));

/** Everything that is measured, in the order of the table. */
export const METRICS: readonly Metric[] = [
  { key: "fcpMs", label: "First paint (FCP)" },
  { key: "lcpMs", label: "Largest paint (LCP)" },
  { key: "tbtMs", label: "Blocking time (TBT)" },
  { key: "cls", label: "Layout shift (CLS)" },
  { key: "htmlBytes", label: "HTML with styles, gzip" },
  { key: "scriptBeforeLoadBytes", label: "Script before load, gzip" },
  { key: "scriptBytes", label: "All script, gzip" },
  { key: "prefetchedScriptBytes", label: "Prefetched script, gzip" },
  { key: "beforeLoadBytes", label: "Transferred before load" },
  ...byKind("beforeLoad"),
  { key: "totalBytes", label: "Transferred, no prefetch" },
  ...byKind("total"),
  { key: "tapToHeadingMs", label: "Tap to next heading" },
  { key: "menuMs", label: "Tap to open menu" },
];

export type Summary = { median: number; min: number; max: number };
export type Summaries = Partial<Record<MetricKey, Summary>>;

/**
 * Sums up the runs of one page.
 * @returns for every metric that at least one run has
 */
export function summarise(samples: readonly Sample[]): Summaries {
  const summaries: Summaries = {};
  for (const { key } of METRICS) {
    const values = samples.map((sample) => sample[key]).filter((value) => value !== undefined);
    if (values.length > 0) {
      summaries[key] = { median: median(values), min: Math.min(...values), max: Math.max(...values) };
    }
  }
  return summaries;
}

/**
 * The middle value; of an even number of values, the mean of the two in the middle.
 * @throws when there is no value
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}
