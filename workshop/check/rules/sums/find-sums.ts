import type { TextIssue } from "../../../../src/data-layer/text/issue";
import { withoutAddresses } from "../../copy-in";
import { calculate, isCalculation, isPercentage } from "./calculate";
import { canBeEqual, canCompare } from "./equation";
import { wrongEquationMessage } from "./message";
import { findOddShares, findOddSplits, findOddWholes, findTooLargeParts } from "./parts-of-a-whole";
import { type Token, type TokenRun, tokensIn } from "./tokens";
import { findWordSums } from "./word-sums";

/** A sum in a text: its offset (from 0), and a German message if it is wrong. */
export type Sum = { offset: number; issue: string | undefined };

/** Words that calculate, or name a fraction of the number after them. Sums with them are skipped. */
const CALCULATION_WORD =
  /^(?:plus|minus|geteilt|durch|hoch|multipliziert|dividiert|zuzüglich|abzüglich|hälfte|drittel|viertel|fünftel|zehntel|doppelten?|(?!(?:dies|ein|jedes|manch|noch)mal$)[\p{L}\p{N}-]*(?:mal|fach(?:e[nrs]?)?))$/iu;
/** Words that make a range or a choice of the numbers on both sides: „2 bis 3 × 4“, but not „bis zu 3 ÷ 50“. */
const RANGE_WORD = /^(?:bis|oder)$/i;

/** Finds equations that no values which round to their numbers could make true: „980.000 € ÷ 71 = 14.000 €“. */
export const findWrongSums = (text: string): TextIssue[] =>
  findSums(text).flatMap(({ offset, issue }) => (issue === undefined ? [] : [{ offset, message: issue }]));

/** Finds all equations in a text, right and wrong, with signs or in words. */
export function findSums(text: string): Sum[] {
  const inWords = [...findWordSums(text), ...findOddShares(text)].flatMap(({ offset, equations }): Sum[] => {
    const sums = equations.flatMap(findEquations);
    const [sum] = sums;
    return sum ? [{ offset, issue: sums.every(({ issue }) => issue) ? sum.issue : undefined }] : [];
  });
  const odd = [findOddWholes, findOddSplits, ...findTooLargeParts].flatMap((find) => find(text));
  const issues = odd.map(({ offset, message }) => ({ offset, issue: message }));
  return [...findEquations(text), ...inWords, ...issues].sort((a, b) => a.offset - b.offset);
}

function findEquations(text: string): Sum[] {
  if (!/[=≈]/.test(text)) return [];
  const copy = withoutAddresses(text);
  return splitAt(tokensIn(copy), "break").flatMap((part): Sum[] => {
    const runs = splitAt(part, "word");
    const isSkipped =
      !part.some(({ kind }) => kind === "equals") ||
      part.some((_token, index) => calculates(copy, part, index)) ||
      runs.some((run) => splitAt(run, "equals").some(isIncomplete));
    return isSkipped ? [] : runs.flatMap((run) => parseSum(copy, run) ?? []);
  });
}

function calculates(text: string, part: TokenRun, index: number): boolean {
  const token = part[index];
  if (token?.kind !== "word") return false;
  const word = text.slice(token.start, token.end);
  const isBetweenNumbers = part[index - 1]?.kind === "number" && part[index + 1]?.kind === "number";
  return CALCULATION_WORD.test(word) || (isBetweenNumbers && RANGE_WORD.test(word));
}

function splitAt(tokens: TokenRun, kind: Token["kind"]): TokenRun[] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === kind) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Whether an operator at the start or the end lacks an operand. */
function isIncomplete(side: TokenRun): boolean {
  const [first, last] = [side[0], side.at(-1)];
  const hasTrailingSign = last?.kind === "sign" && last.sign !== ")";
  return hasTrailingSign || (first?.kind === "sign" && first.isBinary);
}

function parseSum(text: string, run: TokenRun): Sum | undefined {
  const sides = splitAt(run, "equals");
  const [start] = run;
  if (!start || sides.length < 2 || !sides.some(isCalculation) || !sides.every((side) => canBeCalculated(side, sides)))
    return undefined;
  const pairs = sides.slice(1).map((side, index): [TokenRun, TokenRun] => [sides[index] ?? [], side]);
  const comparable = pairs.filter(([left, right]) => canCompare(left, right));
  if (comparable.length === 0) return undefined;
  const wrong = comparable.find(([left, right]) => !canBeEqual(left, right));
  return { offset: start.start, issue: wrong ? wrongEquationMessage(text, ...wrong) : missingUnitMessage(run) };
}

/** Money plus or times something is money: „4 × 7.500 € = 30.000“. */
function missingUnitMessage(run: TokenRun): string | undefined {
  const numbers = run.filter((token) => token.kind === "number");
  const result = run.at(-1)?.kind === "number" && run.at(-2)?.kind === "equals" ? numbers.at(-1) : undefined;
  const isPlain = run.every((token) => token.kind !== "sign" || "+−×()".includes(token.sign));
  const isMoney =
    numbers.some(({ unit }) => unit === "€") && numbers.every(({ per, unit }) => !per && "€".includes(unit));
  return result && isPlain && isMoney && result.suffix === "" && result.value >= 100
    ? `Hinter ${result.numeral} fehlt die Einheit: €.`
    : undefined;
}

/** Whether one side can be calculated. „30 von 200“ must stand alone and equal a percentage. */
function canBeCalculated(side: TokenRun, sides: readonly TokenRun[]): boolean {
  if (!side.some((token) => token.kind === "sign" && token.sign === "von")) return calculate(side) !== undefined;
  const others = sides.filter((other) => other !== side);
  return side.length === 3 && (isPercentage(side[0]) || others.every((other) => isPercentage(other[0])));
}
