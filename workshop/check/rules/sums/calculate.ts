import type { Interval } from "./interval";
import * as interval from "./interval";
import { type Interpretation, roundingInterval, type ShownNumber } from "./shown-number";
import type { Sign, Token, TokenRun } from "./tokens";

/** Signs of operations, those that bind least first. */
const LEVELS: readonly (readonly Sign[])[] = [
  ["+", "−", "±", "dash"],
  ["×", "÷", "von"],
];

/** Calculates one side of an equation with interval arithmetic; `undefined` if it cannot be calculated. */
export function calculate(side: TokenRun, interpretation: Interpretation = {}): Interval | undefined {
  let position = 0;
  let isValid = true;
  const hasOperation = isCalculation(side);

  const accept = (...signs: readonly Sign[]): Sign | undefined => {
    const token = side[position];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return undefined;
    position += 1;
    return token.sign;
  };

  function operations(level: number): Interval {
    const signs = LEVELS[level];
    if (!signs) return factor();
    let result = operations(level + 1);
    for (let sign = accept(...signs); sign; sign = accept(...signs)) {
      const from = position;
      const operand = operations(level + 1);
      const isPart = interpretation.relativePercent && position === from + 1 && isPercentage(side[from]);
      result = operate(sign, result, operand, isPercentage(side[from - 2]), isPart);
    }
    return result;
  }

  function factor(): Interval {
    const sign = accept("+", "−", "±");
    if (sign) return sign === "−" ? interval.subtract([0, 0], factor()) : factor();
    const base = value();
    return accept("^") ? interval.power(base, factor()) : base;
  }

  function value(): Interval {
    if (accept("√")) return interval.squareRoot(value());
    if (accept("(")) {
      const inside = operations(0);
      isValid &&= accept(")") !== undefined;
      return inside;
    }
    const token = side[position];
    position += 1;
    if (token?.kind === "number") return roundingInterval(token, hasOperation, interpretation);
    isValid = false;
    return [0, 0];
  }

  const result = operations(0);
  return isValid && position === side.length && interval.isDefined(result) ? result : undefined;
}

/**
 * @param followsPercentage „15 % von 200“ multiplies, „30 von 200“ divides
 * @param isPart whether the number after a plus or minus is a percentage of the one before it
 */
function operate(sign: Sign, left: Interval, right: Interval, followsPercentage: boolean, isPart = false): Interval {
  if (sign === "×" || (sign === "von" && followsPercentage)) return interval.multiply(left, right);
  if (sign === "÷" || sign === "von") return interval.divide(left, right);
  const change = isPart ? interval.multiply(left, right) : right;
  return sign === "+" || sign === "±" ? interval.add(left, change) : interval.subtract(left, change);
}

export const isPercentage = (token: Token | undefined): token is ShownNumber =>
  token?.kind === "number" && token.scale < 1;

/** Whether a side is more than a single number. */
export const isCalculation = (side: TokenRun): boolean =>
  side.filter(({ kind }) => kind === "number").length > 1 ||
  side.some((token) => token.kind === "sign" && token.sign === "√");
