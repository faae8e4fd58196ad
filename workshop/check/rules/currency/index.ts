import { finder, hinting, ofCopy } from "../../rule";

const message = (found: string) => `Sonst steht hier € hinter der Zahl, nicht ${found}. Bitte angleichen.`;
const findCode = finder(/(?<=\d\s?)EUR(?!\p{L})/gu, message);
const findWord = finder(/(?<=\d\s?)Euro(?!\p{L})/gu, message);

/** One sign for money in all texts. */
export const rule = ofCopy(hinting((copy) => [...findCode(copy), ...(/\d\s?€/.test(copy) ? findWord(copy) : [])]));
