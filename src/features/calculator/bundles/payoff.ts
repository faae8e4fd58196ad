import { payoff } from "../calculators/payoff";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: payoff, LiveCalculator, openCalculation };
