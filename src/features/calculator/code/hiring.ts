import { LineChart } from "../../../blocks/line-chart";
import { hiring } from "../calculators/hiring";
import { firstEntered, LiveCalculator } from "../live-calculator";
import type { CalculatorCode } from "../load-calculator";

export const code: CalculatorCode = { calculator: hiring, Drawing: LineChart, LiveCalculator, firstEntered };
