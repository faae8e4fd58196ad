import type { Range } from "./range";
import * as range from "./range";
import { type Reading, rangeOf, type ShownNumber } from "./shown-number";
import type { Side, Sign, Token } from "./tokens";

/**
 * What one side of an equation can come to.
 * @param side its tokens
 * @returns `undefined` if it is nothing that can be calculated
 */
export function calculate(side: Side, reading: Reading = {}): Range | undefined {
  let at = 0;
  let isReadable = true;
  const isSum = isCalculation(side);

  /** Goes on behind the next token, if it is one of these signs. */
  const take = (...signs: Sign[]): Sign | undefined => {
    const token = side[at];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return undefined;
    at += 1;
    return token.sign;
  };

  function sum(): Range {
    let result = product();
    for (let sign = take("+", "−", "±", "dash"); sign; sign = take("+", "−", "±", "dash")) {
      const from = at;
      const change = product();
      const share =
        reading.relative && at === from + 1 && isPercentage(side[from]) ? range.times(result, change) : change;
      result = sign === "+" || sign === "±" ? range.plus(result, share) : range.minus(result, share);
    }
    return result;
  }

  function product(): Range {
    let result = factor();
    for (let sign = take("×", "÷", "von"); sign; sign = take("×", "÷", "von")) {
      // „15 % von 200“ multiplies, „30 von 200“ divides.
      const multiplies = sign === "×" || (sign === "von" && isPercentage(side[at - 2]));
      result = multiplies ? range.times(result, factor()) : range.over(result, factor());
    }
    return result;
  }

  function factor(): Range {
    const sign = take("+", "−", "±");
    if (sign) return sign === "−" ? range.minus([0, 0], factor()) : factor();
    const base = value();
    return take("^") ? range.power(base, factor()) : base;
  }

  function value(): Range {
    if (take("√")) return range.root(value());
    if (take("(")) {
      const inside = sum();
      isReadable &&= take(")") !== undefined;
      return inside;
    }
    const token = side[at];
    at += 1;
    if (token?.kind === "number") return rangeOf(token, isSum, reading);
    isReadable = false;
    return [0, 0];
  }

  const result = sum();
  return isReadable && at === side.length && range.isKnown(result) ? result : undefined;
}

export const isPercentage = (token: Token | undefined): token is ShownNumber =>
  token?.kind === "number" && token.scale < 1;

/** Whether there is more than a number. */
export const isCalculation = (side: Side): boolean =>
  side.filter(({ kind }) => kind === "number").length > 1 ||
  side.some((token) => token.kind === "sign" && token.sign === "√");
