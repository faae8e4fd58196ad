import { FACTOR, factorOf } from "./factor-words";

/** An equation that words state: where they begin, and how its sides are written with signs, of which one must hold. */
export type WordSum = { offset: number; equations: readonly string[] };

const NUMBER =
  "(?:(?:rund|etwa|ca\\.|circa|ungefähr|knapp|gut|fast)\\s+)?\\d+(?:\\.\\d{3})*(?:,\\d+)?(?![\\d.,:–-]*\\d)(?![–-])";
const UNIT = "(?:\\s?(?:%|€)|\\s(?:Prozent|Euro|EUR|Tsd\\.|Mio\\.)(?:\\s€)?(?!\\p{L}))?";
const AMOUNT = `${NUMBER}${UNIT}`;
/** Words of the same sentence without a number, which might be what the sum is about. */
const words = (max: number) => `(?:(?![.!?](?:\\s|$))[^\\d;:()\\n]){0,${max}}?`;
/** The same with how long it takes: „17 von 50 binnen 90 Tagen“. */
const wordsWithTime = (max: number) =>
  `${words(max)}(?:(?:binnen|in|innerhalb von|nach|unter)\\s\\d+\\s\\p{L}+${words(max)})?`;
const SO = "(?:also|mithin|das sind|das ist|das macht|das entspricht|sind das|macht das)";
/** A percentage that is not one of something else: „5 % mehr als im Vorjahr“. */
const SHARE = `(?<share>${NUMBER}\\s?(?:%|Prozent(?!\\p{L})))(?!\\s+(?:mehr|weniger|höher|niedriger|über|unter|besser|des|der|vom|von|aller)(?!\\p{L}))`;
const CHANGE = `(?<change>${NUMBER})\\s?(?<kind>%|Prozentpunkte?n?|Prozent|Punkte?n?)(?!\\p{L})`;
const FROM_TO = `von\\s+(?<from>${AMOUNT})\\s+auf\\s+(?<to>${AMOUNT})`;
const RISE = "(?:ein(?:e[mn]?)?\\s+(?:Plus|Minus|Zuwachs|Anstieg|Rückgang|Steigerung|Senkung)\\s+(?:von|um)|um)";

type Groups = Readonly<Record<string, string>>;

const numberOf = (amount = "") => Number(amount.replace(/[^\d,]/g, "").replace(",", "."));

const amountsIn = (text: string) => text.match(new RegExp(AMOUNT, "gu")) ?? [];

/** What a list may add up to: its numbers, or those after one that does not belong to it. */
const sumsOf = ({ list = "", total = "" }: Groups): string[] => {
  const amounts = amountsIn(list);
  return amounts.slice(0, -1).map((_amount, index) => `${amounts.slice(index).join(" + ")} = ${total}`);
};

/** How far the parts of a list may be from what stands before it, as a share; farther, they are not its parts. */
const LIST_SLIP = 0.15;

/** „1.800 Gespräche: 600 vor Ort, 600 per Video, 600 am Telefon“ */
function listsOf({ total = "", list = "" }: Groups): string[] {
  const parts = amountsIn(list);
  const sum = parts.reduce((before, part) => before + numberOf(part), 0);
  return Math.abs(sum - numberOf(total)) <= LIST_SLIP * numberOf(total) ? [`${parts.join(" + ")} = ${total}`] : [];
}

/** A change in percent is one of the first value; in points, that of two percentages. */
function changesOf({ from = "", to = "", change = "", kind = "" }: Groups): string[] {
  const [a = "", b = ""] = [from, to].map((amount) => amount.replace(new RegExp(`${UNIT}$`, "u"), ""));
  const difference = numberOf(a) > numberOf(b) ? `${a} − ${b}` : `${b} − ${a}`;
  return [kind.includes("unkt") ? `${difference} = ${change}` : `(${difference}) ÷ ${a} × 100 % = ${change} %`];
}

/** The German words for small numbers, and for fractions with what they divide by. */
const SMALL = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const SMALL_NUMBER = `(?:\\d+|hundert|${SMALL.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join("|")})`;
const digitsOf = (word = "") =>
  SMALL.includes(word.toLowerCase()) ? String(SMALL.indexOf(word.toLowerCase()) + 2) : word.replace("hundert", "100");
