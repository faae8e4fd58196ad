/** A text without what a reader does not see, in one line. */
export const plain = (text: string): string => text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();

/** What surrounds the words that were found, cut where they begin and end. */
export type Hit = readonly [before: string, found: string, after: string];

const sentences = new Intl.Segmenter("de", { granularity: "sentence" });

/** The sentence around a place of a text. @param most how many letters of it are shown on each side */
export function sentenceAround(text: string, start: number, end: number, most: number): Hit {
  const parts = sentences.segment(text);
  const { index: first = start } = parts.containing(start) ?? {};
  const last = parts.containing(end - 1);
  const to = last ? last.index + last.segment.trimEnd().length : end;
  return [
    start - first > most ? `…${text.slice(start - most, start)}` : text.slice(first, start),
    text.slice(start, end),
    to - end > most ? `${text.slice(end, end + most)}…` : text.slice(end, Math.max(end, to)),
  ];
}

/**
 * Finds texts that have all words of a search, whatever their case.
 * @returns where the first of them stands; `undefined` when one is missing
 */
export function find(text: string, search: string): Hit | undefined {
  const shown = plain(text);
  const folded = shown.toLowerCase();
  const words = plain(search).toLowerCase().split(" ");
  const phrase = folded.includes(words.join(" ")) ? words.join(" ") : (words[0] ?? "");
  if (!words.every((word) => folded.includes(word))) return undefined;
  const start = folded.indexOf(phrase);
  return sentenceAround(shown, start, start + phrase.length, 60);
}

/** Signs of what is no word: an address, a block, a fact, a heading, a number. */
const SIGNS = ["/", "<", "{{", "#", "[", ..."0123456789"];

/**
 * The part of a line that a message speaks of: what it quotes, or the most words that it repeats of an address or a sum.
 * @returns where it begins and ends; that of the whole line when the message names nothing of it
 */
export function wordsMeant(line: string, message: string): [start: number, end: number] {
  const spaced = (text: string) => text.replace(/\s/g, " ");
  const quoted = message.split("„").map((part) => part.split("“", 1)[0] ?? "");
  const said = message.split(" ");
  const runs = said.flatMap((_, from) =>
    said.slice(from).map((_, most) => said.slice(from, from + most + 1).join(" ")),
  );
  const named = runs.filter((run) => run.length > 2 && SIGNS.some((sign) => run.includes(sign)));
  named.sort((a, b) => b.length - a.length);
  const words = [...quoted.slice(1), ...named].find((part) => part && spaced(line).includes(spaced(part)));
  const start = words === undefined ? 0 : spaced(line).indexOf(spaced(words));
  return [start, words === undefined ? line.length : start + words.length];
}
