import type { Result } from "../../../../src/data-layer/render/remark-document";
import { COUNT_WORDS } from "../../../../src/data-layer/text/count-words";
import { escapePattern } from "../../../../src/lib/escape-pattern";
import type { Rule } from "../../rule";

/** The German words for small counts, „kein“ and „ein“ with their endings. */
const SMALL_COUNTS = ["kein(?:e[mnrs]?)?", "ein(?:e[mnrs]?)?", ...COUNT_WORDS.slice(2)];
/** A count and what is counted, e.g. `4 Personen`. */
const COUNT = /^(\d+)\s(\p{L}.*)$/u;

/** Whether a text mentions a result: „4 Personen“, „vier Personen“, or the count before the result's label. */
export function mentionsResult(text: string, { label, value }: Result): boolean {
  const [, count = "", unit = ""] = COUNT.exec(value) ?? [];
  const counted = `(?:${count}|${SMALL_COUNTS[Number(count)] ?? count})\\s(?:${toPattern(unit)}|${toPattern(label)})`;
  return new RegExp(`(?<![\\p{L}\\d.,])${count ? counted : toPattern(value)}(?![\\p{L}\\d])`, "iu").test(text);
}

/** Matches the text with any white space between its words, including line breaks and non-breaking spaces. */
const toPattern = (text: string) => escapePattern(text).replace(/\s+/g, "\\s+");

/** Readers take the numbers of a calculator for those of the text around it. */
export const rule = {
  inText: ({ file }, { textBlocks, results }) =>
    results
      .filter((result) => !textBlocks.some(({ text }) => mentionsResult(text, result)))
      .map(({ label, value, line }) => ({
        file,
        line,
        message: `Der Rechner zeigt bei „${label}“ ${value}, der Text nennt diese Zahl nicht. Bitte im Text nennen oder die Angaben des Rechners ändern.`,
      })),
} satisfies Rule;
