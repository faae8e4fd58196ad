/** What an adult reads of a German text in a minute. */
const WORDS_PER_MINUTE = 200;

/** How long it takes to read so many words, in minutes. */
export const readingTime = (words: number): number => words / WORDS_PER_MINUTE;

/** A document's reading time as visitors see it, in whole minutes: `duration` if its author wrote one. */
export const shownMinutes = ({ duration }: Readonly<Record<string, unknown>>, words: number): number =>
  typeof duration === "number" ? duration : Math.max(1, Math.round(readingTime(words)));
