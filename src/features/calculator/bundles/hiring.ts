import { LineChart } from "../../../components/charts/line-chart";
import { hiring } from "../calculators/hiring";
import { getInitialState, LiveCalculator } from "../live-calculator";
import type { CalculatorBundle } from "../load-calculator";

export const bundle: CalculatorBundle = { calculator: hiring, Chart: LineChart, LiveCalculator, getInitialState };
