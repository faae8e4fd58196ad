import { hyphenateSync } from "hyphen/de";

const SOFT_HYPHEN = "\u00ad";
/** No hyphen within three letters of a word's start or end. */
const NEAR_WORD_ENDS = /(?<=^\p{L}{1,3})\u00ad|\u00ad(?=\p{L}{1,3}$)/gu;

/** Puts soft hyphens into German words of so many letters or more; 15 in a heading may be wider than a phone. */
export const divideLongWords = (text: string, letters = 15): string =>
  text.replace(new RegExp(`\\p{L}{${letters},}`, "gu"), (word) =>
    hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).replace(NEAR_WORD_ENDS, ""),
  );

/** The same without soft hyphens, also in any depth, for what machines read. */
export const withoutSoftHyphens = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(SOFT_HYPHEN, ""));
