import { calculate, isCalculation } from "./calculate";
import { meet, type Range } from "./range";
import type { Reading, ShownNumber } from "./shown-number";
import type { Side, Token } from "./tokens";
import { isOfUnits, isSameUnit } from "./units";

const numbersIn = (side: Side) => side.filter((token): token is ShownNumber => token.kind === "number");
const loneNumber = (side: Side): ShownNumber | undefined => (isCalculation(side) ? undefined : numbersIn(side)[0]);

/** Whether it can be told at all if two sides are equal. */
export function canCompare(left: Side, right: Side): boolean {
  const [one, other] = [loneNumber(left), loneNumber(right)];
  if (one && other) return isSameUnit(one, other);
  return (!one || isOfUnits(one, numbersIn(right))) && (!other || isOfUnits(other, numbersIn(left)));
}

/** Whether two sides of an equation can be equal in any way in which they can be read. */
export const canAgree = (left: Side, right: Side): boolean =>
  readingsOf(left, right).some((reading) => agree(left, right, reading)) || isDash(left, right);

function agree(left: Side, right: Side, reading: Reading): boolean {
  const [a, b] = [calculate(left, reading), calculate(right, reading)];
  // What has no result cannot be wrong.
  return !a || !b || meet(a, b);
}

/** The ways in which an equation can be read. */
function readingsOf(left: Side, right: Side): Reading[] {
  const mayBePlain = canBePlain(left, right) || canBePlain(right, left);
  return [{}, { relative: true }, ...(mayBePlain ? [{ plain: true }] : [])];
}

/** In an addition, or for a result, the sign or word may stand once for all: „40 + 5 = 45 %“, „3 × 20 = 60 Tsd. €“. */
function canBePlain(sum: Side, result: Side): boolean {
  if (isAddition(sum) && isAddition(result)) return true;
  const shown = loneNumber(result);
  return shown !== undefined && shown.value >= 1 && numbersIn(sum).every(({ scale }) => scale === 1);
}

const isAddition = (side: Side) => side.every((token) => token.kind !== "sign" || "+−±dash()".includes(token.sign));

/** Whether „–“ can be no minus here, but a dash, or the middle of a range: „Viel – 2 × 5 = 10 – für 3 Tage“. */
function isDash(left: Side, right: Side): boolean {
  const [start, end] = [lastDash(left), firstDash(right)];
  if (start < 0 && end < 0) return false;
  if ([...dashesIn(left), ...dashesIn(right)].some(([before, after]) => before <= after)) return true;
  const [sum, result] = [left.slice(start + 1), end < 0 ? right : right.slice(0, end)];
  return (isCalculation(sum) || isCalculation(result)) && agree(sum, result, {});
}

const isDashSign = (token: Token) => token.kind === "sign" && token.sign === "dash";
const lastDash = (side: Side) => side.findLastIndex(isDashSign);
const firstDash = (side: Side) => side.findIndex(isDashSign);

/** The numbers beside each dash. */
function dashesIn(side: Side): [before: number, after: number][] {
  return side.flatMap((token, index): [number, number][] => {
    const [before, after] = [side[index - 1], side[index + 1]];
    return isDashSign(token) && before?.kind === "number" && after?.kind === "number"
      ? [[before.value, after.value]]
      : [];
  });
}

/** What a side comes to if its numbers are taken as they are shown, read in the way that is closest to the other side. */
export function resultOf(side: Side, other: Side): { value: number; reading: Reading } {
  const results = readingsOf(side, other).map((reading) => {
    const value = middle(calculate(side, { ...reading, exact: true }));
    const wanted = middle(calculate(other, { ...reading, exact: true }));
    return { value, reading, distance: Math.abs(value - wanted) / Math.abs(wanted || 1) };
  });
  return results.reduce((best, result) => (result.distance < best.distance ? result : best));
}

const middle = (range: Range | undefined): number => range?.[0] ?? Number.NaN;
