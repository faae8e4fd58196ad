import type { MetricKey, Summaries } from "./metrics";

const KB = 1024;

/** The pages that are measured, each with a selector: the first such link that can be seen is tapped. */
export const PAGES = [
  { path: "/", nextLink: 'main a[href="/contact#form"]' },
  { path: "/blog/sales-automation", nextLink: 'main h3 a[href^="/blog/"]' },
  { path: "/blog/cac-customer-acquisition-cost", nextLink: 'main h3 a[href^="/blog/"]' },
  { path: "/career", nextLink: 'main a[href^="/career/"]' },
  { path: "/contact", nextLink: 'header a[href="/"]' },
];

type Mark = {
  metric: MetricKey;
  /** The largest median that is good. */
  limit: number;
  /** The limit is on the ratio to the static twin. */
  comparedWithTwin?: true;
  /** The pages it is for; all when left out. */
  pages?: readonly string[];
};

/** What the site has set itself. */
export const MARKS: readonly Mark[] = [
  { metric: "lcpMs", limit: 1.05, comparedWithTwin: true },
  { metric: "tbtMs", limit: 50 },
  // 0.00 when written with two digits.
  { metric: "cls", limit: 0.0049 },
  { metric: "htmlBytes", limit: 20 * KB, pages: ["/blog/sales-automation"] },
  { metric: "scriptBeforeLoadBytes", limit: 3 * KB },
  { metric: "scriptBytes", limit: 85 * KB, pages: ["/blog/sales-automation"] },
  { metric: "scriptBytes", limit: 135 * KB, pages: ["/contact"] },
  { metric: "beforeLoadBytes", limit: 120 * KB, pages: ["/"] },
  { metric: "typeToResultMs", limit: 50, pages: ["/blog/cac-customer-acquisition-cost"] },
  { metric: "tapToHeadingMs", limit: 100 },
];

/** The mark for a page's metric, where there is one. */
export function markFor(path: string, metric: MetricKey): Mark | undefined {
  return MARKS.find((mark) => mark.metric === metric && (mark.pages?.includes(path) ?? true));
}

/** Whether the medians of a page and its static twin meet a mark. What was not measured does not. */
export function meets({ metric, limit, comparedWithTwin }: Mark, site: Summaries, twin: Summaries): boolean {
  const measured = comparedWithTwin ? ratio(site, twin, metric) : site[metric]?.median;
  return measured !== undefined && measured <= limit;
}

/** The site's median over the twin's; `undefined` where one is missing or the twin's is 0. */
export function ratio(site: Summaries, twin: Summaries, metric: MetricKey): number | undefined {
  const [measured, compared] = [site[metric]?.median, twin[metric]?.median];
  return measured === undefined || !compared ? undefined : measured / compared;
}
