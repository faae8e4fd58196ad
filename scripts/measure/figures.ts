import type { VisitEvent } from "./event";

/** How often something happened, most often first. */
export type Counts = (readonly [name: string, count: number])[];

/** Core Web Vitals, in the order in which they are shown. */
export const VITALS = ["LCP", "INP", "CLS"] as const;
type Vital = (typeof VITALS)[number];

/** A value that three of four visits stay below or reach (ms; CLS has no unit), and of how many measurements. */
type Percentile = { p75: number; of: number };

/** What the events of a day come to. */
export type Figures = {
  views: number;
  pages: Counts;
  /** Campaigns and other sites from which visits came. */
  sources: Counts;
  form: Readonly<Record<"seen" | "begun" | "sent" | "failed", number>>;
  calculators: Counts;
  links: Counts;
  vitals: { page: string; values: Partial<Record<Vital, Percentile>> }[];
};

/** The value at 75 % of a list by rank: one that was measured; `undefined` for none. */
export const p75 = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];

/** Counts what happened in these events. */
export function figuresOf(events: readonly VisitEvent[]): Figures {
  const named = (name: string) => events.filter((event) => event.name === name);
  const propOf =
    (prop: string) =>
    ({ props }: VisitEvent) =>
      props?.[prop]?.toString();
  const views = named("pageview");
  return {
    views: views.length,
    pages: count(views, pageOf),
    sources: count(views, sourceOf),
    form: {
      seen: named("Form seen").length,
      begun: named("Form begun").length,
      sent: named("Form sent").length,
      failed: named("Form failed").length,
    },
    calculators: count(named("Calculator used"), propOf("calculator")),
    links: count(named("Outbound Link: Click"), propOf("url")),
    vitals: vitalsOf(events),
  };
}

const pageOf = ({ url }: VisitEvent) => new URL(url).pathname;

/** Where a view says it came from. */
function sourceOf({ url, referrer }: VisitEvent): string | undefined {
  const campaign = new URL(url).searchParams.get("utm_source");
  return campaign || (referrer && new URL(referrer).host);
}

function count(events: readonly VisitEvent[], nameOf: (event: VisitEvent) => string | undefined): Counts {
  const counts = new Map<string, number>();
  for (const event of events) {
    const name = nameOf(event);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
}

function vitalsOf(events: readonly VisitEvent[]): Figures["vitals"] {
  const measured = events.filter(({ name }) => VITALS.some((vital) => vital === name));
  return count(measured, pageOf).map(([page]) => {
    const here = measured.filter((event) => pageOf(event) === page);
    const entries = VITALS.flatMap((vital) => {
      const values = here.flatMap(({ name, props }) =>
        name === vital && typeof props?.value === "number" ? [props.value] : [],
      );
      const value = p75(values);
      return value === undefined ? [] : [[vital, { p75: value, of: values.length }]];
    });
    return { page, values: Object.fromEntries(entries) };
  });
}
