import type * as Mdast from "mdast";
import { visit } from "unist-util-visit";
import { chartRuleOf } from "../../../../src/blocks";
import type { Report } from "../../../../src/data-layer/render/report";
import type { TextIssue } from "../../../../src/data-layer/text/issue";
import { UNITS } from "../../../../src/data-layer/text/typeset";
import { withoutAddresses } from "../../copy-in";
import { finder, markdownCheck, type Rule } from "../../rule";

const SPACE = "[ \\t\\u00a0\\u202f]";
const CURRENCIES = "€|£|\\$|CHF|USD|EUR|Euro";
/** Nouns for whole things: three digits after a comma cannot be a fraction. */
const COUNTABLE_NOUNS =
  "Leads|Kunden|Kundinnen|Kontakte|Firmen|Unternehmen|Personen|Menschen|Besucher|Besuche|Anfragen|Termine|Mitarbeiter|Mitarbeitende";
/** „8.30 Uhr“ is a time. */
const UNIT = `(?!Uhr)(?:‰|${CURRENCIES}|${COUNTABLE_NOUNS}|${UNITS})(?![\\p{L}\\d])`;

/** „$1“ may not be money. */
const CURRENCY_BEFORE = `(?:[€£]${SPACE}?|\\$${SPACE}?(?=\\d\\d|\\d[.,'’]\\d))`;
/** A number with the sign before it and the unit after it; not the rest of a word, a version or an address. */
const NUMBER_WITH_UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}_.,:/#@])(?<sign>(?<!\\bin${SPACE}|\\d${SPACE}?)${CURRENCY_BEFORE})?(?<number>\\d+(?:[.,'’]\\d+)*)(?:(?<gap>\\s?)(?<unit>${UNIT}))?`,
  "gu",
);
// German notation: 1250, 1.250.000, 12.500,75
const GERMAN = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
// 980000, which nobody reads at a glance
const LONG = /^[1-9]\d{4,}$/;
// English notation: 12,000, 1,250,000.50
const ENGLISH = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
// Swiss notation: 12'000, 1’250’000.50
const SWISS = /^[1-9]\d{0,2}(?:['’]\d{3})+(?:\.\d+)?$/;
// 12.5, but also a version or a chapter
const DECIMAL_POINT = /^\d+\.\d+$/;
// 48.00, which is rather a thousand that lost a zero
const THOUSAND_WITHOUT_ZERO = /^[1-9]\d{0,2}\.00$/;
// the .000 in 1.000
const THREE_DIGIT_GROUP = /[.,]\d{3}(?!\d)/;

const COUNTABLE_NOUN = new RegExp(`^(?:${COUNTABLE_NOUNS})$`);
const CURRENCY = new RegExp(`^(?:${CURRENCIES})$`);
/** Signs that take a space before them: „5 %“, but „5%ig“ and „5%-Hürde“. */
const SPACED_SYMBOL = /^[%‰€£$]$/;
const COMPOUND_SUFFIX = /^-\p{L}/u;

/** Finds numbers that are not in German notation: „12,000 €“, „12.5 %“, „€ 12“, „5%“. */
const findInCopy = finder(NUMBER_WITH_UNIT, (found, { index, input: copy, groups = {} }) => {
  const { sign = "", number = "", gap = "", unit = "" } = groups;
  const corrected = toGermanNotation(number, unit || sign.trim(), copy.slice(0, index).trim() === "");
  const after = copy.slice(index + found.length);
  const lacksSpace = gap === "" && SPACED_SYMBOL.test(unit) && !COMPOUND_SUFFIX.test(after);
  if (corrected === number && !sign && !lacksSpace) return undefined;
  const suggestions = [corrected, ...(THOUSAND_WITHOUT_ZERO.test(number) ? [`${number}0`] : [])].map(
    (right) => `„${right}${gap || lacksSpace ? " " : ""}${unit}${sign && ` ${sign.trim()}`}“`,
  );
  const remedy = corrected ? `Richtig ist ${suggestions.join(" oder ")}.` : "Richtig sind z. B. „1.250.000“ und „4,5“.";
  return `„${found.replace(/\s/g, " ")}“ ist keine deutsche Schreibweise. ${remedy}`;
});
export const findForeignNumbers = (text: string): TextIssue[] => findInCopy(withoutAddresses(text));

/** A number in German notation, as it is if it may be a version, a date or a chapter; `undefined` if ambiguous. */
function toGermanNotation(number: string, unit: string, isFirst: boolean): string | undefined {
  if (SWISS.test(number)) return swapSeparators(number.replace(/['’]/g, ","));
  if (LONG.test(number) && unit) return number.replace(/\B(?=(?:\d{3})+$)/g, ".");
  if (GERMAN.test(number)) return isEnglishThousand(number, unit) ? swapSeparators(number) : number;
  if (ENGLISH.test(number)) return swapSeparators(number);
  // Neither a thousand nor a price: „10.0000 €“.
  if (/^\d+\.\d{4,}$/.test(number) && unit) return undefined;
  if (DECIMAL_POINT.test(number)) return isFraction(number, unit, isFirst) ? swapSeparators(number) : number;
  const isMixed = number.includes(".") && number.includes(",");
  return (isMixed || unit) && THREE_DIGIT_GROUP.test(number) ? undefined : number;
}

/** In German, „12,000“ is twelve, to three places. Nobody writes that, nor thousandths of a euro or a customer. */
const isEnglishThousand = (number: string, unit: string) =>
  ENGLISH.test(number) && (number.endsWith(",000") || COUNTABLE_NOUN.test(unit) || CURRENCY.test(unit));

/** „4.0 %“ is a number, „Industrie 4.0 Tage“ a name, „2.1 Leads“ a chapter, as is „2.1 Tage“ at the start of a text. */
function isFraction(number: string, unit: string, isFirst: boolean): boolean {
  if (SPACED_SYMBOL.test(unit) || (unit && THOUSAND_WITHOUT_ZERO.test(number))) return true;
  return unit !== "" && !COUNTABLE_NOUN.test(unit) && !isFirst && !number.endsWith(".0");
}

const swapSeparators = (number: string) => number.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));

/** Numbers in texts and attributes; of those in a chart, which reports what it cannot read, only the first column. */
function checkNumbers(tree: Mdast.Root, report: Report): void {
  const numbersOfCharts = new Set<Mdast.Nodes>();
  const checkWords = (node: Mdast.Nodes, words: unknown) => {
    if (typeof words === "string")
      for (const { message, offset } of findForeignNumbers(words)) report(node, message, offset);
  };
  visit(tree, (node) => {
    if (node.type === "text" && !numbersOfCharts.has(node)) checkWords(node, node.value);
    if (node.type === "image") for (const words of [node.alt, node.title]) checkWords(node, words);
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes)
      if (attribute.type === "mdxJsxAttribute") checkWords(node, attribute.value);
    const tables = chartRuleOf(node.name ?? "") ? node.children.filter((child) => child.type === "table") : [];
    for (const row of tables.flatMap(({ children }) => children.slice(1)))
      for (const cell of row.children.slice(1)) visit(cell, (number) => void numbersOfCharts.add(number));
  });
}

export const rule = {
  inFields: () => findForeignNumbers,
  inMarkdown: markdownCheck(checkNumbers),
} satisfies Rule;
