import type { TextIssue } from "../../../src/data-layer/text/issue";
import { UNITS } from "../../../src/data-layer/text/typeset";
import { applyRules, type Rule } from "./rules";

/** What stands in quotation marks of any kind, or a mark that has no other. */
const QUOTATION =
  /["„“”](?<words>[^"„“”]*)["“”]|["”„]|(?<=^|[\s(])“|[»«](?<others>[^»«]*)[»«]|(?<=^|[\s(])(?:‘(?<single>[^‘’]+)[‘’]|'(?<straight>[^'\n]+)'(?!\p{L})|,,(?<commas>[^"'“”\n]{1,300})(?:''|["“”]))/gu;
const GERMAN_QUOTATION = /^„[^"„“”]*“$/;
/** So much of a quotation is repeated, enough to find it. */
const MAX_QUOTED_LENGTH = 40;

/** One issue for each pair of marks that are not German. */
function quotationIssues(text: string): TextIssue[] {
  return [...text.matchAll(QUOTATION)].flatMap(({ 0: found, index, groups }): TextIssue[] => {
    if (GERMAN_QUOTATION.test(found)) return [];
    if (found === "„") return [{ offset: index, message: "Nach diesem „ fehlt das schließende Anführungszeichen: “." }];
    const inside = Object.values(groups ?? {}).find((words) => words !== undefined);
    const words = inside?.replace(/\s+/g, " ") || "…";
    const shown = words.length > MAX_QUOTED_LENGTH ? `${words.slice(0, MAX_QUOTED_LENGTH)}…` : words;
    return [{ offset: index, message: `Falsche Anführungszeichen. Richtig ist „${shown}“.` }];
  });
}

/** A bracket that is opened and not closed. */
function bracketIssues(text: string): TextIssue[] {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/g))
    if (sign === "(") open.push(index);
    else open.pop();
  const offset = open.find((at) => /[\p{L}\p{N}]/u.test(text.charAt(at + 1)));
  return offset === undefined ? [] : [{ offset, message: "Nach dieser Klammer fehlt die schließende: )." }];
}

/** Each kind of sign that is not German. */
export const TYPOGRAPHY_RULES: readonly Rule[] = [
  [/(?<=\p{L})['´`](?=\p{L})/gu, (found) => `Statt ${found} steht als Apostroph ’.`, ["Wie geht's?", "Wie geht’s?"]],
  [/(?<=\S)[ \t]{2,}(?=\S)/g, () => "Zwei Leerzeichen nacheinander. Eines genügt.", ["Eins  zwei", "Eins zwei"]],
  [
    new RegExp(
      `(?<![\\d.,–-]|[=+−×÷(]\\s?)\\d[\\d.,]* [–-] \\d[\\d.,]*(?=\\s*(?:${UNITS})(?![\\p{L}\\d]|\\s?[=≈]))`,
      "gu",
    ),
    (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace(/ [–-] /, "–")}“, ohne Leerzeichen.`,
    ["Für 58.000 - 70.000 €", "Für 58.000–70.000 €"],
  ],
  [
    new RegExp(`(?<=\\S) --? (?=\\S)(?!(?<=\\d - )\\d[\\d.,]*\\s*(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
    () => "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.",
    ["Eins - zwei", "Eins – zwei"],
  ],
  [
    /\p{L}[\u0300-\u036F]+/gu,
    (found) =>
      `„${found.normalize("NFC")}“ besteht hier aus Buchstabe und losen Zeichen, so findet die Suche das Wort nicht. Bitte neu tippen.`,
    ["Die Lo\u0308sung", "Die Lösung"],
  ],
  [
    /—/g,
    () => "Der Gedankenstrich — ist zu lang. Richtig ist – mit Leerzeichen davor und danach.",
    ["Eins — zwei", "Eins – zwei"],
  ],
  [
    // UTF-8, read as Latin-1 or Windows-1252.
    /Ã[\u0080-\u00BF„–Ÿœž]|Â[\u00A0-\u00BF]|â€[\u0080-\u00BFœ“”™ž]?/g,
    (found) => `„${found}“ ist ein zerstörtes Zeichen, z. B. ein Umlaut in falscher Kodierung. Bitte neu tippen.`,
    ["Die L\u00c3\u00b6sung", "Die Lösung"],
  ],
  [
    new RegExp(`(?<![\\d-])\\d+-\\d+(?=\\s*(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
    (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace("-", "–")}“.`,
    ["Nach 5-10 Tagen", "Nach 5–10 Tagen"],
  ],
  [
    new RegExp(`(?<!\\d)\\d+[^\\S\\n]*\\n\\s*(?:${UNITS})(?![\\p{L}\\d])`, "gu"),
    (found) =>
      `Zwischen „${found.replace(/\s+/, " ")}“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).`,
    ["Nach 30\nTagen", "Nach 30\u00a0Tagen"],
  ],
];

/** Finds deviations from German typography that `typeset` does not mend by itself. */
export function findTypographyIssues(text: string): TextIssue[] {
  return [...quotationIssues(text), ...bracketIssues(text), ...applyRules(TYPOGRAPHY_RULES, text)].sort(
    (a, b) => a.offset - b.offset,
  );
}
