import { digitsOf, numberOf, OTHER_SUM, SMALL_WORD, YEAR } from "./amounts";
import { FACTOR, factorOf } from "./factor-words";

/** An equation that words state: where they begin, and how its sides are written with signs, of which one must hold. */
export type WordSum = { offset: number; equations: readonly string[] };

const NUMBER =
  "(?:(?:rund|etwa|ca\\.|circa|ungefähr|knapp|gut|fast)\\s+)?\\d+(?:\\.\\d{3})*(?:,\\d+)?(?![\\d.,:–-]*\\d)(?![–-])";
const UNIT = "(?:\\s?(?:%|€)|\\s(?:Prozent|Euro|EUR|Tsd\\.|Mio\\.)(?:\\s€)?(?!\\p{L}))?";
const AMOUNT = `${NUMBER}${UNIT}`;
/** Words of the same sentence without a number, which might be what the sum is about. */
const words = (max: string) => `(?:(?![.!?](?:\\s|$))[^\\d;:()\\n]){0,${max}}?`;
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
/** Units of time with the next larger one, and how many of them it has. */
const LARGER: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  Sekunden: ["Minuten", 60],
  Minuten: ["Stunden", 60],
  Monate: ["Jahre", 12],
};
/** What a form names in capitals. */
const PARTS: Readonly<Record<string, string>> = {
  NUMBER,
  AMOUNT,
  FACTOR,
  /** A number up to twelve, in digits or as a word. */
  SMALL: `(?:\\d+|hundert|${SMALL_WORD})`,
  SO: "(?:also|mithin|das sind|das ist|das macht|das entspricht|sind das|sind es|macht das)",
  SUM: "(?:zusammen|insgesamt|in Summe)",
  /** A percentage that is not one of something else: „5 % mehr als im Vorjahr“. */
  SHARE: `(?<share>${NUMBER}\\s?(?:%|Prozent(?!\\p{L})))(?!\\s+(?:mehr|weniger|höher|niedriger|über|unter|besser|des|der|vom|von|aller)(?!\\p{L}))`,
  CHANGE: `(?<change>${NUMBER})\\s?(?<kind>%|Prozentpunkte?n?|Prozent|Punkte?n?)(?!\\p{L})`,
  FROMTO: `von\\s+(?<from>${AMOUNT})\\s+auf\\s+(?<to>${AMOUNT})`,
  RISE: "(?:ein(?:e[mn]?)?\\s+(?:Plus|Minus|Zuwachs|Anstieg|Rückgang|Steigerung|Senkung)\\s+(?:von|um)|um)",
  /** What follows a calculation before its result. */
  RESULTS: "(?:sind|ist|ergibt|ergeben|macht|machen)(?:\\s(?:das|es))?",
  FRACTION: Object.keys(FRACTIONS).join("|"),
  TIME: Object.keys(LARGER).join("|"),
  SPENT:
    "(?:kostet|kosten|gehen|geht|entfallen|entfällt|braucht|brauchen|verbraucht|verbrauchen|fallen|fällt)(?!\\p{L})",
};

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

/** „200, denn ein Viertel von 800“ */
const fractionsOf = ({ part = "", whole, fraction = "" }: Groups) => [
  `${whole} ${FRACTIONS[fraction]} = rund ${part.replace(/^\p{L}+\.?\s+/u, "")}`,
];

const multiplesOf = ({ factor = "", one, other }: Groups) => [
  `${one} ÷ ${other} = ${String(factorOf(factor)).replace(".", ",")}`,
];

/** Fewer may be another choice: „30 Minuten oder 2 Stunden“. */
const MIN_CONVERTED = 120;

/** „2.400 Minuten oder 40 Stunden“ */
function conversionsOf({ one = "", unit = "", other, larger = "" }: Groups): string[] {
  const [name = "", size = 1] = LARGER[unit] ?? [];
  return larger.startsWith(name) && numberOf(one) >= MIN_CONVERTED ? [`${one} ÷ ${size} = ${other}`] : [];
}

