import { issueAt } from "../../../../src/data-layer/read/read-content";
import { asHint } from "../../../../src/data-layer/text/issue";
import { factsIn } from "../../copy-in";
import type { Rule } from "../../rule";

const UNNAMED = "Diesen Fakt nennt kein Text und kein anderer Fakt. Bitte nennen oder löschen lassen.";

/** Hints at facts that neither a text nor another fact names, in files that any text uses. */
export const rule = {
  inContent: ({ files }) => {
    const named = new Set(
      files.flatMap(({ text }) =>
        [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|"=[^"]*"/g)].flatMap(
          ([found, name]) => name ?? found.match(/\w+/g) ?? [],
        ),
      ),
    );
    const facts = factsIn(files);
    const used = new Set(facts.filter(({ name }) => named.has(name)).map(({ file }) => file));
    return facts
      .filter(({ file, name }) => used.has(file) && !named.has(name))
      .map(({ file, path }) => asHint(issueAt(file, path, UNNAMED)));
  },
} satisfies Rule;
