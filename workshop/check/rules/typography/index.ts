import { UNITS } from "../../../../src/data-layer/text/typeset";
import { MONTHS } from "../../days";
import { finder, finderOfOwnWords, hinting, ofCopy } from "../../rule";

const findHyphens = finder(
  new RegExp(`(?<=\\S) --? (?=\\S)(?!(?<=\\d - )\\d[\\d.,]*\\s*(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
  () => "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.",
);
const findLongDashes = finder(
  /—/g,
  () => "Der Gedankenstrich — ist zu lang. Richtig ist – mit Leerzeichen davor und danach.",
);
const findApostrophes = finder(/(?<=\p{L})['´`](?=\p{L})/gu, (found) => `Statt ${found} steht als Apostroph ’.`);
const findDoubleSpaces = finder(/(?<=\S)[ \t]{2,}(?=\S)/g, () => "Zwei Leerzeichen nacheinander. Eines genügt.");
const findMissingSpaces = finderOfOwnWords(
  new RegExp(
    `(?<!\\d)\\d{1,2}\\.(?:${MONTHS.join("|")})(?!\\p{L})|(?<![\\p{L}\\d./@])\\p{L}\\p{Ll}+[.!?]\\p{Lu}\\p{Ll}+(?![\\p{L}./@])|\\p{L}{2},\\p{L}{2}`,
    "gu",
  ),
  (found) => `In „${found}“ fehlt ein Leerzeichen hinter dem Zeichen.`,
);
const findMisplacedSpaces = finderOfOwnWords(
  /(?<=[\p{L}\p{N}“])[ \t]+[,;:!?.](?=\s|$)/gu,
  () => "Vor diesem Zeichen steht ein Leerzeichen. Bitte streichen.",
);
const findLooseUnits = finder(
  new RegExp(`(?<!\\d)\\d+[^\\S\\n]*\\n\\s*(?:${UNITS})(?![\\p{L}\\d])`, "gu"),
  (found) => `Zwischen „${found.replace(/\s+/, " ")}“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).`,
);
/** A fact brings its unit along. */
const findDoubleUnits = finder(
  /(?<=\d\s?)(?:€\s?(?:€|Euro|EUR)|%\s?(?:%|Prozent)|(\p{Lu}\p{Ll}{2,})\s\1)(?!\p{L})/gu,
  (found) =>
    `„${found.replace(/\s/g, " ")}“: Die Einheit steht zweimal. Bitte eine streichen; ein Fakt bringt seine mit.`,
);
const findLooseLetters = finder(
  /\p{L}[\u0300-\u036F]+/gu,
  (found) =>
    `„${found.normalize("NFC")}“ besteht hier aus Buchstabe und losen Zeichen, so findet die Suche das Wort nicht. Bitte neu tippen.`,
);
/** UTF-8, read as Latin-1 or Windows-1252. */
const findMisreadLetters = finder(
  /Ã[\u0080-\u00BF„–Ÿœž]|Â[\u00A0-\u00BF]|â€[\u0080-\u00BFœ“”™ž]?/g,
  (found) => `„${found}“ ist ein zerstörtes Zeichen, z. B. ein Umlaut in falscher Kodierung. Bitte neu tippen.`,
);

/** What is no Markdown shows them. */
const findStars = finder(/\*\*(?! )[^*\n]+\*\*/g, (found) => `„${found}“ steht so auf der Seite. Bitte ohne Sterne.`);

/** A bracket that is opened and not closed. */
function findOpenBracket(text: string) {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/g))
    if (sign === "(") open.push(index);
    else open.pop();
  const offset = open.find((at) => /[\p{L}\p{N}]/u.test(text.charAt(at + 1)));
  return offset === undefined ? [] : [{ offset, message: "Nach dieser Klammer fehlt die schließende: )." }];
}

const useSign = (found: string) => `Sonst steht hier € hinter der Zahl, nicht ${found}. Bitte angleichen.`;
const findCode = finder(/(?<=\d\s?)EUR(?!\p{L})/gu, useSign);
const findWord = finder(/(?<=\d\s?)Euro(?!\p{L})/gu, useSign);
/** One sign for money in all texts. */
const findMoney = hinting((copy) => [...findCode(copy), ...(/\d\s?€/.test(copy) ? findWord(copy) : [])]);

/** Signs, spaces and letters that are typed otherwise than German sets them. */
export const rule = ofCopy(
  ...[findHyphens, findLongDashes, findApostrophes, findDoubleSpaces, findMissingSpaces, findMisplacedSpaces],
  ...[findLooseUnits, findDoubleUnits, findLooseLetters, findMisreadLetters],
  ...[findStars, findMoney, findOpenBracket],
);
