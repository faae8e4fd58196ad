import type { Interval } from "./interval";
import * as interval from "./interval";
import { type Interpretation, roundingInterval, type ShownNumber } from "./shown-number";
import type { Sign, Token, TokenRun } from "./tokens";

/** Calculates one side of an equation with interval arithmetic; `undefined` if it cannot be calculated. */
export function calculate(side: TokenRun, interpretation: Interpretation = {}): Interval | undefined {
  let position = 0;
  let isValid = true;
  const hasOperation = isCalculation(side);

  /** Consumes the next token if it is one of these signs. */
  const accept = (...signs: Sign[]): Sign | undefined => {
    const token = side[position];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return undefined;
    position += 1;
    return token.sign;
  };

  function sum(): Interval {
    let result = product();
    for (let sign = accept("+", "−", "±", "dash"); sign; sign = accept("+", "−", "±", "dash")) {
      const from = position;
      const change = product();
      const summand =
        interpretation.relativePercent && position === from + 1 && isPercentage(side[from])
          ? interval.multiply(result, change)
          : change;
      result = sign === "+" || sign === "±" ? interval.add(result, summand) : interval.subtract(result, summand);
    }
    return result;
  }

  function product(): Interval {
    let result = factor();
    for (let sign = accept("×", "÷", "von"); sign; sign = accept("×", "÷", "von")) {
      // „15 % von 200“ multiplies, „30 von 200“ divides.
      const multiplies = sign === "×" || (sign === "von" && isPercentage(side[position - 2]));
      result = multiplies ? interval.multiply(result, factor()) : interval.divide(result, factor());
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
      const inside = sum();
      isValid &&= accept(")") !== undefined;
      return inside;
    }
    const token = side[position];
    position += 1;
    if (token?.kind === "number") return roundingInterval(token, hasOperation, interpretation);
    isValid = false;
    return [0, 0];
  }

  const result = sum();
  return isValid && position === side.length && interval.isDefined(result) ? result : undefined;
}

export const isPercentage = (token: Token | undefined): token is ShownNumber =>
  token?.kind === "number" && token.scale < 1;

/** Whether a side is more than a single number. */
export const isCalculation = (side: TokenRun): boolean =>
  side.filter(({ kind }) => kind === "number").length > 1 ||
  side.some((token) => token.kind === "sign" && token.sign === "√");
