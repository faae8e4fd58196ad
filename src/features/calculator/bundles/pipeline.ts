import { pipeline } from "../calculators/pipeline";
import { getInitialState, LiveCalculator } from "../live-calculator";
import type { CalculatorBundle } from "../load-calculator";

export const bundle: CalculatorBundle = { calculator: pipeline, LiveCalculator, getInitialState };