/** What a form states that is no equation of its own numbers. */
const COMPUTED: Readonly<Record<string, (found: Groups) => string[]>> = {
  ...{ sumsOf, listsOf, changesOf },
  ...{ fractionsOf, multiplesOf, conversionsOf },
};

/**
 * How sentences state sums, and the equations that they state. `[whole:NUMBER]` is a number with its name, `~40` are up to
 * 40 letters without a number; a space is any.
 */
const FORMS = String.raw`
  [part:AMOUNT] (?:von|der) [whole:NUMBER]~40(?:(?:binnen|in|innerhalb von|nach|unter) \d+ \p{L}+~40)?(?:,? SO (?:nur |immerhin |nach \p{Lu}\p{L}+ )?| \()SHARE  ⇒  {part} von {whole} = {share}
  [part:SMALL](?: \p{Ll}+)? von [whole:SMALL](?: \p{Lu}\p{L}+)? (?:sind|waren|machen|ergeben) SHARE  ⇒  {part} von {whole} = {share}
  (?<list>(?:AMOUNT~30, )*AMOUNT~30 und ~12AMOUNT~30), (?:SO )?SUM [total:AMOUNT]  ⇒  sumsOf
  [Vv]on ~20[whole:AMOUNT]~30 SPENT~30[part:AMOUNT]~30(?:,| und) (?:es |also |dann )?(?:bleiben|bleibt) (?:\p{L}+ ){0,2}?[rest:AMOUNT]  ⇒  {whole} − {part} = {rest}
  [part:AMOUNT] ?÷ ?[whole:AMOUNT](?! *[=×÷+−])~40(?:,? SO (?:nur |immerhin )?| \()SHARE  ⇒  {part} ÷ {whole} = {share}
  (?<share>NUMBER ?%) (?:der|des|aller|von) ~30, (?:SO )?[part:SMALL] (?:von|aus) [whole:SMALL](?![\d.,–-]*\d| ?[%€]|\p{L})  ⇒  {part} von {whole} = {share}
  [part:AMOUNT]~25, (?:denn|SO) [fraction:FRACTION] (?:von|der|des|aller) [whole:AMOUNT]  ⇒  fractionsOf
  [one:AMOUNT]~15 in [other:NUMBER] \p{L}*(?:[Tt]agen|[Ww]ochen|[Mm]onaten|[Qq]uartalen|[Jj]ahren) (?:sind|macht|machen|ergibt|ergeben) (?:es |das )?[result:AMOUNT]  ⇒  {one} × {other} = {result} | {one} ÷ {other} = {result}
  [result:AMOUNT]~30, aus [one:AMOUNT] bei [other:NUMBER]  ⇒  {one} ÷ {other} = {result}
  [count:SMALL] (?:\p{L}+ )?zu (?:je )?[one:AMOUNT]~15, (?:SO(?: zusammen)?|SUM) [total:AMOUNT]  ⇒  {count} × {one} = {total}
  [one:AMOUNT]~15 (?:weniger|abzüglich|minus) [other:AMOUNT]~25, SO [result:AMOUNT]  ⇒  {one} − {other} = {result}
  [part:NUMBER] ?%~70, (?:die|der|den|das|dem) (?:übrigen|restlichen|anderen|Rest(?: von)?,?) [rest:NUMBER] ?%  ⇒  {part} + {rest} = 100
  [total:NUMBER]~60: (?<list>(?:AMOUNT~30, )+AMOUNT~30(?: und AMOUNT~30)?)(?=[.!?;](?:\s|$)|$)  ⇒  listsOf
  [factor:FACTOR] [^\d.;()\n]{0,140} [one:NUMBER] statt [other:NUMBER](?! ?[%€])  ⇒  multiplesOf
  [one:NUMBER]~40 [count:SMALL]mal~30, (?:zusammen|insgesamt|das sind) [total:NUMBER]  ⇒  {one} × {count} = {total}
  (?<!\d )[Vv]on (?:den |diesen )?[whole:NUMBER] ~40[part:SMALL] ~40, SO SHARE  ⇒  {part} von {whole} = {share}
  [whole:NUMBER] \p{Lu}~40[.;,:] ~60[part:SMALL] davon ~40, SO SHARE  ⇒  {part} von {whole} = {share}
  [won:NUMBER] \p{Ll}+ und [lost:NUMBER] \p{Ll}+ \p{Lu}\p{L}+, (?:macht|SO) SHARE  ⇒  {won} ÷ ({won} + {lost}) = {share}
  [count:SMALL] ~15(?<times>mal) [one:AMOUNT]~20, (?:macht|SO) [total:AMOUNT]  ⇒  {count} × {one} = {total}
  [count:NUMBER] \p{Lu}\p{L}+ zu (?:je )?[one:SMALL] Minuten RESULTS [total:NUMBER] Stunden  ⇒  {count} × {one} ÷ 60 = {total}
  [one:NUMBER] \p{Lu}\p{L}+ im Jahr, für [count:SMALL] Monate SO [total:NUMBER]  ⇒  {one} × {count} ÷ 12 = {total}
  [Vv]on [whole:NUMBER]~30(?: seit \d{4})? wurden [part:NUMBER] \p{L}+, [rest:NUMBER] (?:laufen|bleiben|blieben)  ⇒  {whole} − {part} = {rest}
  [one:AMOUNT]~30(?:[.,;]? [Gg]eteilt| dividiert) durch (?:die )?[other:AMOUNT]~25 RESULTS [result:AMOUNT]  ⇒  {one} ÷ {other} = {result}
  [Gg]eteilt durch [other:AMOUNT]~25 RESULTS [one:AMOUNT]~15 [result:AMOUNT]  ⇒  {one} ÷ {other} = {result}
  [one:AMOUNT]~20 (?:plus|zuzüglich) [other:AMOUNT]~25 RESULTS [total:AMOUNT]  ⇒  {one} + {other} = {total}
  [one:NUMBER] [unit:TIME]n?,? (?:oder|SO) [other:NUMBER] (?<larger>\p{L}+)  ⇒  conversionsOf
  [Zz]wischen [from:AMOUNT] und [to:AMOUNT] liegen CHANGE  ⇒  changesOf
  FROMTO~15(?:,|\()? ?(?:SO )?RISE CHANGE  ⇒  changesOf
  FROMTO(?: ?\p{Lu}\p{L}+)?,? (?:SO |\()CHANGE  ⇒  changesOf
  um CHANGE FROMTO  ⇒  changesOf
`;

