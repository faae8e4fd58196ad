import { cac } from "../calculators/cac";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: cac, LiveCalculator, openCalculation };
