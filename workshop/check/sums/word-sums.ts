import { digitsOf, numberOf, OTHER_SUM, SMALL_WORD, YEAR } from "./amounts";
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

const amountsIn = (text: string) => text.match(new RegExp(AMOUNT, "gu")) ?? [];

/** What a list may add up to: its numbers, or those after one that does not belong to it. */
const sumsOf = ({ list = "", total = "" }: Groups): string[] => {
  const amounts = amountsIn(list);
  return amounts.slice(0, -1).map((_amount, index) => `${amounts.slice(index).join(" + ")} = ${total}`);
};

/** How far the parts of a list may be from what stands before it, as a share; farther, they are not its parts. */
const LIST_TOLERANCE = 0.15;

/** „1.800 Gespräche: 600 vor Ort, 600 per Video, 600 am Telefon“ */
function listsOf({ total = "", list = "" }: Groups): string[] {
  const parts = amountsIn(list);
  const sum = parts.reduce((before, part) => before + numberOf(part), 0);
  return Math.abs(sum - numberOf(total)) <= LIST_TOLERANCE * numberOf(total) ? [`${parts.join(" + ")} = ${total}`] : [];
}

/** A change in percent is one of the first value; in points, that of two percentages. */
function changesOf({ from = "", to = "", change = "", kind = "" }: Groups): string[] {
  const [a = "", b = ""] = [from, to].map((amount) => amount.replace(new RegExp(`${UNIT}$`, "u"), ""));
  const difference = numberOf(a) > numberOf(b) ? `${a} − ${b}` : `${b} − ${a}`;
  return [kind.includes("unkt") ? `${difference} = ${change}` : `(${difference}) ÷ ${a} × 100 % = ${change} %`];
}

/** A number up to twelve, in digits or as a word. */
const SMALL_NUMBER = `(?:\\d+|hundert|${SMALL_WORD})`;
/** Fractions, with what they divide by. */
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
