import { findRangeIssues } from "../../../../src/data-layer/text/ranges";
import { UNITS } from "../../../../src/data-layer/text/typeset";
import { finder, ofCopy } from "../../rule";

const findSpaces = finder(
  new RegExp(
    `(?<![\\d.,–-]|[=+−×÷(]\\s?)\\d[\\d.,]* [–-] \\d[\\d.,]*(?=\\s*(?:${UNITS})(?![\\p{L}\\d]|\\s?[=≈]))`,
    "gu",
  ),
  (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace(/ [–-] /, "–")}“, ohne Leerzeichen.`,
);
const findHyphens = finder(
  new RegExp(`(?<![\\d-])\\d+-\\d+(?=\\s*(?:${UNITS})(?![\\p{L}\\d])|-?(?:fach|mal))`, "gu"),
  (found) => `„${found}“ ist ein Bereich. Richtig ist „${found.replace("-", "–")}“.`,
);

export const rule = ofCopy(findRangeIssues, findSpaces, findHyphens);
