import type { TextIssue } from "../../../src/data-layer/text/issue";
import { UNITS } from "../../../src/data-layer/text/typeset";
import { applyRules, type Rule } from "./rules";

/** What stands in quotation marks of any kind, or a mark that has no other. */
const QUOTATION =
  /["„“”](?<words>[^"„“”]*)["“”]|["”„]|(?<=^|[\s(])“|[»«](?<others>[^»«]*)[»«]|(?<=^|[\s(])(?:‘(?<single>[^‘’]+)[‘’]|'(?<straight>[^'\n]+)'(?!\p{L})|,,(?<commas>[^"'“”\n]+)(?:''|["“”]))/gu;
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

/** What stands in brackets that have none in them. */
const BRACKETS = /\([^()]*\)/g;

/** A bracket that is opened and not closed. */
function bracketIssues(text: string): TextIssue[] {
  let rest = text;
  while (rest.search(BRACKETS) >= 0) rest = rest.replace(BRACKETS, (inside) => "_".repeat(inside.length));
  const offset = rest.search(/\((?=[\p{L}\p{N}])/u);
  return offset < 0 ? [] : [{ offset, message: "Nach dieser Klammer fehlt die schließende: )." }];
}

const RULES: readonly Rule[] = [
  [/(?<=\p{L})['´`](?=\p{L})/gu, (found) => `Statt ${found} steht als Apostroph ’.`],
  [/(?<=\S)[ \t]{2,}(?=\S)/g, () => "Zwei Leerzeichen nacheinander. Eines genügt."],
  [
    new RegExp(
      `(?<![\\d.,–-]|[=+−×÷(]\\s?)\\d[\\d.,]* [–-] \\d[\\d.,]*(?=\\s*(?:${UNITS})(?![\\p{L}\\d]|\\s?[=≈]))`,
      "gu",
    ),
    (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace(/ [–-] /, "–")}“, ohne Leerzeichen.`,
  ],
  [
    new RegExp(`(?<=\\S) --? (?=\\S)(?!(?<=\\d - )\\d[\\d.,]*\\s*(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
    () => "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.",
  ],
  [
    /\p{L}[\u0300-\u036F]+/gu,
    (found) =>
      `„${found.normalize("NFC")}“ besteht hier aus Buchstabe und losen Zeichen, so findet die Suche das Wort nicht. Bitte neu tippen.`,
  ],
  [/—/g, () => "Der Gedankenstrich — ist zu lang. Richtig ist – mit Leerzeichen davor und danach."],
  [
    // UTF-8, read as Latin-1 or Windows-1252.
    /Ã[\u0080-\u00BF„–Ÿœž]|Â[\u00A0-\u00BF]|â€[\u0080-\u00BFœ“”™ž]?/g,
    (found) => `„${found}“ ist ein zerstörtes Zeichen, z. B. ein Umlaut in falscher Kodierung. Bitte neu tippen.`,
  ],
  [
    new RegExp(`(?<![\\d-])\\d+-\\d+(?=\\s*(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
    (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace("-", "–")}“.`,
  ],
  [
    new RegExp(`\\d+\\s*\\n\\s*(?:${UNITS})(?![\\p{L}\\d])`, "gu"),
    (found) =>
      `Zwischen „${found.replace(/\s+/, " ")}“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).`,
  ],
];

/** Finds deviations from German typography that `typeset` does not mend by itself. */
export function findTypographyIssues(text: string): TextIssue[] {
  return [...quotationIssues(text), ...bracketIssues(text), ...applyRules(RULES, text)].sort(
    (a, b) => a.offset - b.offset,
  );
}
