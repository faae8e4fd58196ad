import { visit } from "../calculators/visit";
import { getInitialState, LiveCalculator } from "../live-calculator";
import type { CalculatorBundle } from "../load-calculator";

export const bundle: CalculatorBundle = { calculator: visit, LiveCalculator, getInitialState };
