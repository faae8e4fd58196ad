import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freeOrder } from "../../src/data-layer/check/cross-check";
import { fieldError } from "../../src/data-layer/model/field-error";
import { today } from "../../src/data-layer/model/release";
import { type Kind, toKind } from "./kinds";
import type { Project } from "./project";
import { type Answers, valuesOf } from "./questions";
import { slugError, slugOfTitle } from "./slug";
import { templateText } from "./template-text";

export type NewDocument = {
  /** Its word on the command line, e.g. `article`. */
  kind: string;
  title: string;
  /** Last part of the address; made from the title when absent. */
  slug?: string | undefined;
  answers?: Answers;
};

/** The file to write in, from the project's root, and the path of its page. */
export type Created = { file: string; address: string };

/** A title as it goes into the file: without spaces around it or two in a row. */
export const tidyTitle = (title: string): string => title.replace(/\s+/g, " ").trim();

/** Why this title is not allowed, or why the slug is not: the given one, else the one made from the title. */
export function titleError(project: Project, kind: Kind, title: string, slug?: string): string | undefined {
  const tidy = tidyTitle(title);
  const error = fieldError(kind.schema, "title", tidy);
  if (error) return `Titel „${tidy}“: ${error}`;
  return slug === undefined ? slugError(project, kind, slugOfTitle(tidy), tidy) : slugError(project, kind, slug);
}

/**
 * Creates a document that passes all checks, as a draft.
 * @param day today, e.g. `2025-03-31`
 * @throws with one line for authors when the document cannot be created; then nothing is written
 */
export async function create(project: Project, document: NewDocument, day = today()): Promise<Created> {
  const kind = toKind(document.kind);
  const error = titleError(project, kind, document.title, document.slug);
  if (error) throw new Error(error);
  const title = tidyTitle(document.title);
  const slug = document.slug ?? slugOfTitle(title);
  const answers = valuesOf(project, kind, document.answers ?? {}, day);
  const text = templateText(kind, { title, order: freeOrder(project.files, kind), day, answers });
  const file = `content/${kind.collection.file(slug)}`;
  const folder = path.join(project.root, path.dirname(file));
  // The pictures first: a preview that is running looks for them as soon as the text is there.
  const pictures = Object.entries(kind.collection.documentTemplate.pictures ?? {});
  const drawn = await Promise.all(pictures.map(async ([name, draw]) => ({ name, bytes: await draw() })));
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of drawn) await writeFile(path.join(folder, name), bytes, { flag: "wx" });
  await writeFile(path.join(project.root, file), text, { flag: "wx" });
  return { file, address: kind.collection.pagePath(slug) };
}
