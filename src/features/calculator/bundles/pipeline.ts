import { pipeline } from "../calculators/pipeline";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: pipeline, LiveCalculator, openCalculation };
