/** A text without what a reader does not see, in one line. */
export const plain = (text: string): string => text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();

/** How many letters stand around what was found. */
const AROUND = 60;

/** What surrounds the words that were found, cut where they begin and end. */
type Hit = readonly [before: string, found: string, after: string];

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
  const end = start + phrase.length;
  return [
    (start > AROUND ? "…" : "") + shown.slice(Math.max(0, start - AROUND), start),
    shown.slice(start, end),
    shown.slice(end, end + AROUND) + (end + AROUND < shown.length ? "…" : ""),
  ];
}
