import { numbersIn } from "../../lib/german-numbers";

/** A sign, a number as German texts write it, and its unit: `+247 %`, `32,5 %`, `3 ×`. */
const FIGURE = /([+−-])?(?<![\d.,])(\d[\d.]*(?:,\d+)?)\s*([%×])/;

/**
 * What a figure says as a length, so that it can be drawn without a number of its own.
 * @returns `times`: after, if before is 1, for `+300 %` (4) and `3 ×` (3); `share`: 0 to 1 of a whole, for `32,5 %`;
 * `undefined` if the figure is neither
 */
export function lengthOf(figure: string): { kind: "times" | "share"; length: number } | undefined {
  const [found, sign, digits = "", unit] = FIGURE.exec(figure) ?? [];
  const [number] = numbersIn(digits);
  if (!found || number === undefined) return undefined;
  if (unit === "×") return { kind: "times", length: number };
  if (!sign) return number <= 100 ? { kind: "share", length: number / 100 } : undefined;
  return { kind: "times", length: Math.max(0, 1 + (sign === "+" ? number : -number) / 100) };
}
