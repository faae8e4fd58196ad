import { funnel } from "../calculators/funnel";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: funnel, LiveCalculator, openCalculation };
