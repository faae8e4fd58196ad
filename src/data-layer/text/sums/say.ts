import { resultOf } from "./agree";
import { isCalculation } from "./calculate";
import type { ShownNumber } from "./shown-number";
import type { Token } from "./tokens";

type Side = readonly Token[];

const MOST_DECIMALS = 6;

/** What is wrong with an equation, in German: what comes out, and what stands there. */
export function faultOf(text: string, left: Side, right: Side): string {
  const [sum, result] = isCalculation(right) && !isCalculation(left) ? [right, left] : [left, right];
  const shown = isCalculation(result) ? undefined : result.find((token) => token.kind === "number");
  const { value, reading } = resultOf(sum, result);
  if (!shown) {
    const other = resultOf(result, sum);
    return sentence(
      `${words(text, sum)} ergibt ${inGerman(value)}, ${words(text, result)} ergibt ${inGerman(other.value)}`,
    );
  }
  const computed = asShown(shown, value / (reading.plain ? 1 : shown.scale));
  return sentence(`${words(text, sum)} ergibt ${computed}, da steht ${words(text, result)}`);
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
