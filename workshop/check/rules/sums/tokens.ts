import { matchAt, type Precision, type ShownNumber, shownNumberAt } from "./shown-number";
import { isDivisible } from "./units";

/** A sign: `von` as in „30 von 200“, `dash` a minus or a dash as in „20 – 5“. */
export type Sign = "+" | "−" | "±" | "dash" | "×" | "÷" | "^" | "√" | "(" | ")" | "von";

/** Offsets in a text, counted from 0; `end` is exclusive. */
type Span = { start: number; end: number };

/**
 * A token of a text. `break` ends a sentence part, across which nothing is calculated; `word` ends a sum inside such a
 * part. `isBinary` is true for an operator that needs a left operand.
 */
export type Token =
  | ShownNumber
  | (Span & { kind: "sign"; sign: Sign; isBinary: boolean })
  | (Span & { kind: "equals" | "word" | "break" });

/** A word before a number that states its precision, and its offset. */
type Qualifier = { precision: Precision; start?: number };

/** Consecutive tokens, e.g. one side of an equation. */
export type TokenRun = readonly Token[];

const YEAR = /^(?:19|20)\d\d$/;
const SPACE = /\s+/uy;
const RIGHT_OPERAND = /\s*(?:(?:rund|etwa|ca\.|circa|knapp|gut|fast)\s+)?[±+−–-]?\s*[\d(√¼½¾⅐-⅞]/uy;
const QUALIFIER =
  /(?:(?<near>rund|etwa|ca\.|circa|ungefähr|gerundet|[~≈])|(?<below>knapp|fast)|(?<above>gut))\s*(?=[±+−]?\s?\d)/iuy;
const EQUALS = /(?<![<>!=:≠])=(?![=<>])|≈/uy;
const WORD = /[\p{L}_][\p{L}\p{N}\p{M}_’'-]*|[\p{N}#@][\p{L}\p{N}\p{M}_.,:’'/–-]*(?<![.,:–-])/uy;
const LETTER = /\s*\p{L}/uy;
const SLASH_NUMBER = /\/\d+(?![.,]?\d)/uy;
const VON = /von\s+(?=\d)/uy;

/** Splits a text into tokens. */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let qualifier: Qualifier | undefined;
  for (let position = 0; position < text.length; ) {
    const before = tokens.at(-1);
    const match = matchAt(QUALIFIER, text, position);
    // After an operand, „≈“ is an equals sign.
    if (match && !(text[position] === "≈" && isOperand(before))) {
      qualifier = { precision: precisionOf(match), start: position };
      position += match[0].length;
      continue;
    }
    const space = matchAt(SPACE, text, position);
    if (space) {
      position += space[0].length;
      continue;
    }
    const token = tokenAt(text, position, before, qualifier);
    if (token.kind === "number" && before?.kind === "number" && areApart(before, token))
      tokens.push({ kind: "word", start: position, end: position });
    if (token.kind !== "sign") qualifier = undefined;
    if (token.kind === "equals" && text[position] === "≈") qualifier = { precision: "near" };
    tokens.push(token);
    position = token.end;
  }
  return breakAtNoteBrackets(tokens);
}

/** Whether two adjacent numbers belong to different sums: „im Jahr 2024 36 ÷ 250“, but not „12 000“. */
const areApart = (first: ShownNumber, second: ShownNumber): boolean =>
  first.per !== "" ||
  first.scale < 1 ||
  (first.unit !== "" && !isDivisible(first.unit)) ||
  (YEAR.test(first.numeral) && !/^\d{3}(?!\d)/.test(second.numeral));

const precisionOf = ({ groups }: RegExpExecArray): Precision =>
  groups?.near ? "near" : groups?.below ? "below" : "above";

const isSign = (token: Token | undefined, ...signs: Sign[]): boolean =>
  token?.kind === "sign" && (signs.length === 0 || signs.includes(token.sign));

const isOperand = (token: Token | undefined): boolean => token?.kind === "number" || isSign(token, ")");

