import { COUNT_WORDS } from "../../../../src/data-layer/text/count-words";

/** The German words for small numbers, from two on. */
export const SMALL = COUNT_WORDS.slice(2);

/** Matches such a word, also at the beginning of a sentence. */
export const SMALL_WORD = `(?:${SMALL.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join("|")})`;

/** The digits of such a word; anything else as it is. */
export const digitsOf = (word = ""): string =>
  SMALL.includes(word.toLowerCase()) ? String(SMALL.indexOf(word.toLowerCase()) + 2) : word.replace("hundert", "100");

/** The number of an amount with its unit. */
export const numberOf = (amount = ""): number => Number(amount.replace(/[^\d,]/g, "").replace(",", "."));

/** Words that multiply a number of the sentence, or make it one of something else. */
export const OTHER_SUM = /(?<!\p{L})(?:je|jeweils|pro|mal|statt|Vorjahr|doppelt|halb)(?!\p{L})|×/u;

/** A year, which is no amount. */
export const YEAR = /(?<![\d.,])(?:19|20)\d\d(?! ?[€%]|[\d.,]\d)/;
