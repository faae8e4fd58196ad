import type { ChartRule } from "../components/charts/chart-data";
import { barChart } from "./bar-chart";
import type { Block } from "./block";
import { calculator } from "./calculator";
import { callout } from "./callout";
import { checklist } from "./checklist";
import { consentReset } from "./consent-reset";
import { formula } from "./formula";
import { funnelChart } from "./funnel-chart";
import { lineChart } from "./marked-line-chart";
import { roadmap } from "./roadmap";
import { statistic } from "./statistic";
import { table } from "./table";

/** All building blocks for texts, by name. */
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
  Calculator: calculator,
  ConsentReset: consentReset,
};

/** The table requirements of a chart; `undefined` for other blocks. */
export function chartRuleOf(name: string): ChartRule | undefined {
  const rule = Object.hasOwn(blocks, name) ? blocks[name]?.table : undefined;
  return rule === true ? undefined : rule;
}
