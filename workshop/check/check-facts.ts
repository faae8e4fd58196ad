import { collectionsOf } from "../../src/data-layer/model/content-type";
import { listFieldValues } from "../../src/data-layer/model/field-values";
import type { Facts } from "../../src/data-layer/read/facts";
import { type Content, type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import { countOf } from "../../src/data-layer/text/count-words";
import { asHint, type Issue, issueInFile, type TextIssue } from "../../src/data-layer/text/issue";
import { applyRules, type Rule } from "./text/rules";

/** The facts that texts are to name or to agree with. */
const factsIn = (files: readonly ContentFile[]) =>
  files.flatMap((file) =>
    listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value, mustBeNamed, counted }) =>
      mustBeNamed ? [{ file, path, name: String(path.at(-1)), value: String(value), counted }] : [],
    ),
  );

const UNNAMED = "Diesen Fakt nennt kein Text und kein anderer Fakt. Bitte nennen oder löschen lassen.";

/** Hints at facts that neither a text nor another fact names, in files that any text uses. */
export function checkFacts(files: readonly ContentFile[]): Issue[] {
  const named = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|"=[^"]*"/g)].flatMap(([found, name]) => name ?? found.match(/\w+/g) ?? []),
    ),
  );
  const facts = factsIn(files);
  const used = new Set(facts.filter(({ name }) => named.has(name)).map(({ file }) => file));
  return facts
    .filter(({ file, name }) => used.has(file) && !named.has(name))
    .map(({ file, path }) => asHint(issueAt(file, path, UNNAMED)));
}

/** How far a number of documents may be off and still mean all of them, and from how many on. */
const ALL = { miscountedBy: 2, from: 4 };

/**
 * Makes the finder of numbers that are to be those of a fact: „46 Arbeitswochen“, „zwölf Artikel“.
 * @param facts those that count documents; absent for documents, in which „zehn Artikel“ may be goods
 */
export function countChecker(
  { model, files }: Pick<Content, "model" | "files">,
  facts: Facts = {},
): (copy: string) => TextIssue[] {
  const figures = factsIn(files).flatMap(({ name, value, counted }) =>
    counted ? [{ name, noun: counted, isWrong: (count: number) => count !== Number(value), value }] : [],
  );
  const documents = collectionsOf(model).flatMap(({ collection: { counted } }) => {
    if (!counted) return [];
    const value = facts[`${counted.fact}InDigits`] ?? "";
    const isWrong = (count: number) =>
      Number(value) >= ALL.from && count !== Number(value) && Math.abs(count - Number(value)) <= ALL.miscountedBy;
    return [{ name: counted.fact, noun: counted.noun, isWrong, value }];
  });
  return (copy) =>
    [...figures, ...documents].flatMap(({ name, noun, isWrong, value }) =>
      [
        ...copy.matchAll(
          new RegExp(
            `(?<![\\p{L}\\d.,–-]|(?:anderen?|übrigen|weiteren?|ersten|letzten)\\s)(\\d+|\\p{L}+)\\s${noun}(?!\\p{L})`,
            "gu",
          ),
        ),
      ].flatMap(({ 0: found, 1: number = "", index }) => {
        const count = countOf(number);
        const message = `„${found}“: Gezählt sind ${value}. Bitte {{${name}}} schreiben.`;
        return count !== undefined && isWrong(count) ? [asHint({ offset: index, message })] : [];
      }),
    );
}

/** A deadline that a text states by itself, where each is to be a fact. */
export const DEADLINE_RULES: readonly Rule[] = [
  [
    /(?<!\d[.,]?)\d+ (?:Stunde|Tag|Woche|Monat)e?n?(?!\p{L})/gu,
    (found) =>
      `„${found}“: In diesen Texten ist eine Frist ein Fakt aus company.json, z. B. {{logDays}}. Bitte {{…}} schreiben.`,
    ["Wir löschen nach 30 Tagen.", "Wir löschen nach {{logDays}}."],
  ],
];

/** Hints at such deadlines. */
export const literalDeadlines = (files: readonly ContentFile[]): Issue[] =>
  files
    .filter(({ type }) => type.collection?.deadlinesAreFacts)
    .flatMap(({ file, text }) =>
      applyRules(DEADLINE_RULES, text).map((issue) => asHint(issueInFile(file, text, issue))),
    );
