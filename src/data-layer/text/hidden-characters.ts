import { INVISIBLE_SIGN } from "../../lib/invisible-signs";
import type { TextIssue } from "./issue";

/** Characters that readers cannot see or recognise. Soft hyphens and emoji variants are intended. */
const HIDDEN = `(?!\\u00AD|\\p{Variation_Selector})(?:${INVISIBLE_SIGN}|[\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\uFFFD])`;
/** Such characters hold together multi-part emoji and regional flags. */
const EMOJI =
  "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F|\\u200D\\p{Extended_Pictographic})+|\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}";
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI})|${HIDDEN}`, "gu");

/** Kinds of characters, in words for authors; the first match counts. */
const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/[\uFFF9-\uFFFD]|\p{Cs}|\p{Noncharacter_Code_Point}/u, "ein zerstörtes Zeichen"],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u, "ein Zeichen, das die Schreibrichtung ändert"],
  [/\p{Cc}/u, "ein Steuerzeichen"],
  [/\p{Co}/u, "ein Zeichen, das es nur in einzelnen Schriften gibt"],
  [/[\u2028\u2029]/u, "ein verborgener Zeilenumbruch"],
  [/./u, "ein unsichtbares Zeichen"],
];

/** How much of a word is shown on either side, in characters. */
const CONTEXT_LENGTH = 30;
const WORD_BEFORE = /[^ \t\r\n\p{Cs}]*$/u;
const REST_OF_WORD = new RegExp(`[^ \\t\\r\\n]{1,${CONTEXT_LENGTH}}`, "uy");

/** Finds invisible and broken characters, which come with copied text: one issue per word. */
export function findHiddenCharacters(text: string): TextIssue[] {
  const issues: TextIssue[] = [];
  let end = 0;
  for (const { index: offset, 1: emoji } of text.matchAll(EMOJI_OR_HIDDEN)) {
    if (emoji || offset < end) continue;
    const [before] = WORD_BEFORE.exec(text.slice(Math.max(end, offset - CONTEXT_LENGTH), offset)) ?? [];
    REST_OF_WORD.lastIndex = offset;
    const [after = ""] = REST_OF_WORD.exec(text) ?? [];
    end = offset + after.length;
    const found = [...new Set(after.match(new RegExp(HIDDEN, "gu")))];
    const kind = KINDS.find(([pattern]) => pattern.test(found.join("")))?.[1];
    const word = before + after.replace(new RegExp(HIDDEN, "gu"), (character) => `[${codeOf(character)}]`);
    const message = `In „${word}“ steckt ${kind} (${found.map(codeOf).join(", ")}). Bitte die Stelle löschen und von Hand neu tippen.`;
    issues.push({ offset, message });
  }
  return issues;
}

/** The text without these characters. Line numbers do not change. */
export const removeHiddenCharacters = (text: string): string => text.replace(EMOJI_OR_HIDDEN, "$1");

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
