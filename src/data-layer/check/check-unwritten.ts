import { readFileSync } from "node:fs";
import path from "node:path";
import type { SchemaFieldDescription } from "yup";
import type { ContentType } from "../../content-types/content-type";
import { annotationsOf } from "../model/annotations";
import { leavesOf } from "../model/leaves";
import { PLACEHOLDER_MARK } from "../model/placeholder-picture";
import { missingFile } from "../read/pictures";
import { type ContentFile, issueAt } from "../read/read-content";
import { type RenderedDocument, renderMdx } from "../render/render-mdx";
import type { Issue } from "../text/issue";
import { lineAt } from "../text/line-at";

const TEXT = "Hier steht noch der Platzhalter. Bitte den Text schreiben oder „draft: true“ stehen lassen.";
const PICTURE = "Das ist noch der Platzhalter. Bitte das Bild ablegen oder „draft: true“ stehen lassen.";

/** Fewer words may be what the author wants to say, e.g. „Demo buchen“. */
const LEAST_WORDS = 3;

/**
 * Checks that nothing is published of what a new document begins with; a draft may keep it.
 * @param root the project's folder
 * @param documents the rendered Markdown of each file that has any
 */
export async function checkUnwritten(
  root: string,
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
): Promise<Issue[]> {
  const finished = [...documents].filter(([{ type, data }]) => type.family?.starter && data && data.draft !== true);
  const issues = await Promise.all(
    finished.map(async ([file, document]) => {
      const starters = await startersOf(file.type);
      return [...inFields(root, file, starters), ...inText(file, document, starters)];
    }),
  );
  return issues.flat();
}

function inFields(root: string, file: ContentFile, starters: ReadonlySet<string>): Issue[] {
  const folder = path.join(root, path.dirname(file.file));
  return leavesOf(file.type.schema, file.parsed.data).flatMap(({ path: field, value, place }): Issue[] => {
    if (typeof value !== "string") return [];
    if (sentencesIn(value).some(({ sentence }) => starters.has(sentence))) return [issueAt(file, field, TEXT)];
    return place && isPlaceholder(folder, value) ? [issueAt(file, field, PICTURE)] : [];
  });
}

/** One issue for each line. */
function inText({ file }: ContentFile, { passages }: RenderedDocument, starters: ReadonlySet<string>): Issue[] {
  const lines = passages.flatMap(({ text, line }) => {
    const found = sentencesIn(text).find(({ sentence }) => starters.has(sentence));
    return found ? [line + lineAt(text, found.offset) - 1] : [];
  });
  return [...new Set(lines)].sort((a, b) => a - b).map((line) => ({ file, line, message: TEXT }));
}

const isPlaceholder = (folder: string, name: string) =>
  !missingFile(folder, name) && readFileSync(path.resolve(folder, name)).includes(PLACEHOLDER_MARK);

const known = new WeakMap<ContentType, Promise<ReadonlySet<string>>>();

/** The sentences that a new document of a type begins with. */
function startersOf(type: ContentType): Promise<ReadonlySet<string>> {
  const starters = known.get(type) ?? readStarters(type);
  known.set(type, starters);
  return starters;
}

async function readStarters({ schema, family }: ContentType): Promise<ReadonlySet<string>> {
  const { passages } = await renderMdx("", family?.starter?.body ?? "");
  const texts = [...startsOf(schema.describe() as SchemaFieldDescription), ...passages.map(({ text }) => text)];
  return new Set(texts.flatMap(sentencesIn).map(({ sentence }) => sentence));
}

/** The texts that the fields of a new document begin with, unless they follow from what is known of it. */
function startsOf(field: SchemaFieldDescription): string[] {
  const inner = "fields" in field ? Object.values(field.fields).flatMap(startsOf) : [];
  return [...textsIn(annotationsOf(field).start), ...inner];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The sentences of a text that are no mere words, each with its first character's place. */
function sentencesIn(text: string): { sentence: string; offset: number }[] {
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/gs)]
    .map(({ 0: sentence, index }) => ({ sentence: sentence.replace(/\s+/g, " ").trim(), offset: index }))
    .filter(({ sentence }) => sentence.split(" ").length >= LEAST_WORDS);
}
