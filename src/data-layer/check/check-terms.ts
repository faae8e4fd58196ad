import type { Problem } from "../model/problem";
import type { Content, ContentFile } from "../read/read-content";
import { lineAt } from "../text/line-at";
import { type Preference, replacedWords } from "../text/replaced-words";
import { type DocumentCache, renderDocument, slipsInFields } from "./check-content";

/** The list of terms. */
const TERMS_FILE = "content/terms.json";

/** Checks that all copy uses the words of the list of terms. Its findings never stop a build. */
export async function checkTerms({ files }: Content, cache: DocumentCache): Promise<Problem[]> {
  const find = replacedWords(preferencesIn(files), TERMS_FILE);
  const problems = await Promise.all(
    files.map(async (file): Promise<Problem[]> => {
      const inFields = slipsInFields(file, find);
      if (!file.data || !file.type.family) return inFields;
      const { passages } = await renderDocument(file, cache);
      const inText = passages.flatMap(({ text, line }) =>
        find(text).map(({ offset, message }) => ({ message, line: line + lineAt(text, offset) - 1, file: file.file })),
      );
      return [...inFields, ...inText];
    }),
  );
  return problems.flat();
}

/** None while the file is missing or has errors, which are reported by themselves. */
function preferencesIn(files: readonly ContentFile[]): readonly Preference[] {
  const { terms = [] } = files.find(({ file }) => file === TERMS_FILE)?.data ?? {};
  return terms as readonly Preference[];
}
