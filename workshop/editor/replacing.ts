import { escapePattern } from "../../src/lib/escape-pattern";
import { type Hit, sentenceAround } from "./browser/search";
import { RAW, readEntry, writeEntry } from "./format";

/** A place of a file where words were found, with its sentence, what may stand there instead, and how it is told from others. */
export type FoundPlace = { field: string; hit: Hit; replacement: string; passage: string };

/** Finds places in the text of a field, in their order. */
export type Find = (text: string, field: string) => readonly { offset: number; found: string; replacement: string }[];

/** Letters; no sentence is longer. */
const MOST = 400;

/**
 * Finds words in the fields and the text of a file, not in the fields' names.
 * @param words letters and case as they are; a space stands for any
 * @param isWhole whether a letter, digit or hyphen beside them makes them part of another word
 */
export const finderOf = (words: string, isWhole: boolean, replacement: string): Find => {
  const escaped = escapePattern(words.trim()).replace(/\s+/g, "\\s+");
  const pattern = new RegExp(isWhole ? `(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])` : escaped, "gu");
  return (text) => [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, found, replacement }));
};

/** A text with the name of its field, as JSON has it; an entry of a list has none. */
export function withName(text: string, field: string): string {
  const name = field.split(".").at(-1) ?? "";
  return name.endsWith("]") ? `"${text}"` : `"${name}": "${text}"`;
}

/** What was found with the words around it or, where there are none, with the name of its field. */
function passageAt(text: string, field: string, offset: number, found: string): string {
  if (text === found) return withName(text, field);
  const before = /(?:\S+\s+){0,4}\S*$/.exec(text.slice(0, offset));
  const after = /^\S*(?:\s+\S+){0,4}/.exec(text.slice(offset + found.length));
  return `${before}${found}${after}`.replace(/\s+/g, " ");
}

/**
 * Replaces what is found in a file, except where it is not wanted.
 * @param isWanted asked of each place in their order
 * @returns the new text; all but the places stays as it was, byte for byte
 */
export function replaceIn(raw: string, find: Find, isWanted: (place: FoundPlace) => boolean): string {
  const replaceText = (text: string, field: string) => {
    const wanted = find(text, field).filter(({ offset, found, replacement }) =>
      isWanted({
        field,
        hit: sentenceAround(text, offset, offset + found.length, MOST),
        replacement,
        passage: passageAt(text, field, offset, found),
      }),
    );
    return wanted.reduceRight(
      (now, { offset, found, replacement }) => now.slice(0, offset) + replacement + now.slice(offset + found.length),
      text,
    );
  };
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
