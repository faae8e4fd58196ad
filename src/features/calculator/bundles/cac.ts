import { LineChart } from "../../../components/charts/line-chart";
import { cac } from "../calculators/cac";
import { getInitialState, LiveCalculator } from "../live-calculator";
import type { CalculatorBundle } from "../load-calculator";

export const bundle: CalculatorBundle = { calculator: cac, Chart: LineChart, LiveCalculator, getInitialState };
