import type { TextIssue } from "./issue";
import { UNITS } from "./typeset";

/** Units that the build does not join to their number by itself. */
export const LOOSE_UNITS = "km|m²|kg|GB|MB|TB|kB|CHF|USD|Std\\.|Sek\\.|Grad|°C";

const RULES: readonly [pattern: RegExp, message: (found: string) => string][] = [
  [/"/g, () => "Gerades Anführungszeichen. Im Deutschen stehen „…“."],
  [/”/g, () => "Englisches Anführungszeichen. Im Deutschen stehen „…“."],
  [/(?<=^|[\s(])“/g, () => "Ein Zitat beginnt unten: „…“."],
  [/(?<=\p{L})['´`](?=\p{L})/gu, (found) => `Statt ${found} steht als Apostroph ’.`],
  [/(?<=\S)[ \t]{2,}(?=\S)/g, () => "Zwei Leerzeichen nacheinander. Eines genügt."],
  [
    /(?<=\S) --? (?=\S)/g,
    () => "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.",
  ],
  [
    new RegExp(`(?<![\\d-])\\d+-\\d+(?=\\s*(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
    (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace("-", "–")}“.`,
  ],
  [
    new RegExp(`\\d+(?: (?:${LOOSE_UNITS})|\\s*\\n\\s*(?:${UNITS}|${LOOSE_UNITS}))(?![\\p{L}\\d])`, "gu"),
    (found) =>
      `Zwischen „${found.replace(/\s+/, " ")}“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).`,
  ],
];

/**
 * Finds deviations from German typography. Spaces that `typeset` sets by itself are not reported.
 * @param text copy as its author wrote it
 */
export function findTypographyIssues(text: string): TextIssue[] {
  return RULES.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, message: message(found) })),
  ).sort((a, b) => a.offset - b.offset);
}
