import { type About, matchAt, type ShownNumber, shownNumberAt } from "./shown-number";

/** „von“ is in „30 von 200“, „dash“ a minus or a dash: „20 – 5“. */
export type Sign = "+" | "−" | "±" | "dash" | "×" | "÷" | "^" | "√" | "(" | ")" | "von";

/** Places in a text, counted from 0; the end is that of the next character. */
type Place = { start: number; end: number };

/**
 * A piece of a text. A break parts what cannot belong to one sum; a word parts sums less strictly. A sign that joins
 * needs something to its left.
 */
export type Token =
  | ShownNumber
  | (Place & { kind: "sign"; sign: Sign; joins: boolean })
  | (Place & { kind: "equals" | "word" | "break" });

/** What the words before a number say of it, and where they begin. */
type Hedge = { about: About; start?: number };

/** One side of an equation. */
export type Side = readonly Token[];

const SPACE = /\s+/uy;
/** The beginning of something that can be calculated. */
const OPERAND = /\s*(?:(?:rund|etwa|ca\.|circa|knapp|gut|fast)\s+)?[±+−–-]?\s*[\d(√¼½¾⅐-⅞]/uy;
const ABOUT =
  /(?:(?<near>rund|etwa|ca\.|circa|ungefähr|gerundet|[~≈])|(?<below>knapp|fast)|(?<above>gut))\s*(?=[±+−]?\s?\d)/iuy;
const EQUALS = /(?<![<>!=:≠])=(?![=<>])|≈/uy;
const WORD = /[\p{L}_][\p{L}\p{N}\p{M}_’'-]*|[\p{N}#@][\p{L}\p{N}\p{M}_.,:’'/–-]*(?<![.,:–-])/uy;
const LETTER = /\s*\p{L}/uy;
const SHORT = /\/\d+(?![.,]?\d)/uy;
const OF = /von\s+(?=\d)/uy;

/** Splits a text into what sums are made of, and the rest. */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let hedge: Hedge | undefined;
  for (let at = 0; at < text.length; ) {
    const before = tokens.at(-1);
    const said = matchAt(ABOUT, text, at);
    // After a number, „≈“ stands for the sign of equality, too.
    if (said && !(text[at] === "≈" && isOperand(before))) {
      hedge = { about: aboutOf(said), start: at };
      at += said[0].length;
      continue;
    }
    const space = matchAt(SPACE, text, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const token = tokenAt(text, at, before, hedge);
    // „bei 9.000 € im Monat 42 × 9.000 €“
    if (token.kind === "number" && before?.kind === "number" && before.per)
      tokens.push({ kind: "word", start: at, end: at });
    if (token.kind !== "sign") hedge = undefined;
    if (token.kind === "equals" && text[at] === "≈") hedge = { about: "near" };
    tokens.push(token);
    at = token.end;
  }
  return withoutNotes(tokens);
}

const aboutOf = ({ groups }: RegExpExecArray): About => (groups?.near ? "near" : groups?.below ? "below" : "above");

const isSign = (token: Token | undefined, ...signs: Sign[]): boolean =>
  token?.kind === "sign" && (signs.length === 0 || signs.includes(token.sign));

/** Whether a token ends something that can be calculated. */
const isOperand = (token: Token | undefined): boolean => token?.kind === "number" || isSign(token, ")");

const isPlain = (token: Token | undefined): boolean =>
  token?.kind === "number" && token.suffix === "" && !/\D/.test(token.numeral);

function tokenAt(text: string, start: number, before: Token | undefined, hedge: Hedge | undefined): Token {
  const number = shownNumberAt(text, start, hedge?.about);
  if (number) return { ...number, start: hedge?.start ?? start };
  const sign = signAt(text, start, before);
  if (sign) return sign;
  if (matchAt(EQUALS, text, start)) return { kind: "equals", start, end: start + 1 };
  const word = matchAt(WORD, text, start)?.[0];
  return word ? { kind: "word", start, end: start + word.length } : { kind: "break", start, end: start + 1 };
}

function signAt(text: string, start: number, before: Token | undefined): Token | undefined {
  const character = text[start] ?? "";
  const follows = isOperand(before);
  const leads = matchAt(OPERAND, text, start + 1) !== null;
  const isTight = /\S/.test(text[start + 1] ?? " ");
  const isSpaced = !isTight && /\s/.test(text[start - 1] ?? "");
  const sign = (name: Sign, joins: boolean, length = 1): Token => {
    return { kind: "sign", sign: name, joins, start, end: start + length };
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
      // Otherwise it only says that a number is above or below zero: „−5“.
      return sign(
        character,
        follows || (!isTight && before !== undefined && !isSign(before) && before.kind !== "equals"),
      );
    case "-":
    case "–":
      if (follows && isSpaced && leads) return sign(character === "-" ? "−" : "dash", true);
      return !follows && isTight && leads ? sign("−", false) : undefined;
    case "×":
      // At its end, „4,0 ×“ is a number. „4 × Quote“ cannot be calculated.
      return leads || !follows || matchAt(LETTER, text, start + 1) ? sign("×", true) : word();
    case "÷":
    case "^":
      return sign(character, true);
    case "x":
    case "*":
    case "·":
    case "⋅":
    case "∙":
      return leads && (isSpaced || (follows && character !== "x")) ? sign("×", true) : undefined;
    case "/": {
      // „24/7“ is no division.
      const short = isPlain(before) && matchAt(SHORT, text, start);
      if (short) return word(short[0].length);
      return leads ? sign("÷", true) : word();
    }
    case ":":
      return follows && leads && isSpaced ? sign("÷", true) : undefined;
    case "v":
      return before?.kind === "number" && matchAt(OF, text, start) ? sign("von", true, 3) : undefined;
    default:
      return undefined;
  }
}

/**
 * Takes brackets that do not belong to a sum for breaks: around words or a whole equation, „(245 ÷ 800 = 31 %)“, around
 * a note to a number, „9 (3,0 %)“, or to a word, „Kosten (2024)“.
 */
function withoutNotes(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  const open: number[] = [];
  const part = (...places: number[]) => {
    for (const index of places) {
      const token = result[index];
      if (token) result[index] = { kind: "break", start: token.start, end: token.end };
    }
  };
  for (const [end, token] of tokens.entries()) {
    if (isSign(token, "(")) open.push(end);
    if (!isSign(token, ")")) continue;
    const start = open.pop();
    if (start === undefined) {
      part(end);
      continue;
    }
    const before = result[start - 1];
    const inside = result.slice(start + 1, end);
    const isSum = inside.every(({ kind }) => kind === "number" || kind === "sign");
    const isNote = isOperand(before) || (before?.kind === "word" && inside.length < 2);
    if (!isSum || isNote) part(start, end);
  }
  part(...open);
  return result;
}