const FRACTIONS: Readonly<Record<string, string>> = {
  "die Hälfte": "÷ 2",
  "ein Drittel": "÷ 3",
  "zwei Drittel": "÷ 3 × 2",
  "ein Viertel": "÷ 4",
  "drei Viertel": "÷ 4 × 3",
  "ein Fünftel": "÷ 5",
  "ein Zehntel": "÷ 10",
};

const FORMS: readonly [form: string, equations: (groups: Groups) => string[]][] = [
  [
    `(?<part>${AMOUNT})\\s+(?:von|der)\\s+(?<whole>${NUMBER})${wordsWithTime(40)}(?:,?\\s${SO}\\s+(?:nur\\s+|immerhin\\s+)?|\\s\\()${SHARE}`,
    ({ part, whole, share }) => [`${part} von ${whole} = ${share}`],
  ],
  [
    `(?<list>(?:${AMOUNT}${words(30)},\\s+)*${AMOUNT}${words(30)}\\s+und\\s+${words(12)}${AMOUNT}${words(30)}),\\s+(?:${SO}\\s+)?(?:zusammen|insgesamt|in Summe)\\s+(?<total>${AMOUNT})`,
    sumsOf,
  ],
  [
    `[Vv]on\\s+${words(20)}(?<whole>${AMOUNT})${words(30)}\\s(?:kostet|kosten|gehen|geht|entfallen|entfällt|braucht|brauchen|verbraucht|verbrauchen|fallen|fällt)(?!\\p{L})${words(30)}(?<part>${AMOUNT})${words(30)}(?:,|\\sund)\\s+(?:es\\s+|also\\s+|dann\\s+)?(?:bleiben|bleibt)\\s+(?:\\p{L}+\\s+){0,2}?(?<rest>${AMOUNT})`,
    ({ whole, part, rest }) => [`${whole} − ${part} = ${rest}`],
  ],
  [
    `(?<part>${AMOUNT})\\s?÷\\s?(?<whole>${AMOUNT})(?!\\s*[=×÷+−])${words(40)}(?:,?\\s${SO}\\s+(?:nur\\s+|immerhin\\s+)?|\\s\\()${SHARE}`,
    ({ part, whole, share }) => [`${part} ÷ ${whole} = ${share}`],
  ],
  [
    `(?<share>${NUMBER}\\s?%)\\s(?:der|des|aller|von)\\s${words(30)},\\s(?:${SO}\\s+)?(?<part>${SMALL_NUMBER})\\s(?:von|aus)\\s(?<whole>${SMALL_NUMBER})(?![\\d.,–-]*\\d|\\s?[%€]|\\p{L})`,
    ({ part, whole, share }) => [`${digitsOf(part)} von ${digitsOf(whole)} = ${share}`],
  ],
  [
    `(?<part>${AMOUNT})${words(25)},\\s(?:denn|${SO})\\s(?<fraction>${Object.keys(FRACTIONS).join("|")})\\s(?:von|der|des|aller)\\s(?<whole>${AMOUNT})`,
    ({ part = "", whole, fraction = "" }) => [
      `${whole} ${FRACTIONS[fraction]} = rund ${part.replace(/^\p{L}+\.?\s+/u, "")}`,
    ],
  ],
  [
    `(?<one>${AMOUNT})${words(15)}\\sin\\s(?<other>${NUMBER})\\s\\p{L}*(?:[Tt]agen|[Ww]ochen|[Mm]onaten|[Qq]uartalen|[Jj]ahren)\\s(?:sind|macht|machen|ergibt|ergeben)\\s(?:es\\s|das\\s)?(?<result>${AMOUNT})`,
    ({ one, other, result }) => [`${one} × ${other} = ${result}`, `${one} ÷ ${other} = ${result}`],
  ],
  [
    `(?<result>${AMOUNT})${words(30)},\\saus\\s(?<one>${AMOUNT})\\sbei\\s(?<other>${NUMBER})`,
    ({ one, other, result }) => [`${one} ÷ ${other} = ${result}`],
  ],
  [
    `(?<count>${SMALL_NUMBER})\\s(?:\\p{L}+\\s)?zu\\s(?:je\\s)?(?<one>${AMOUNT})${words(15)},\\s(?:${SO}(?:\\szusammen)?|zusammen|insgesamt|in Summe)\\s(?<total>${AMOUNT})`,
    ({ count, one, total }) => [`${digitsOf(count)} × ${one} = ${total}`],
  ],
  [
    `(?<one>${AMOUNT})${words(15)}\\s(?:weniger|abzüglich|minus)\\s(?<other>${AMOUNT})${words(25)},\\s${SO}\\s(?<result>${AMOUNT})`,
    ({ one, other, result }) => [`${one} − ${other} = ${result}`],
  ],
  [
    `(?<part>${NUMBER})\\s?%${words(70)},\\s(?:die|der|den|das|dem)\\s(?:übrigen|restlichen|anderen|Rest(?:\\svon)?,?)\\s(?<rest>${NUMBER})\\s?%`,
    ({ part, rest }) => [`${part} + ${rest} = 100`],
  ],
  [
    `(?<total>${NUMBER})${words(60)}:\\s(?<list>(?:${AMOUNT}${words(30)},\\s)+${AMOUNT}${words(30)}(?:\\sund\\s${AMOUNT}${words(30)})?)(?=[.!?;](?:\\s|$)|$)`,
    listsOf,
  ],
  [
    `(?<factor>${FACTOR})\\s[^\\d.;()\\n]{0,140}\\s(?<one>${NUMBER})\\sstatt\\s(?<other>${NUMBER})(?!\\s?[%€])`,
    ({ factor = "", one, other }) => [`${one} ÷ ${other} = ${String(factorOf(factor)).replace(".", ",")}`],
  ],
  [
    `(?<one>${NUMBER})${words(40)}\\s(?<count>${SMALL_NUMBER})mal${words(30)},\\s(?:zusammen|insgesamt|das sind)\\s(?<total>${NUMBER})`,
    ({ one, count, total }) => [`${one} × ${digitsOf(count)} = ${total}`],
  ],
  [`${FROM_TO}${words(15)}(?:,|\\()?\\s?(?:${SO}\\s+)?${RISE}\\s+${CHANGE}`, changesOf],
  [`${FROM_TO}(?:\\s?\\p{Lu}\\p{L}+)?,?\\s(?:${SO}\\s+|\\()${CHANGE}`, changesOf],
  [`um\\s+${CHANGE}\\s+${FROM_TO}`, changesOf],
];
const PATTERNS = FORMS.map(
  ([form, equations]) => [new RegExp(`(?<![\\p{L}\\p{N}.,:–-])${form}`, "gu"), equations] as const,
);

