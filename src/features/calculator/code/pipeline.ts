import { pipeline } from "../calculators/pipeline";
import { firstEntered, LiveCalculator } from "../live-calculator";
import type { CalculatorCode } from "../load-calculator";

export const code: CalculatorCode = { calculator: pipeline, LiveCalculator, firstEntered };
