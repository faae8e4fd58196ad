import { hiring } from "../calculators/hiring";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: hiring, LiveCalculator, openCalculation };
