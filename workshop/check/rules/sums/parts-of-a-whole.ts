import { finder } from "../../rule";
import { digitsOf, numberOf, OTHER_SUM, SMALL, YEAR } from "./amounts";
import type { WordSum } from "./word-sums";

type Groups = Readonly<Record<string, string>>;

/** Says that what follows is a part of a whole, or what is left of it. */
const SPLIT =
  /(?<!\p{L})(?:davon|(?:(?<=[.!?]\s)|^)Von(?: den)? (?=\d)|(?:die|den|der) (?:übrigen|restlichen)(?= \d))/gu;
/** A number of things or of euros, in digits or as a small word. */
const SPLIT_NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?:\\d+(?:\\.\\d{3})*|${SMALL.join("|")})(?:\\s€)?(?![\\p{L}]|[.,–-]?\\d|\\s?%|\\s(?:Tage|Wochen|Monate|Quartale|Jahre|Stunden|Minuten)n?(?!\\p{L}))`,
  "gu",
);
/** How far the parts of a whole may be from it, as a share; farther, they are not all of them. */
const SPLIT_TOLERANCE = 0.05;

const SENTENCE_END = /(?<=[.!?])\s/;

/** Splits of a whole that nearly hold: „390.000 €, davon 80.000 € neu. Der Rest sind 320.000 €.“ */
export const findOddSplits = finder(SPLIT, (marker, { index, input: text }) => {
  const before = text.slice(0, index);
  const after = text.slice(index);
  const numbersAfter = numbersOf(sentencesOf(after, 2));
  const numbersBefore = numbersOf(before.split(SENTENCE_END).slice(-2).join(" "));
  const [splits, sentence] = /davon/.test(marker)
    ? [numbersAfter.slice(1, 3).map((rest) => [numbersBefore.at(-1), numbersAfter[0], rest]), sentencesOf(after, 2)]
    : /übrigen|restlichen/.test(marker)
      ? [numbersBefore.flatMap((whole) => numbersBefore.map((part) => [whole, part, numbersAfter[0]])), before]
      : [[numbersOf(sentencesOf(after, 1))], sentencesOf(after, 1)];
  const whole = splits.filter(isSplit).map((split) => ({ split, off: offBy(split) }));
  const [near] = whole.filter(({ off }) => off <= SPLIT_TOLERANCE);
  if (!near || OTHER_SUM.test(sentence) || whole.some(({ off }) => off === 0)) return undefined;
  const [all, part, rest] = near.split;
  const difference = (numberOf(digitsOf(all)) - numberOf(digitsOf(part))).toLocaleString("de-DE");
  return `${all} − ${part} ergibt ${difference}, da steht ${rest}.`;
});

/** The first sentences of a text. */
const sentencesOf = (text: string, count: number) => text.split(SENTENCE_END).slice(0, count).join(" ");

const numbersOf = (text: string) => (text.match(SPLIT_NUMBER) ?? []).filter((number) => !YEAR.test(number));

type Split = [whole: string, part: string, rest: string];

const isSplit = (numbers: readonly (string | undefined)[]): numbers is Split =>
  numbers.length === 3 &&
  new Set(numbers.map((number) => number?.includes("€"))).size === 1 &&
  numbers.every((number) => number !== undefined) &&
  numberOf(digitsOf(numbers[0])) > numberOf(digitsOf(numbers[2]));

/** How far a whole is from its parts, as a share. */
const offBy = (split: Split): number => {
  const [whole = 0, part = 0, rest = 0] = split.map((number) => numberOf(digitsOf(number)));
  return Math.abs(whole - part - rest) / whole;
};

/** „27 wurden gewonnen (7,5 %)“ */
const COUNT_WITH_SHARE =
  /(?<![\d.,–-])(?<part>\d{1,3}(?:\.\d{3})*)(?:(?![.!?]\s)[^\d()]){0,40}\s\((?<share>\d+(?:,(?<decimals>\d+))?)\s?%\)/gu;
/** How far a share may be off, as a part of itself; farther, it is one of something else. */
const NEAR = 0.3;

/** Shares of one whole that a paragraph names, of which one follows from it and another nearly does. */
export function findOddShares(text: string): WordSum[] {
  const shares = [...text.matchAll(COUNT_WITH_SHARE)].map(
    ({ index, groups = {} }) => ({ index, ...groups }) as Groups & { index: number },
  );
  const differs = ({ part, share }: Groups, whole: string) =>
    Math.abs((numberOf(part) / numberOf(whole)) * 100 - numberOf(share));
  const fits = (group: Groups, whole: string) =>
    differs(group, whole) <= 0.5 / 10 ** (group.decimals?.length ?? 0) + 1e-9;
  const wholes = [...new Set(text.match(/(?<![\d.,–-])\d{1,3}(?:\.\d{3})*(?![\d.,–-]*\d|\s?%)/g))];
  return shares.flatMap((group) => {
    const shared = wholes.find((whole) => shares.some((other) => other !== group && fits(other, whole)));
    const isOdd =
      shared && !wholes.some((whole) => fits(group, whole)) && differs(group, shared) < NEAR * numberOf(group.share);
    return isOdd ? [{ offset: group.index, equations: [`${group.part} von ${shared} = ${group.share} %`] }] : [];
  });
}

const DIVIDED = /(?<!\p{L})(?:entfallen|entfällt|verteil(?:en|t)|setzt sich|setzen sich|teil(?:en|t) sich)(?!\p{L})/u;
const NO_WHOLE = /Mehrfach|Vorjahr|(?<!\p{L})(?:statt|auf \d|mehr|weniger|jeweils|je|pro|davon)(?!\p{L})/u;
const SENTENCE = /(?=\S)(?:(?![.!?](?:\s|$))[^\n])+/gu;
const SHARE = "\\d+(?:,\\d+)?\\s?%";
/** „(45 %, 32 % und 23 %)“, „Messen (45 %), Anzeigen (32 %) und Empfehlungen (23 %)“ */
const LIST_OF_SHARES = new RegExp(
  `(?:${SHARE}[^\\d%]{0,30},\\s[^\\d%]{0,30})+${SHARE}[^\\d%]{0,30}\\sund\\s[^\\d%]{0,30}${SHARE}`,
  "u",
);
/** Says that a list has all shares of one whole, and that it has not. */
const ALL_SHARES =
  /(?<!\p{L})(?:verteil(?:en|t)|setzt sich|setzen sich|teil(?:en|t) sich|Die Anteile (?:sind|betragen|\())/u;
const SOME_SHARES = /Rest|übrig|vor allem|etwa|unter anderem|zumeist/u;
/** How far such a list may be from its whole, in points; farther, it is another one. */
const NEAR_WHOLE = 20;

/**
 * Finds shares of one whole that exceed it, „Davon entfallen 60 % auf Messen, 30 % auf Anzeigen, 20 % auf Empfehlungen“, and
 * lists of all its shares that do not give it: „Sie verteilen sich auf drei Kanäle (45 %, 32 % und 6 %)“.
 */
export const findOddWholes = finder(SENTENCE, (sentence) => {
  const isAll = ALL_SHARES.test(sentence) && !SOME_SHARES.test(sentence);
  const [list] = (isAll && LIST_OF_SHARES.exec(sentence)) || [];
  const shares = [...(list ?? sentence).matchAll(/(?<!\d)(\d+(?:,\d+)?)\s?%/g)].map(([, share]) => numberOf(share));
  const sum = shares.reduce((before, share) => before + share, 0);
  const isOdd = list ? Math.abs(sum - 100) <= NEAR_WHOLE : shares.length > 1 && sum > 100 && DIVIDED.test(sentence);
  if (!isOdd || Math.abs(sum - 100) <= shares.length / 2 || NO_WHOLE.test(sentence)) return undefined;
  return `Die Anteile ergeben zusammen ${sum.toLocaleString("de-DE")} %, nicht das Ganze.`;
});

/** „fünf Jahre, davon sieben“ */
const PART_AFTER = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?<whole>\\d+(?:\\.\\d{3})*|${SMALL.join("|")})\\s(?![€%])(?:[^\\d.;:()\\n]|(?<=\\p{L})\\d(?=\\p{L})){1,60},\\sdavon\\s(?<part>\\d+(?:\\.\\d{3})*|${SMALL.join("|")})(?![\\p{L}\\d]|[.,]\\d|\\s?[%€])`,
  "giu",
);

/** A part of a whole; not a change by and to, and no score. */
const PART_OF =
  /(?<!\p{L}|[\d.,–-]|(?:um|auf|bis|Punktzahl|Punkte|Nummer|Version|Seite)\s)(?<part>\d{1,3}(?:\.\d{3})*) von (?<whole>\d{1,3}(?:\.\d{3})*)(?![.,–-]?\d|\s?[%€]|\s(?:auf|bis)\s)/gu;

/** Finds parts that are larger than their whole: „36 von 26“. */
export const findTooLargeParts = [PART_OF, PART_AFTER].map((pattern) =>
  finder(
    pattern,
    (found, { groups: { part, whole } = {} }) =>
      numberOf(digitsOf(part)) > numberOf(digitsOf(whole)) && `„${found}“: Der Teil ist größer als das Ganze.`,
  ),
);
