import { visit } from "../calculators/visit";
import { firstEntered, LiveCalculator } from "../live-calculator";
import type { CalculatorCode } from "../load-calculator";

export const code: CalculatorCode = { calculator: visit, LiveCalculator, firstEntered };
