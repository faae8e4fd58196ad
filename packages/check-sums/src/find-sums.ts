import { calculate, isCalculation, isPercentage } from "./calculate";
import { canAgree, canCompare } from "./equation";
import { wrongEquation } from "./message";
import { type Side, type Token, tokensIn } from "./tokens";

/** A sum in a text: where it begins (counted from 0), and what is wrong with it, in German, if anything. */
export type Sum = { offset: number; issue: string | undefined };
/** A wrong one. */
export type WrongSum = { offset: number; message: string };

/** Addresses, including e-mail addresses. */
const ADDRESS = /\S*(?:\/\/|www\.|@)\S*/g;

/** Words that calculate, or name a part of what follows. Sums with them are left alone. */
const CALCULATING =
  /^(?:bis|oder|plus|minus|geteilt|durch|hoch|multipliziert|dividiert|zuzüglich|abzüglich|hälfte|drittel|viertel|fünftel|zehntel|doppelten?|[\p{L}\p{N}-]*(?:mal|fach(?:e[nrs]?)?))$/iu;

/**
 * Finds the equations in a text that do not come out: „980.000 € ÷ 71 = 14.000 €“. Shown numbers are rounded ones: a
 * sum is wrong if no values that are rounded to them could make it true. What cannot be read as a sum is left alone.
 * @param text copy as its author wrote it
 */
export const findWrongSums = (text: string): WrongSum[] =>
  findSums(text).flatMap(({ offset, issue }) => (issue === undefined ? [] : [{ offset, message: issue }]));

/** Finds all equations in a text, right and wrong. */
export function findSums(text: string): Sum[] {
  if (!/[=≈]/.test(text)) return [];
  const copy = text.replace(ADDRESS, (address) => "_".repeat(address.length));
  return parted(tokensIn(copy), "break").flatMap((part): Sum[] => {
    const runs = parted(part, "word");
    const isLeftAlone =
      !part.some(({ kind }) => kind === "equals") ||
      part.some((token) => token.kind === "word" && CALCULATING.test(copy.slice(token.start, token.end))) ||
      runs.some((run) => parted(run, "equals").some(isIncomplete));
    return isLeftAlone ? [] : runs.flatMap((run) => sumIn(copy, run) ?? []);
  });
}

/** The pieces between tokens of a kind. */
function parted(tokens: Side, kind: Token["kind"]): Side[] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === kind) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Whether a sign joins something that was not understood. */
function isIncomplete(side: Side): boolean {
  const [first, last] = [side[0], side.at(-1)];
  const isOpen = last?.kind === "sign" && last.sign !== ")";
  return isOpen || (first?.kind === "sign" && first.joins);
}

/** The equation, or chain of them, that a run of numbers and signs is. */
function sumIn(text: string, run: Side): Sum | undefined {
  const sides = parted(run, "equals");
  const [start] = run;
  if (!start || sides.length < 2 || !sides.some(isCalculation) || !sides.every((side) => isReadable(side, sides)))
    return undefined;
  const pairs = sides.slice(1).map((side, index): [Side, Side] => [sides[index] ?? [], side]);
  const judged = pairs.filter(([left, right]) => canCompare(left, right));
  if (judged.length === 0) return undefined;
  const wrong = judged.find(([left, right]) => !canAgree(left, right));
  return { offset: start.start, issue: wrong && wrongEquation(text, ...wrong) };
}

/** Whether one side can be calculated. „30 von 200“ can only if nothing else stands there but what share it is. */
function isReadable(side: Side, sides: readonly Side[]): boolean {
  if (!side.some((token) => token.kind === "sign" && token.sign === "von")) return calculate(side) !== undefined;
  const others = sides.filter((other) => other !== side);
  return side.length === 3 && (isPercentage(side[0]) || others.every((other) => isPercentage(other[0])));
}
