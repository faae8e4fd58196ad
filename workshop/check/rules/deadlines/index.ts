import { finder, hinting, issuesInFiles, type Rule } from "../../rule";

const findDeadlines = finder(
  /(?<!\d[.,]?)\d+ (?:Stunde|Tag|Woche|Monat)e?n?(?!\p{L})/gu,
  (found) =>
    `„${found}“: In diesen Texten ist eine Frist ein Fakt aus company.json, z. B. {{logDays}}. Bitte {{…}} schreiben.`,
);

/** Hints at a deadline that a text states by itself, where each is to be a fact. */
export const rule = {
  inContent: ({ files }) =>
    issuesInFiles(
      files.filter(({ type }) => type.collection?.deadlinesAreFacts),
      hinting(findDeadlines),
    ),
} satisfies Rule;
