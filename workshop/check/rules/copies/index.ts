import { type FieldValue, listFieldValues } from "../../../../src/data-layer/model/field-values";
import { type ContentFile, issueAt } from "../../../../src/data-layer/read/read-content";
import { renderAll } from "../../../../src/data-layer/render/render-document";
import type { RenderedDocument } from "../../../../src/data-layer/render/render-mdx";
import { asHint, type Issue } from "../../../../src/data-layer/text/issue";
import { lineAt } from "../../../../src/data-layer/text/line-at";
import { slugFrom } from "../../../../src/data-layer/text/slug";
import { issuesInFields, type Rule } from "../../rule";

/** Less may rightly stand twice. */
const LEAST = { field: 40, sentence: 60 };

/** A text and where it stands, so that the same one is told as a copy. */
type Passage = { key: string; place: string; issue: (message: string) => Issue };

/** The texts of a document that no other has in the same field, e.g. its intro. */
const fieldsOf = (file: ContentFile): Passage[] =>
  listFieldValues(file.type.schema, file.data).flatMap(({ path, value, textKind, mayRepeat }) =>
    textKind === "copy" &&
    (!mayRepeat || path.at(-1) === "alt") &&
    String(value).length >= LEAST.field &&
    typeof path.at(-1) === "string"
      ? [
          {
            key: JSON.stringify([file.type.name, path, value]),
            place: file.file,
            issue: (message: string) => issueAt(file, path, message),
          },
        ]
      : [],
  );

const sentencesOf = ({ file }: ContentFile, { textBlocks }: RenderedDocument): Passage[] =>
  textBlocks.flatMap((block) =>
    [...block.text.matchAll(/\S[^.!?]*[.!?]/g)].flatMap(({ 0: sentence, index }) => {
      const line = block.line + lineAt(block.text, index) - 1;
      const place = `${file}, Zeile ${line}`;
      return sentence.length < LEAST.sentence
        ? []
        : [{ key: sentence.replace(/\s+/g, " "), place, issue: (message: string) => ({ file, line, message }) }];
    }),
  );

function copiesIn(passages: readonly Passage[]): Issue[] {
  const places = new Map<string, string>();
  return passages.flatMap(({ key, place, issue }) => {
    const first = places.get(key);
    places.set(key, first ?? place);
    return first === undefined ? [] : [issue(`Das steht schon in ${first}. Bitte eines ändern oder streichen.`)];
  });
}

/** Pictures that lie in the folder of another document. */
const foreignPicture = ({ value, slot }: FieldValue, { file }: ContentFile) =>
  slot &&
  file.endsWith("/index.mdx") &&
  /^\.\.\/(?!\.)/.test(String(value)) &&
  `„${value}“ ist das Bild eines anderen Textes. Bitte ein eigenes ablegen.`;

/** Alternative texts that are the name of their file. */
function fileName({ path, value, group: { src } }: FieldValue) {
  const name = /([^/]*)\.\w+$/.exec(String(src))?.[1] ?? "";
  const isName =
    path.at(-1) === "alt" &&
    // The alternative text of a logo is a name.
    !String(src).endsWith(".svg") &&
    name !== "" &&
    slugFrom(String(value).replace(/\.\w{3,4}$/, "")) === slugFrom(name);
  return isName && `„${value}“ ist der Name der Datei. Bitte schreiben, was auf dem Bild zu sehen ist.`;
}

/** The same logo, menu entry, point or person twice. */
function repeatedEntries(file: ContentFile): Issue[] {
  const seen = new Set<string>();
  return listFieldValues(file.type.schema, file.data && file.parsed.data).flatMap(
    ({ path, value, textKind, slot, refersTo, mayRepeat }) => {
      const index = path.findLastIndex((part) => typeof part === "number");
      const field = path.slice(index + 1);
      // The picture of an entry stands a level deeper than its texts.
      const isOfEntry = field.length === 0 || (field.length === 1 && textKind) || (field.length <= 2 && slot);
      if (index < 0 || !isOfEntry || typeof value !== "string" || refersTo || mayRepeat) return [];
      const key = JSON.stringify([path.slice(0, index), field, value]);
      const isRepeated = seen.has(key);
      seen.add(key);
      const issue = issueAt(file, path, `„${value}“ steht in dieser Liste schon. Bitte ändern oder streichen.`);
      // Two words may lead to one page.
      return isRepeated ? [textKind === "href" ? asHint(issue) : issue] : [];
    },
  );
}

export const rule = {
  inContent: async ({ files }, cache) => {
    const documents = await renderAll(files, cache);
    // Legal texts repeat what each of them must say.
    const own = [...documents].filter(([{ type }]) => type.collection?.documentTemplate);
    return [
      ...copiesIn(own.flatMap(([file, document]) => [...fieldsOf(file), ...sentencesOf(file, document)])),
      ...issuesInFields([...documents.keys()], foreignPicture),
      ...issuesInFields(files, fileName),
      ...files.flatMap(repeatedEntries),
    ];
  },
} satisfies Rule;
