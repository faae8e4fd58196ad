import { readFileSync } from "node:fs";
import path from "node:path";
import { ValidationError } from "yup";
import { nearest } from "../../lib/nearest";
import { type ContentModel, type ContentType, contentTypeOf } from "../model/content-type";
import { type FieldValue, formatFieldPath, listFieldValues } from "../model/field-values";
import { isSlug, slugMessage, type ValidationContext } from "../model/fields";
import { findHiddenCharacters } from "../text/hidden-characters";
import type { Issue } from "../text/issue";
import { namesInContent } from "./content-names";
import { definesFacts, type Facts, mayUseFacts, namesFacts, readFacts } from "./facts";
import { type ParsedFile, unreadableFile } from "./parse";
import { pdfIssue, pictureIssue, type UnwrittenPictures } from "./pictures";
import { readText } from "./read-text";

/** A content file that was read; has `data` only if valid. */
export type ContentFile = {
  /** Path relative to the project root, for messages. */
  file: string;
  type: ContentType;
  /** Empty for content of a fixed page. */
  slug: string;
  text: string;
  parsed: ParsedFile;
  data: Record<string, unknown> | undefined;
  issues: Issue[];
};

/** Explains the folder to authors. */
const AUTHORS_GUIDE: readonly string[] = ["README.md", "REFERENZ.md", "OHNE-TERMINAL.md"];
const TEXT_FILE = /\.(mdx?|markdown|json|ya?ml)$/i;

/** Whether a file's name is that of a text. */
export const isTextFile = (name: string): boolean => TEXT_FILE.test(name);

const MISSING_FILE =
  "Diese Datei fehlt. Ohne sie kann die Seite nicht gebaut werden. Bitte die letzte Fassung zurückholen.";

/** Why something named like a text file cannot be read, by system error code. */
const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  EISDIR: "Das ist ein Ordner. Unter diesem Namen wird eine Datei erwartet.",
  ENOENT: "Diese Verknüpfung führt ins Leere. Bitte die Datei selbst hierher legen.",
  ELOOP: "Diese Verknüpfung führt im Kreis. Bitte die Datei selbst hierher legen.",
  EACCES: "Diese Datei darf nicht gelesen werden. Bitte die Zugriffsrechte prüfen.",
};

/** All text files of the content folder, and what is wrong with each by itself. */
export type Content = { model: ContentModel; files: ContentFile[]; issues: Issue[] } & Known;

/** What is known besides a file when it is read: facts that it may name, pictures that are not saved yet. */
type Known = { facts: Facts; unwritten?: UnwrittenPictures | undefined };

/** Reads and checks every text file in the content folder of a project, each by itself. */
export function readContent(root: string, model: ContentModel, unwritten?: UnwrittenPictures): Content {
  const names = namesInContent(root);
  const files: ContentFile[] = [];
  const issues: Issue[] = [];
  const facts = readFacts(root, model);
  const required = model.types.filter(({ collection }) => !collection).map(({ example }) => example);
  const missing = new Set(required.filter((example) => !names.includes(example)));
  for (const name of names) {
    if (!isTextFile(name) || AUTHORS_GUIDE.includes(name)) continue;
    const kind = contentTypeOf(model, name);
    if (!kind) {
      const near = nearest(name, [...missing]);
      if (near) missing.delete(near);
      const hint = near ? `Gemeint ist vielleicht ${near}.` : `Möglich sind: ${examplesFor(model, name).join(", ")}.`;
      issues.push({ file: `content/${name}`, message: `Diese Datei gehört zu keiner Inhaltsart. ${hint}` });
      continue;
    }
    files.push(readFile(root, name, kind, { facts, unwritten }));
  }
  for (const example of missing) issues.push({ file: `content/${example}`, message: MISSING_FILE });
  const isUnreadable = ({ parsed }: ContentFile) => parsed.data === undefined;
  const readable = files.filter((file) => !isUnreadable(file)).map(({ file }) => file);
  const lacksFacts = required.some((name) => definesFacts(name) && !readable.includes(`content/${name}`));
  // Without its facts a file looks wrong in many places, of which none is to be mended there.
  const isReported = (file: ContentFile) => !lacksFacts || isUnreadable(file) || !namesFacts(file.text);
  const checked = files.map((file) => (isReported(file) ? file : { ...file, parsed: { ...file.parsed, body: "" } }));
  return {
    model,
    files: checked,
    facts,
    issues: [...issues, ...files.filter(isReported).flatMap((file) => file.issues)],
    unwritten,
  };
}