/** Words that multiply a number of the sentence, or make it one of something else. */
const OTHER_SUM = /(?<!\p{L})(?:je|jeweils|pro|mal|statt|Vorjahr|doppelt|halb)(?!\p{L})|×/u;

const YEAR = /(?<![\d.,])(?:19|20)\d\d(?! ?[€%]|[\d.,]\d)/;

/** Finds sums that a sentence states in words: „30 von 200, also 15 %“, „10 und 20, zusammen 30“. */
export function findWordSums(text: string): WordSum[] {
  return PATTERNS.flatMap(([pattern, equationsOf]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const before = text
        .slice(0, index)
        .split(/[.!?]\s/)
        .at(-1);
      // A multiple compares two values with „statt“.
      const said = (before + found).replace(groups.factor ? " statt " : "", " ");
      return OTHER_SUM.test(said) || YEAR.test(found) ? [] : [{ offset: index, equations: equationsOf(groups) }];
    }),
  );
}

/** Says that what follows is a part of a whole, or what is left of it. */
const SPLIT =
  /(?<!\p{L})(?:davon|(?:(?<=[.!?]\s)|^)Von(?: den)? (?=\d)|(?:die|den|der) (?:übrigen|restlichen)(?= \d))/gu;
/** A number of things or of euros, in digits or as a small word. */
const SPLIT_NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?:\\d+(?:\\.\\d{3})*|${SMALL.join("|")})(?:\\s€)?(?![\\p{L}]|[.,–-]?\\d|\\s?%|\\s(?:Tage|Wochen|Monate|Quartale|Jahre|Stunden|Minuten)n?(?!\\p{L}))`,
  "gu",
);
/** How far the parts of a whole may be from it, as a share; farther, they are not all of them. */
const SPLIT_SLIP = 0.05;

/** Splits of a whole that nearly hold: „390.000 €, davon 80.000 € neu. Der Rest sind 320.000 €.“ */
export function findOddSplits(text: string): { offset: number; issue: string }[] {
  return [...text.matchAll(SPLIT)].flatMap(({ 0: marker, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index);
    const numbersAfter = numbersOf(sentencesOf(after, 2));
    const numbersBefore = numbersOf(
      before
        .split(/(?<=[.!?])\s/)
        .slice(-2)
        .join(" "),
    );
    const [splits, sentence] = /davon/.test(marker)
      ? [numbersAfter.slice(1, 3).map((rest) => [numbersBefore.at(-1), numbersAfter[0], rest]), sentencesOf(after, 2)]
      : /übrigen|restlichen/.test(marker)
        ? [numbersBefore.flatMap((whole) => numbersBefore.map((part) => [whole, part, numbersAfter[0]])), before]
        : [[numbersOf(sentencesOf(after, 1))], sentencesOf(after, 1)];
    const whole = splits.filter(isSplit).map((split) => ({ split, off: offBy(split) }));
    const [near] = whole.filter(({ off }) => off <= SPLIT_SLIP);
    if (!near || OTHER_SUM.test(sentence) || whole.some(({ off }) => off === 0)) return [];
    const [all, part, rest] = near.split;
    const difference = (numberOf(digitsOf(all)) - numberOf(digitsOf(part))).toLocaleString("de-DE");
    return [{ offset: index, issue: `${all} − ${part} ergibt ${difference}, da steht ${rest}.` }];
  });
}

/** The first sentences of a text. */
const sentencesOf = (text: string, count: number) =>
  text
    .split(/(?<=[.!?])\s/)
    .slice(0, count)
    .join(" ");

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
const SLIP = 0.3;

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
      shared && !wholes.some((whole) => fits(group, whole)) && differs(group, shared) < SLIP * numberOf(group.share);
    return isOdd ? [{ offset: group.index, equations: [`${group.part} von ${shared} = ${group.share} %`] }] : [];
  });
}

const DIVIDED = /(?<!\p{L})(?:entfallen|entfällt|verteil(?:en|t)|setzt sich|setzen sich|teil(?:en|t) sich)(?!\p{L})/u;
const NO_WHOLE = /Mehrfach|Vorjahr|(?<!\p{L})(?:statt|auf \d|mehr|weniger|jeweils|je|pro|davon)(?!\p{L})/u;
const SENTENCE = /(?:(?![.!?](?:\s|$))[^\n])+/gu;

/** Finds shares of one whole that exceed it: „Davon entfallen 60 % auf Messen, 30 % auf Anzeigen, 20 % auf Empfehlungen“. */
export function findTooManyShares(text: string): { offset: number; issue: string }[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const shares = [...sentence.matchAll(/(\d+(?:,\d+)?)\s?%/g)].map(([, share = ""]) =>
      Number(share.replace(",", ".")),
    );
    const sum = shares.reduce((before, share) => before + share, 0);
    const exceeds = sum > 100 + shares.length / 2;
    if (!exceeds || shares.length < 2 || !DIVIDED.test(sentence) || NO_WHOLE.test(sentence)) return [];
    const issue = `Die Anteile ergeben zusammen ${sum.toLocaleString("de-DE")} %, mehr als das Ganze.`;
    return [{ offset: index + sentence.search(/\S/), issue }];
  });
}

/** A part of a whole; not a change by and to, and no score. */
const PART_OF =
  /(?<!\p{L}|[\d.,–-]|(?:um|auf|bis|Punktzahl|Punkte|Nummer|Version|Seite)\s)(\d{1,3}(?:\.\d{3})*) von (\d{1,3}(?:\.\d{3})*)(?![.,–-]?\d|\s?[%€]|\s(?:auf|bis)\s)/gu;

/** Finds parts that are larger than their whole: „36 von 26“. */
export function findTooLargeParts(text: string): { offset: number; issue: string }[] {
  return [...text.matchAll(PART_OF)].flatMap(({ 0: found, 1: part = "", 2: whole = "", index }) =>
    Number(part.replaceAll(".", "")) > Number(whole.replaceAll(".", ""))
      ? [{ offset: index, issue: `„${found}“: Der Teil ist größer als das Ganze.` }]
      : [],
  );
}
