import { isCalculation } from "./calculate";
import { resultOf } from "./equation";
import type { ShownNumber } from "./shown-number";
import type { Side } from "./tokens";

const MOST_DECIMALS = 6;

/** What is wrong with an equation, in German: what comes out, and what stands there. */
export function wrongEquation(text: string, left: Side, right: Side): string {
  const [sum, result] = isCalculation(right) && !isCalculation(left) ? [right, left] : [left, right];
  const shown = isCalculation(result) ? undefined : result.find((token) => token.kind === "number");
  const { value, reading } = resultOf(sum, result);
  const computed = shown ? asShown(shown, value / (reading.plain ? 1 : shown.scale)) : inGerman(value);
  const other = words(text, result);
  const stated = shown ? `da steht ${other}` : `${other} ergibt ${inGerman(resultOf(result, sum).value)}`;
  return sentence(`${words(text, sum)} ergibt ${computed}, ${stated}`);
}

/** Ends with a full stop, and be it that of „Min.“. */
export const sentence = (text: string): string => `${text.replace(/\.$/, "")}.`;

/** A value as another number is shown: with its unit and as many decimals, or more if it would look the same. */
export function asShown(shown: ShownNumber, value: number): string {
  let decimals = shown.decimals;
  while (decimals < MOST_DECIMALS && inGerman(value, decimals) === inGerman(shown.value, decimals)) decimals += 1;
  return `${inGerman(value, decimals)}${shown.suffix}`.replace(/\s+/g, " ");
}

function inGerman(value: number, decimals?: number): string {
  const digits =
    decimals === undefined
      ? { maximumSignificantDigits: 4 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString("de-DE", digits).replace("-", "−");
}

const words = (text: string, side: Side) => text.slice(side[0]?.start, side.at(-1)?.end).replace(/\s+/g, " ");