function examplesFor({ types }: ContentModel, name: string): string[] {
  const all = types.map(({ example }) => example);
  const [folder] = name.split("/");
  const here = all.filter((example) => example.startsWith(`${folder}/`));
  return here.length > 0 ? here : all;
}

/** Reads and checks one text inside `content/`; `undefined` if its path belongs to no content type. */
export function readContentFile(
  root: string,
  model: ContentModel,
  relativePath: string,
  text: string,
  facts: Facts = readFacts(root, model),
  unwritten?: UnwrittenPictures,
): ContentFile | undefined {
  const kind = contentTypeOf(model, relativePath);
  return kind && checkFile(root, relativePath, kind, text, { facts, unwritten });
}

type TypeAndSlug = { type: ContentType; slug: string };

function readFile(root: string, name: string, kind: TypeAndSlug, known: Known): ContentFile {
  const file = `content/${name}`;
  let text = "";
  try {
    text = readFileSync(path.join(root, file), "utf8");
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const unknown = `Diese Datei lässt sich nicht lesen. Bitte neu speichern. (${code || message})`;
    const parsed = unreadableFile(file, undefined, SYSTEM_ERRORS[code] ?? unknown);
    return { file, ...kind, text, parsed, data: undefined, issues: parsed.issues };
  }
  return checkFile(root, name, kind, text, known);
}

function checkFile(root: string, relativePath: string, kind: TypeAndSlug, text: string, known: Known): ContentFile {
  const file = `content/${relativePath}`;
  const { parsed, issues } = readText(file, text, mayUseFacts(relativePath) ? known.facts : {});
  if (kind.type.collection && !isSlug(kind.slug)) {
    const named = relativePath.endsWith("/index.mdx") ? "des Ordners" : "der Datei";
    issues.push({ file, message: `Der Name ${named} wird zur Adresse. ${slugMessage({ value: kind.slug })}` });
  }
  if (parsed.issues.length > 0) return { file, ...kind, text, parsed, data: undefined, issues };
  const folder = path.dirname(path.join(root, file));
  const context: ValidationContext = {
    pictureIssue: (name) => pictureIssue(root, folder, name, known.unwritten),
    pdfIssue: (name) => pdfIssue(root, folder, name),
  };
  try {
    kind.type.schema.validateSync(parsed.data, { abortEarly: false, strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    issues.push(...toIssues({ file, parsed }, error));
  }
  // Literal hidden characters have been reported; this is about escapes such as "\u200b".
  for (const value of listFieldValues(kind.type.schema, parsed.data))
    if (typeof value.value === "string")
      issues.push(
        ...findHiddenCharacters(value.value).map(({ message }) => issueAt({ file, parsed }, value.path, message)),
      );
  const data = issues.length === 0 ? (kind.type.schema.cast(parsed.data) as Record<string, unknown>) : undefined;
  return { file, ...kind, text, parsed, data, issues };
}

/** A file's data, even if parts of it are invalid; empty if it cannot be read. */
export function dataAsWritten({ data, parsed }: ContentFile): Readonly<Record<string, unknown>> {
  const fields = data ?? parsed.data;
  return typeof fields === "object" && fields !== null && !Array.isArray(fields)
    ? (fields as Record<string, unknown>)
    : {};
}

type ParsedPlace = Pick<ContentFile, "file" | "parsed">;

/** What is wrong with a value of a file. */
export const issueAt = ({ file, parsed }: ParsedPlace, field: FieldValue["path"], message: string): Issue => ({
  file,
  line: parsed.lineOf(field),
  field: formatFieldPath(field),
  message,
});

/** If a field has several errors, this one explains the others: the value is missing. */
const MISSING_VALUE_ERRORS: ReadonlySet<string | undefined> = new Set(["required", "filled"]);

/** One issue per field; none for a field that is missing because its name is misspelt. */
function toIssues(place: ParsedPlace, error: ValidationError): Issue[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const misspelt = new Set(errors.map(({ params }) => params?.meant));
  const byField = new Map<string, ValidationError>();
  for (const entry of errors) {
    const field = entry.path ?? "";
    if (!misspelt.has(field) && !MISSING_VALUE_ERRORS.has(byField.get(field)?.type)) byField.set(field, entry);
  }
  return [...byField].map(([field, { message }]) => ({
    ...issueAt(place, pathParts(field), message),
    field: field || undefined,
  }));
}

/** `related[1].slug` → `["related", 1, "slug"]` */
function pathParts(field: string): (string | number)[] {
  return [...field.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));
}
