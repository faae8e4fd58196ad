import { calculate, isCalculation } from "./calculate";
import { type Interval, overlap } from "./interval";
import type { Interpretation, ShownNumber } from "./shown-number";
import type { Token, TokenRun } from "./tokens";
import { isSameUnit, unitsCompatible } from "./units";

const numbersIn = (side: TokenRun) => side.filter((token): token is ShownNumber => token.kind === "number");
const singleNumber = (side: TokenRun): ShownNumber | undefined =>
  isCalculation(side) ? undefined : numbersIn(side)[0];

/** Whether the units allow comparing two sides. */
export function canCompare(left: TokenRun, right: TokenRun): boolean {
  const [one, other] = [singleNumber(left), singleNumber(right)];
  if (one && other) return isSameUnit(one, other);
  return (!one || unitsCompatible(one, numbersIn(right))) && (!other || unitsCompatible(other, numbersIn(left)));
}

/** Whether two sides can be equal in any interpretation. */
export const canBeEqual = (left: TokenRun, right: TokenRun): boolean =>
  interpretationsOf(left, right).some((interpretation) => isEqual(left, right, interpretation)) ||
  dashMayBePunctuation(left, right);

function isEqual(left: TokenRun, right: TokenRun, interpretation: Interpretation): boolean {
  const [a, b] = [calculate(left, interpretation), calculate(right, interpretation)];
  // Without a result there is nothing to compare.
  return !a || !b || overlap(a, b);
}

function interpretationsOf(left: TokenRun, right: TokenRun): Interpretation[] {
  const mayIgnoreScale = scaleMayApplyToWholeSide(left, right) || scaleMayApplyToWholeSide(right, left);
  return [{}, { relativePercent: true }, ...(mayIgnoreScale ? [{ ignoreScale: true }] : [])];
}

/** Whether a scale may be written only once for the whole equation: „40 + 5 = 45 %“, „3 × 20 = 60 Tsd. €“. */
function scaleMayApplyToWholeSide(sum: TokenRun, result: TokenRun): boolean {
  if (isAddition(sum) && isAddition(result)) return true;
  const shown = singleNumber(result);
  return shown !== undefined && shown.value >= 1 && numbersIn(sum).every(({ scale }) => scale === 1);
}

const isAddition = (side: TokenRun) => side.every((token) => token.kind !== "sign" || "+−±dash()".includes(token.sign));

/** Whether „–“ may be a dash or part of a range instead of a minus: „Viel – 2 × 5 = 10 – für 3 Tage“. */
function dashMayBePunctuation(left: TokenRun, right: TokenRun): boolean {
  const [start, end] = [lastDash(left), firstDash(right)];
  if (start < 0 && end < 0) return false;
  if ([...dashesIn(left), ...dashesIn(right)].some(([before, after]) => before <= after)) return true;
  const [calculation, result] = [left.slice(start + 1), end < 0 ? right : right.slice(0, end)];
  return (isCalculation(calculation) || isCalculation(result)) && isEqual(calculation, result, {});
}

const isDashSign = (token: Token) => token.kind === "sign" && token.sign === "dash";
const lastDash = (side: TokenRun) => side.findLastIndex(isDashSign);
const firstDash = (side: TokenRun) => side.findIndex(isDashSign);

function dashesIn(side: TokenRun): [before: number, after: number][] {
  return side.flatMap((token, index): [number, number][] => {
    const [before, after] = [side[index - 1], side[index + 1]];
    return isDashSign(token) && before?.kind === "number" && after?.kind === "number"
      ? [[before.value, after.value]]
      : [];
  });
}

/** The result of a side with its numbers taken as exact, in the interpretation closest to the other side. */
export function resultOf(side: TokenRun, other: TokenRun): { value: number; interpretation: Interpretation } {
  const results = interpretationsOf(side, other).map((interpretation) => {
    const value = lowerBound(calculate(side, { ...interpretation, unrounded: true }));
    const wanted = lowerBound(calculate(other, { ...interpretation, unrounded: true }));
    return { value, interpretation, distance: Math.abs(value - wanted) / Math.abs(wanted || 1) };
  });
  return results.reduce((best, result) => (result.distance < best.distance ? result : best));
}

const lowerBound = (range: Interval | undefined): number => range?.[0] ?? Number.NaN;
