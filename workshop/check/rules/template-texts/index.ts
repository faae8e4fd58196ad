import { readFileSync } from "node:fs";
import path from "node:path";
import type { SchemaFieldDescription } from "yup";
import { blocks } from "../../../../src/blocks";
import { annotationsOf } from "../../../../src/data-layer/model/annotations";
import type { ContentType } from "../../../../src/data-layer/model/content-type";
import { listFieldValues } from "../../../../src/data-layer/model/field-values";
import { PLACEHOLDER_MARK } from "../../../../src/data-layer/model/placeholder-picture";
import { missingFile, type UnwrittenPictures } from "../../../../src/data-layer/read/pictures";
import { type Content, type ContentFile, issueAt } from "../../../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../../../src/data-layer/render/document-cache";
import { renderAll } from "../../../../src/data-layer/render/render-document";
import { type RenderedDocument, renderMdx } from "../../../../src/data-layer/render/render-mdx";
import type { Issue } from "../../../../src/data-layer/text/issue";
import { lineAt } from "../../../../src/data-layer/text/line-at";
import type { Rule } from "../../rule";

const TEXT = "Hier steht noch der Platzhalter. Bitte den Text schreiben oder ihn als Entwurf lassen.";
const PICTURE = "Das ist noch der Platzhalter. Bitte das Bild ablegen oder den Text als Entwurf lassen.";

const SAMPLE = "Das ist noch das Beispiel des Bausteins. Bitte eigene Angaben machen oder den Text als Entwurf lassen.";

/** Fewer words may be what the author wants to say, e.g. „Demo buchen“. */
const MIN_WORDS = 3;

/** Checks that nothing is published of what a new document or block begins with; a draft may keep it. */
async function templateIssues(root: string, { files, unwritten }: Content, cache: DocumentCache): Promise<Issue[]> {
  const finished = [...(await renderAll(files, cache))].filter(
    ([{ type, data }]) => type.collection?.documentTemplate && data && data.draft !== true,
  );
  const samples = Object.values(blocks).flatMap(({ sample }) => [ownWordsOf(sample), ...attributesOf(sample)]);
  const issues = await Promise.all(
    finished.map(async ([file, document]) => {
      const templateSentences = await templateSentencesOf(file.type);
      return [
        ...fieldIssues(root, file, templateSentences, unwritten),
        ...textIssues(file, document, templateSentences),
        ...sampleIssues(file, samples),
      ];
    }),
  );
  return issues.flat();
}

function fieldIssues(
  root: string,
  file: ContentFile,
  templateSentences: ReadonlySet<string>,
  unwritten: UnwrittenPictures | undefined,
): Issue[] {
  const folder = path.join(root, path.dirname(file.file));
  return listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path: field, value, slot }): Issue[] => {
    if (typeof value !== "string") return [];
    if (sentencesIn(value).some(({ sentence }) => templateSentences.has(sentence))) return [issueAt(file, field, TEXT)];
    return slot && isPlaceholder(folder, value, unwritten) ? [issueAt(file, field, PICTURE)] : [];
  });
}

function textIssues({ file }: ContentFile, { textBlocks }: RenderedDocument, known: ReadonlySet<string>): Issue[] {
  const lines = textBlocks.flatMap(({ text, line }) => {
    const found = sentencesIn(text).find(({ sentence }) => known.has(sentence));
    return found ? [line + lineAt(text, found.offset) - 1] : [];
  });
  return [...new Set(lines)].sort((a, b) => a - b).map((line) => ({ file, line, message: TEXT }));
}

/** What a sample says of itself: its title, its description. */
const attributesOf = (sample: string) =>
  [...sample.matchAll(/\w+="([^"]+)"/g)].flatMap(([attribute, text = ""]) =>
    text.split(" ").length > MIN_WORDS ? [attribute] : [],
  );

/** What a sample shows, without the name of its block: what stands between the tags, or in a single one. */
const ownWordsOf = (sample: string) => (/>\n([\s\S]*)\n<\//.exec(sample)?.[1] ?? sample).trim();

const sampleIssues = ({ file, parsed: { body } }: ContentFile, samples: readonly string[]): Issue[] =>
  samples
    .filter((sample) => body.includes(sample))
    .map((sample) => ({ file, line: lineAt(body, body.indexOf(sample)), message: SAMPLE }));

function isPlaceholder(folder: string, name: string, unwritten: UnwrittenPictures | undefined): boolean {
  const file = path.resolve(folder, name);
  return !missingFile(folder, name, unwritten) && readFileSync(unwritten?.get(file) ?? file).includes(PLACEHOLDER_MARK);
}

const cachedSentences = new WeakMap<ContentType, Promise<ReadonlySet<string>>>();

function templateSentencesOf(type: ContentType): Promise<ReadonlySet<string>> {
  const templateSentences = cachedSentences.get(type) ?? collectTemplateSentences(type);
  cachedSentences.set(type, templateSentences);
  return templateSentences;
}

async function collectTemplateSentences({ schema, collection }: ContentType): Promise<ReadonlySet<string>> {
  const { textBlocks } = await renderMdx("", collection?.documentTemplate?.body ?? "");
  const texts = [...initialTexts(schema.describe() as SchemaFieldDescription), ...textBlocks.map(({ text }) => text)];
  return new Set(texts.flatMap(sentencesIn).map(({ sentence }) => sentence));
}

/** The texts that the fields of a new document begin with, unless they follow from what is known of it. */
function initialTexts(field: SchemaFieldDescription): string[] {
  const inner = "fields" in field ? Object.values(field.fields).flatMap(initialTexts) : [];
  return [...textsIn(annotationsOf(field).initial), ...inner];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The sentences of a text that are no mere words, each with its first character's place. */
function sentencesIn(text: string): { sentence: string; offset: number }[] {
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/gs)]
    .map(({ 0: sentence, index }) => ({ sentence: sentence.replace(/\s+/g, " ").trim(), offset: index }))
    .filter(({ sentence }) => sentence.split(" ").length >= MIN_WORDS);
}

export const rule = {
  inProject: templateIssues,
} satisfies Rule;