const isBareInteger = (token: Token | undefined): boolean =>
  token?.kind === "number" && token.suffix === "" && !/\D/.test(token.numeral);

function tokenAt(text: string, start: number, before: Token | undefined, qualifier: Qualifier | undefined): Token {
  const number = shownNumberAt(text, start, qualifier?.precision);
  if (number) return { ...number, start: qualifier?.start ?? start };
  const sign = signAt(text, start, before);
  if (sign) return sign;
  if (matchAt(EQUALS, text, start)) return { kind: "equals", start, end: start + 1 };
  const word = matchAt(WORD, text, start)?.[0];
  return word ? { kind: "word", start, end: start + word.length } : { kind: "break", start, end: start + 1 };
}

function signAt(text: string, start: number, before: Token | undefined): Token | undefined {
  const character = text[start] ?? "";
  const hasLeftOperand = isOperand(before);
  const hasRightOperand = matchAt(RIGHT_OPERAND, text, start + 1) !== null;
  const isTight = /\S/.test(text[start + 1] ?? " ");
  const isSpaced = !isTight && /\s/.test(text[start - 1] ?? "");
  const sign = (name: Sign, isBinary: boolean, length = 1): Token => {
    return { kind: "sign", sign: name, isBinary, start, end: start + length };
  };
  const word = (length = 1): Token => ({ kind: "word", start, end: start + length });
  switch (character) {
    case "(":
    case ")":
    case "√":
    case "±":
      return sign(character, false);
    case "+":
    case "−":
      // Otherwise it is the sign of a number: „−5“.
      return sign(
        character,
        hasLeftOperand || (!isTight && before !== undefined && !isSign(before) && before.kind !== "equals"),
      );
    case "-":
    case "–":
      if (hasLeftOperand && isSpaced && hasRightOperand) return sign(character === "-" ? "−" : "dash", true);
      return !hasLeftOperand && isTight && hasRightOperand ? sign("−", false) : undefined;
    case "×":
      // A final „4,0 ×“ is a number; „4 × Quote“ cannot be calculated.
      return hasRightOperand || !hasLeftOperand || matchAt(LETTER, text, start + 1) ? sign("×", true) : word();
    case "÷":
    case "^":
      return sign(character, true);
    case "x":
    case "*":
    case "·":
    case "⋅":
    case "∙":
      return hasRightOperand && (isSpaced || (hasLeftOperand && character !== "x")) ? sign("×", true) : undefined;
    case "/": {
      // „24/7“ is not a division.
      const slashNumber = isBareInteger(before) && matchAt(SLASH_NUMBER, text, start);
      if (slashNumber) return word(slashNumber[0].length);
      return hasRightOperand ? sign("÷", true) : word();
    }
    case ":":
      return hasLeftOperand && hasRightOperand && isSpaced ? sign("÷", true) : undefined;
    case "v":
      return before?.kind === "number" && matchAt(VON, text, start) ? sign("von", true, 3) : undefined;
    default:
      return undefined;
  }
}

/** Turns brackets of no calculation into breaks: around words, an equation, or a note, „9 (3,0 %)“, „Kosten (2024)“. */
function breakAtNoteBrackets(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  const open: number[] = [];
  const turnIntoBreaks = (...indexes: number[]) => {
    for (const index of indexes) {
      const token = result[index];
      if (token) result[index] = { kind: "break", start: token.start, end: token.end };
    }
  };
  for (const [end, token] of tokens.entries()) {
    if (isSign(token, "(")) open.push(end);
    if (!isSign(token, ")")) continue;
    const start = open.pop();
    if (start === undefined) {
      turnIntoBreaks(end);
      continue;
    }
    const before = result[start - 1];
    const inside = result.slice(start + 1, end);
    const isSum = inside.every(({ kind }) => kind === "number" || kind === "sign");
    const isNote = isOperand(before) || (before?.kind === "word" && inside.length < 2);
    if (!isSum || isNote) turnIntoBreaks(start, end);
  }
  turnIntoBreaks(...open);
  return result;
}
