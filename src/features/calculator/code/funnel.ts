import { FunnelChart } from "../../../blocks/funnel-chart";
import { funnel } from "../calculators/funnel";
import { firstEntered, LiveCalculator } from "../live-calculator";
import type { CalculatorCode } from "../load-calculator";

export const code: CalculatorCode = { calculator: funnel, Drawing: FunnelChart, LiveCalculator, firstEntered };