/** The expression of a form. */
const patternOf = (form: string) =>
  form
    .replace(/ ([?*])?/g, (_, times) => (times ? `\\s${times}` : "\\s+"))
    .replace(/\[(\w+):([A-Z]+)\]/g, "(?<$1>$2)")
    .replace(/~(\d+)/g, (_, max: string) => words(max))
    .replace(/[A-Z]{2,}/g, (name) => PARTS[name] ?? name);

const PATTERNS = FORMS.trim()
  .split("\n")
  .map((line) => {
    const [form = "", stated = ""] = line.trim().split("  ⇒  ");
    const equationsOf = (found: Groups) =>
      COMPUTED[stated]?.(found) ??
      stated.split(" | ").map((sum) => sum.replace(/\{(\w+)\}/g, (_, name: string) => digitsOf(found[name])));
    return [new RegExp(`(?<![\\p{L}\\p{N}.,:–-])${patternOf(form)}`, "gu"), equationsOf] as const;
  });

/** Finds sums that a sentence states in words: „30 von 200, also 15 %“, „10 und 20, zusammen 30“. */
export function findWordSums(text: string): WordSum[] {
  return PATTERNS.flatMap(([pattern, equationsOf]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const before = text
        .slice(0, index)
        .split(/[.!?]\s/)
        .at(-1);
      // A multiple compares two values with „statt“, a product may be one with „mal“.
      const said = (before + found).replace(groups.factor ? " statt " : groups.times ? " mal " : "", " ");
      return OTHER_SUM.test(said) || YEAR.test(found.replace(/\sseit\s\d{4}/, ""))
        ? []
        : [{ offset: index, equations: equationsOf(groups) }];
    }),
  );
}
