import type { TextIssue } from "./issue";

/** Characters that readers cannot see or recognise. Soft hyphens and emoji variants are intended. */
const HIDDEN =
  /(?![\t\n\r\u00AD]|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029\uFFF9-\uFFFD]/gu;
/** Such characters hold together multi-part emoji and regional flags. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})+|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;

/** Kinds of characters, in words for authors; the first match counts. */
const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/[\uFFF9-\uFFFD]|\p{Cs}|\p{Noncharacter_Code_Point}/u, "ein zerstörtes Zeichen"],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u, "ein Zeichen, das die Schreibrichtung ändert"],
  [/\p{Cc}/u, "ein Steuerzeichen"],
  [/\p{Co}/u, "ein Zeichen, das es nur in einzelnen Schriften gibt"],
  [/[\u2028\u2029]/u, "ein verborgener Zeilenumbruch"],
  [/./u, "ein unsichtbares Zeichen"],
];

/** How much of the text on either side of a character is examined, in characters. */
const CONTEXT_LENGTH = 30;
const WORD = "[\\p{L}\\p{N}\\p{M}]";
const HAS_LETTER = /[\p{L}\p{N}]/u;
const WORD_OR_EMPTY = new RegExp(`^${WORD}*$`, "u");
/** The rest of the word on either side, or the neighbouring words if the character is between two. */
const SURROUNDINGS: readonly [before: RegExp, after: RegExp][] = [
  [new RegExp(`${WORD}+$`, "u"), new RegExp(`^${WORD}+`, "u")],
  [new RegExp(`${WORD}+[^\\p{L}\\p{N}\\n]{0,3}$`, "u"), new RegExp(`^[^\\p{L}\\p{N}\\n]{0,3}${WORD}+`, "u")],
];

type Span = { start: number; end: number };

/** Finds invisible and broken characters, which come with copied text: one issue per word. */
export function findHiddenCharacters(text: string): TextIssue[] {
  return spansByWord(text).map(({ start, end }) => {
    const found = text.slice(start, end);
    const codes = [...new Set(found.match(HIDDEN)?.map(codeOf))];
    const kind = KINDS.find(([pattern]) => pattern.test(found))?.[1];
    const word = wordAround(text, { start, end }).replace(HIDDEN, (character) => `[${codeOf(character)}]`);
    const message = `In „${word}“ steckt ${kind} (${codes.join(", ")}). Bitte die Stelle löschen und von Hand neu tippen.`;
    return { offset: start, message };
  });
}

/** The text without these characters. Line numbers do not change. */
export function removeHiddenCharacters(text: string): string {
  const places = findSpans(text);
  if (places.length === 0) return text;
  const starts = [...places.map(({ start }) => start), text.length];
  return [0, ...places.map(({ end }) => end)].map((end, index) => text.slice(end, starts[index])).join("");
}

function findSpans(text: string): Span[] {
  const plain = text.replace(EMOJI, (emoji) => "x".repeat(emoji.length));
  return [...plain.matchAll(HIDDEN)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

function spansByWord(text: string): Span[] {
  const words: Span[] = [];
  for (const place of findSpans(text)) {
    const last = words.at(-1);
    const between = last && text.slice(last.end, place.start);
    if (last && between !== undefined && between.length <= CONTEXT_LENGTH && WORD_OR_EMPTY.test(between))
      last.end = place.end;
    else words.push(place);
  }
  return words;
}

function wordAround(text: string, { start, end }: Span): string {
  const found = text.slice(start, end);
  for (const [before, after] of SURROUNDINGS) {
    const left = before.exec(text.slice(Math.max(0, start - CONTEXT_LENGTH), start))?.[0] ?? "";
    const right = after.exec(text.slice(end, end + CONTEXT_LENGTH))?.[0] ?? "";
    if (left || right || HAS_LETTER.test(found)) return left + found + right;
  }
  return found;
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
