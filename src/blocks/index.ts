import { barChart } from "./bar-chart";
import type { Block } from "./block";
import { callout } from "./callout";
import type { ChartRule } from "./chart-data";
import { checklist } from "./checklist";
import { consentReset } from "./consent-reset";
import { formula } from "./formula";
import { funnelChart } from "./funnel-chart";
import { lineChart } from "./line-chart";
import { roadmap } from "./roadmap";
import { statistic } from "./statistic";
import { table } from "./table";

/** All building blocks of texts, by their names. */
export const blocks: Readonly<Record<string, Block>> = {
  Callout: callout,
  Statistic: statistic,
  Formula: formula,
  Table: table,
  Checklist: checklist,
  Roadmap: roadmap,
  BarChart: barChart,
  FunnelChart: funnelChart,
  LineChart: lineChart,
  ConsentReset: consentReset,
};

/** What the table of a chart must be like; `undefined` for a block that is no chart. */
export function chartRuleOf(name: string): ChartRule | undefined {
  const rule = Object.hasOwn(blocks, name) ? blocks[name]?.table : undefined;
  return rule === true ? undefined : rule;
}
