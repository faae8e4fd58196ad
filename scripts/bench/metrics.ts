/** What bytes are for; `prefetch` is whatever is fetched ahead for a page that nobody asked for yet. */
export const KINDS = ["document", "style", "script", "font", "image", "data", "other", "prefetch"] as const;
export type Kind = (typeof KINDS)[number];

const byKind = <Stage extends "beforeLoad" | "total">(stage: Stage) =>
  KINDS.map((kind) => ({ key: `${stage}.${kind}` as const, label: `  ${kind}` }));

/** Everything that is measured, in the order of the table. */
export const METRICS = [
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
  { key: "typeToResultMs", label: "Digit to results" },
  { key: "tapToHeadingMs", label: "Tap to next heading" },
] as const;

export type MetricKey = (typeof METRICS)[number]["key"];
/** What one run measured; a key is missing where nothing came of it. */
export type Sample = Partial<Record<MetricKey, number>>;
export type Summaries = Partial<Record<MetricKey, { median: number; min: number; max: number }>>;

/** Sums up the runs of one page, for every metric that at least one run has. */
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

/** The middle value; of an even number of values, the mean of the two in the middle. @throws when there is none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}
