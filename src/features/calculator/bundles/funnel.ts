import { FunnelChart } from "../../../components/charts/funnel-chart";
import { funnel } from "../calculators/funnel";
import { getInitialState, LiveCalculator } from "../live-calculator";
import type { CalculatorBundle } from "../load-calculator";

export const bundle: CalculatorBundle = { calculator: funnel, Chart: FunnelChart, LiveCalculator, getInitialState };
