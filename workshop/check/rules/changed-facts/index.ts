import { tryGit } from "../../../../scripts/lib/git";
import { derivedFigure, isFormula } from "../../../../src/data-layer/model/formula";
import { definesFacts, mayUseFacts } from "../../../../src/data-layer/read/facts";
import { type ContentFile, dataAsWritten } from "../../../../src/data-layer/read/read-content";
import { asHint, issueInFile } from "../../../../src/data-layer/text/issue";
import { attempt } from "../../../../src/lib/attempt";
import { TERMS_FILE, wordingIn } from "../../copy-in";
import { type OldFigure, oldFigures, placesOf } from "../../figures";
import type { Rule } from "../../rule";

type Fields = Readonly<Record<string, unknown>>;

/** A file's text in a commit, as it never changes. */
const known = new Map<string, Fields>();

/** What a file of facts said after each commit that changed it, as far back as git knows; outside of git, nothing. */
function versionsOf(root: string, name: string): Fields[] {
  const commits = tryGit(["log", "--format=%H", "--", name], root)?.split("\n").filter(Boolean) ?? [];
  return commits.map((commit) => {
    const place = `${commit}:./${name}`;
    const read = () => known.get(place) ?? (JSON.parse(tryGit(["show", place], root) ?? "") as Fields);
    const fields = attempt(read) ?? {};
    known.set(place, fields);
    return fields;
  });
}

/** The value of each fact, also of one that follows from others. */
const valuesIn = (fields: Fields): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== "string") return [];
    const figure = attempt(() => (isFormula(value) ? derivedFigure(fields as Record<string, string>, name) : value));
    return figure === undefined ? [] : [[name, figure]];
  });

/** Files whose figures texts repeat. */
const isOfFacts = ({ file }: ContentFile) => {
  const name = file.slice("content/".length);
  return definesFacts(name) && !mayUseFacts(name);
};

/** The nouns behind a fact where texts name it: „{{exampleOrders}} Aufträge“. */
export const nounsBehind = (fact: string, texts: readonly ContentFile[]): string[] =>
  texts.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`\\{\\{${fact}\\}\\}\\s(\\p{Lu}\\p{L}+)`, "gu"))].map(([, noun = ""]) => noun),
  );

/** What facts once said and say no more, and the files that might still say it. @param root the project's folder */
export function oldFiguresIn(root: string, files: readonly ContentFile[]) {
  const texts = files.filter((file) => !isOfFacts(file) && file.file !== TERMS_FILE);
  const figures = files.filter(isOfFacts).flatMap((file): OldFigure[] => {
    const versions = versionsOf(root, file.file).map((fields) => new Map(valuesIn(fields)));
    return valuesIn(dataAsWritten(file)).flatMap(([fact, now]) => {
      const before = [...new Set(versions.flatMap((values) => values.get(fact) ?? []))];
      if (before.every((value) => value === now)) return [];
      return oldFigures(fact, { before, now, nouns: nounsBehind(fact, texts) });
    });
  });
  return { figures, texts };
}

/** Hints at the lines where a fact still stands as it once was, until they change or are said to mean something else. */
export const rule = {
  inProject: (root, { files }) => {
    const { figures, texts } = oldFiguresIn(root, files);
    const { otherFigures } = wordingIn(files);
    return figures.flatMap((figure) =>
      texts.flatMap(({ file, text }) =>
        placesOf(figure, text, otherFigures).map(({ offset, found }) => {
          const message = `„${found.replace(/&nbsp;|\s+/g, " ")}“ war bisher {{${figure.fact}}}, jetzt ist das ${figure.now}. Bitte ändern und nachrechnen; ist etwas anderes gemeint, die Stelle in terms.json unter „otherFigures“ nennen.`;
          return asHint(issueInFile(file, text, { offset, message }));
        }),
      ),
    );
  },
} satisfies Rule;
