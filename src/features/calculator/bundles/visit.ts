import { visit } from "../calculators/visit";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: visit, LiveCalculator, openCalculation };
