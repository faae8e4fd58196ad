import { LineChart } from "../../../blocks/line-chart";
import { cac } from "../calculators/cac";
import { firstEntered, LiveCalculator } from "../live-calculator";
import type { CalculatorCode } from "../load-calculator";

export const code: CalculatorCode = { calculator: cac, Drawing: LineChart, LiveCalculator, firstEntered };
