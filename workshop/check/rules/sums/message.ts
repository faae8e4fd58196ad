import { isCalculation } from "./calculate";
import { resultOf } from "./equation";
import type { ShownNumber } from "./shown-number";
import type { TokenRun } from "./tokens";

const MAX_DECIMALS = 6;

/** The German message about a wrong equation: the correct result and the stated one. */
export function wrongEquationMessage(text: string, left: TokenRun, right: TokenRun): string {
  const [sum, result] = isCalculation(right) && !isCalculation(left) ? [right, left] : [left, right];
  const shown = isCalculation(result) ? undefined : result.find((token) => token.kind === "number");
  const { value, interpretation } = resultOf(sum, result);
  const computed = shown
    ? formatLike(shown, value / (interpretation.ignoreScale ? 1 : shown.scale))
    : formatGerman(value);
  const other = textOf(text, result);
  const stated = shown ? `da steht ${other}` : `${other} ergibt ${formatGerman(resultOf(result, sum).value)}`;
  return withFullStop(`${textOf(text, sum)} ergibt ${computed}, ${stated}`);
}

/** Appends a full stop unless the text ends with one. */
export const withFullStop = (text: string): string => `${text.replace(/\.$/, "")}.`;

/** Formats a value like another number: with its unit and as many decimals, or more if both would look the same. */
export function formatLike(shown: ShownNumber, value: number): string {
  let decimals = shown.decimals;
  while (decimals < MAX_DECIMALS && formatGerman(value, decimals) === formatGerman(shown.value, decimals))
    decimals += 1;
  return `${formatGerman(value, decimals)}${shown.suffix}`.replace(/\s+/g, " ");
}

/** A number in German notation, with four significant digits unless the decimals are given. */
export function formatGerman(value: number, decimals?: number): string {
  const digits =
    decimals === undefined
      ? { maximumSignificantDigits: 4 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString("de-DE", digits).replace("-", "−");
}

const textOf = (text: string, side: TokenRun) => text.slice(side[0]?.start, side.at(-1)?.end).replace(/\s+/g, " ");
