import { escapePattern } from "../../src/lib/escape-pattern";
import { RAW, readEntry, writeEntry } from "./format";

/** A place of a file where words were found, with what stands around them. */
export type FoundPlace = { field: string; before: string; found: string; after: string };

/** What is not shown: all but some fifty letters on each side of what was found, and no half of a word. */
const [FAR_BEFORE, FAR_AFTER] = [/^[\s\S]*(?=\s[\s\S]{50}$)/, /(?<=^[\s\S]{50}\S*)\s[\s\S]+$/];

/**
 * Finds words in the fields and the text of a file, not in the fields' names.
 * @param words letters and case as they are; a space stands for any
 * @param isWhole whether a letter, digit or hyphen beside them makes them part of another word
 */
export const patternOf = (words: string, isWhole: boolean): RegExp => {
  const escaped = escapePattern(words.trim()).replace(/\s+/g, "\\s+");
  return new RegExp(isWhole ? `(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])` : escaped, "gu");
};

/**
 * Replaces what a pattern finds in a file, except where it is not wanted.
 * @param raw the file's text
 * @param isWanted asked of each place in their order
 * @returns the new text; all but the places stays as it was, byte for byte
 */
export function replaceIn(
  raw: string,
  pattern: RegExp,
  replacement: string,
  isWanted: (place: FoundPlace) => boolean,
): string {
  const replaceText = (text: string, field: string) =>
    text.replace(pattern, (found, ...rest) => {
      const offset = rest.find((part): part is number => typeof part === "number") ?? 0;
      const [before, after] = [text.slice(0, offset), text.slice(offset + found.length)];
      const shown = { before: before.replace(FAR_BEFORE, "…"), after: after.replace(FAR_AFTER, "…") };
      return isWanted({ field, found, ...shown }) ? replacement : found;
    });
  const replaceValue = (value: unknown, field: string): unknown => {
    if (typeof value === "string") return replaceText(value, field);
    if (Array.isArray(value)) return value.map((item, index) => replaceValue(item, `${field}[${index}]`));
    if (typeof value !== "object" || value === null) return value;
    const inner = Object.entries(value).map(([name, each]) => [
      name,
      name === RAW ? each : replaceValue(each, field ? `${field}.${name}` : name),
    ]);
    return Object.fromEntries(inner);
  };
  return writeEntry(replaceValue(readEntry(raw), "") as Record<string, unknown>);
}
