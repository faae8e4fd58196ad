import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ValidationError } from "yup";
import { type ContentModel, type ContentType, contentTypeOf } from "../model/content-type";
import { type FieldValue, formatFieldPath, listFieldValues } from "../model/field-values";
import { isSlug, slugMessage, type ValidationContext } from "../model/fields";
import type { Issue } from "../text/issue";
import { nearest } from "../text/nearest";
import { definesFacts, type Facts, mayUseFacts, namesFacts, readFacts } from "./facts";
import { type ParsedFile, unreadableFile } from "./parse";
import { pdfIssue, pictureIssue } from "./pictures";
import { readText } from "./read-text";
import { valueIssues } from "./value-issues";

/** A content file that was read; has `data` only if valid. */
export type ContentFile = {
  /** Path relative to the project root, for messages. */
  file: string;
  type: ContentType;
  /** Empty for content of a fixed page. */
  slug: string;
  /** As it stands in the file. */
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

/** Why something named like a text file cannot be read, by system error code. */
const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  EISDIR: "Das ist ein Ordner. Unter diesem Namen wird eine Datei erwartet.",
  ENOENT: "Diese Verknüpfung führt ins Leere. Bitte die Datei selbst hierher legen.",
  ELOOP: "Diese Verknüpfung führt im Kreis. Bitte die Datei selbst hierher legen.",
  EACCES: "Diese Datei darf nicht gelesen werden. Bitte die Zugriffsrechte prüfen.",
};

/** All text files of the content folder, and what is wrong with each by itself. */
export type Content = { model: ContentModel; files: ContentFile[]; issues: Issue[] };

/**
 * Reads and checks every text file in the content folder, each by itself.
 * @param root the project's folder, which contains `content/`
 * @param model what may stand there
 */
export function readContent(root: string, model: ContentModel): Content {
  const folder = path.join(root, "content");
  const names = readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((name) => name.split(path.sep).join("/"))
    .sort();
  const files: ContentFile[] = [];
  const issues: Issue[] = [];
  const facts = readFacts(root);
  const required = model.types.filter(({ family }) => !family).map(({ example }) => example);
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
    files.push(readFile(root, name, kind, facts));
  }
  for (const example of missing) {
    issues.push({
      file: `content/${example}`,
      message: "Diese Datei fehlt. Ohne sie kann die Seite nicht gebaut werden. Bitte die letzte Fassung zurückholen.",
    });
  }
  const isUnreadable = ({ parsed }: ContentFile) => parsed.data === undefined;
  const lacksFacts = files.some((file) => definesFacts(file.file.slice("content/".length)) && isUnreadable(file));
  // Without its facts a file looks wrong in many places, of which none is to be mended there.
  const isReported = (file: ContentFile) => !lacksFacts || isUnreadable(file) || !namesFacts(file.text);
  return { model, files, issues: [...issues, ...files.filter(isReported).flatMap((file) => file.issues)] };
}

/** Examples of files allowed in the same folder, or else of all files. */
function examplesFor({ types }: ContentModel, name: string): string[] {
  const all = types.map(({ example }) => example);
  const [folder] = name.split("/");
  const here = all.filter((example) => example.startsWith(`${folder}/`));
  return here.length > 0 ? here : all;
}

/**
 * Parses one content file and checks it against its schema.
 * @param root the project's folder, to look for pictures
 * @param model what may stand in its content folder
 * @param relativePath path inside `content/`
 * @param facts what the text may name; read from the content folder when left out
 * @returns `undefined` if the path belongs to no content type
 */
export function readContentFile(
  root: string,
  model: ContentModel,
  relativePath: string,
  text: string,
  facts: Facts = readFacts(root),
): ContentFile | undefined {
  const kind = contentTypeOf(model, relativePath);
  return kind && checkFile(root, relativePath, kind, text, facts);
}

type TypeAndSlug = { type: ContentType; slug: string };

function readFile(root: string, name: string, kind: TypeAndSlug, facts: Facts): ContentFile {
  let text: string;
  try {
    text = readFileSync(path.join(root, "content", name), "utf8");
  } catch (error) {
    return unreadFile(name, kind, error as NodeJS.ErrnoException);
  }
  return checkFile(root, name, kind, text, facts);
}

function unreadFile(
  relativePath: string,
  kind: TypeAndSlug,
  { code = "", message }: NodeJS.ErrnoException,
): ContentFile {
  const file = `content/${relativePath}`;
  const reason = SYSTEM_ERRORS[code] ?? `Diese Datei lässt sich nicht lesen. Bitte neu speichern. (${code || message})`;
  const parsed = unreadableFile(file, undefined, reason);
  return { file, ...kind, text: "", parsed, data: undefined, issues: parsed.issues };
}

function checkFile(root: string, relativePath: string, kind: TypeAndSlug, text: string, known: Facts): ContentFile {
  const file = `content/${relativePath}`;
  const { parsed, issues } = readText(file, text, mayUseFacts(relativePath) ? known : {});
  if (kind.type.family && !isSlug(kind.slug)) {
    const named = relativePath.endsWith("/index.mdx") ? "des Ordners" : "der Datei";
    issues.push({ file, message: `Der Name ${named} wird zur Adresse. ${slugMessage({ value: kind.slug })}` });
  }
  if (parsed.issues.length > 0) return { file, ...kind, text, parsed, data: undefined, issues };
  const folder = path.dirname(path.join(root, file));
  const context: ValidationContext = {
    pictureIssue: (name) => pictureIssue(root, folder, name),
    pdfIssue: (name) => pdfIssue(root, folder, name),
  };
  try {
    kind.type.schema.validateSync(parsed.data, { abortEarly: false, strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    issues.push(...toIssues(file, error, parsed));
  }
  issues.push(...valueIssues(file, listFieldValues(kind.type.schema, parsed.data), parsed.lineOf));
  const data = issues.length === 0 ? (kind.type.schema.cast(parsed.data) as Record<string, unknown>) : undefined;
  return { file, ...kind, text, parsed, data, issues };
}

/**
 * A file's data, even if parts of it are invalid.
 * @returns an empty group for a file that cannot be read
 */
export function dataAsWritten({ data, parsed }: ContentFile): Readonly<Record<string, unknown>> {
  const fields = data ?? parsed.data;
  return typeof fields === "object" && fields !== null && !Array.isArray(fields)
    ? (fields as Record<string, unknown>)
    : {};
}

/** What is wrong with a value of a file. */
export const issueAt = ({ file, parsed }: ContentFile, field: FieldValue["path"], message: string): Issue => ({
  file,
  line: parsed.lineOf(field),
  field: formatFieldPath(field),
  message,
});

/** If a field has several errors, this one explains the others: the value is missing. */
const MISSING_VALUE_ERRORS: ReadonlySet<string | undefined> = new Set(["required", "filled"]);

/** One issue per field; none for a field that is missing because its name is misspelt. */
function toIssues(file: string, error: ValidationError, parsed: ParsedFile): Issue[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const misspelt = new Set(errors.map(({ params }) => params?.meant));
  const byField = new Map<string, ValidationError>();
  for (const entry of errors) {
    const field = entry.path ?? "";
    if (!misspelt.has(field) && !MISSING_VALUE_ERRORS.has(byField.get(field)?.type)) byField.set(field, entry);
  }
  return [...byField].map(([field, { message }]) => ({
    file,
    line: parsed.lineOf(pathParts(field)),
    field: field || undefined,
    message,
  }));
}

/** `related[1].slug` → `["related", 1, "slug"]` */
function pathParts(field: string): (string | number)[] {
  return [...field.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));
}
