import { listFieldValues } from "../model/field-values";
import { type ContentFile, issueAt } from "../read/read-content";
import type { Issue, TextIssue } from "../text/issue";

/** The facts that texts are to name or to agree with. */
const factsIn = (files: readonly ContentFile[]) =>
  files.flatMap((file) =>
    listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value, mustBeNamed, counted }) =>
      mustBeNamed ? [{ file, path, name: String(path.at(-1)), value: String(value), counted }] : [],
    ),
  );

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
    .map(({ file, path }) => ({
      ...issueAt(file, path, "Diesen Fakt nennt kein Text und kein anderer Fakt. Bitte nennen oder löschen lassen."),
      isHint: true,
    }));
}

/** Makes the finder of numbers that are to be those of a fact: „46 Arbeitswochen“. */
export function countChecker(files: readonly ContentFile[]): (copy: string) => TextIssue[] {
  const facts = factsIn(files).filter(({ counted }) => counted);
  return (copy) =>
    facts.flatMap(({ name, value, counted }) =>
      [...copy.matchAll(new RegExp(`(?<![\\d.,–-])(\\d+)\\s${counted}(?!\\p{L})`, "gu"))].flatMap(
        ({ 0: found, 1: number, index }) =>
          number === value
            ? []
            : [
                {
                  offset: index,
                  message: `„${found}“: Gerechnet wird überall mit ${value}. Bitte {{${name}}} schreiben.`,
                  isHint: true as const,
                },
              ],
      ),
    );
}
