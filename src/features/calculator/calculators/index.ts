import type { Calculator } from "../calculator";
import { cac } from "./cac";
import { conversion } from "./conversion";
import { funnel } from "./funnel";
import { hiring } from "./hiring";
import { payoff } from "./payoff";
import { pipeline } from "./pipeline";
import { visit } from "./visit";

/** All calculators by name, for the build; the browser loads them one by one (`load-calculator.ts`). */
export const calculators: Readonly<Record<string, Calculator>> = Object.fromEntries(
  [cac, pipeline, funnel, conversion, hiring, visit, payoff].map((calculator) => [calculator.name, calculator]),
);
