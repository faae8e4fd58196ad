import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ValidationError } from "yup";
import { type ContentType, contentTypeOf, contentTypes } from "../model/content-types";
import { isSlug, slugMessage, type ValidationContext } from "../model/fields";
import { type ParsedFile, parseJsonFile, parseMdxFile } from "./parse";
import type { Problem } from "./problem";

/** A content file that was read; `data` only when it is valid. */
export type ContentFile = {
  /** Path from the project's root, for messages. */
  file: string;
  type: ContentType;
  /** Empty for content that fills a fixed page. */
  slug: string;
  parsed: ParsedFile;
  data: Record<string, unknown> | undefined;
  problems: Problem[];
};

const TEXT_FILE = /\.(mdx?|json|ya?ml)$/;

/**
 * Reads and checks every text file of the content folder, each by itself.
 * @param root the project's folder; content is read from `content/` in it
 */
export async function readContent(root: string): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const folder = path.join(root, "content");
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(path.sep).join("/")).sort();
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    if (!TEXT_FILE.test(name)) continue;
    const text = await readFile(path.join(folder, name), "utf8");
    const file = readContentFile(root, name, text);
    if (file) files.push(file);
    else
      problems.push({
        file: `content/${name}`,
        message: `Diese Datei gehört zu keiner Inhaltsart. Möglich sind: ${contentTypes.map(({ example }) => example).join(", ")}.`,
      });
  }
  for (const type of contentTypes) {
    if (!type.pagePath && !files.some((file) => file.type === type)) {
      problems.push({
        file: `content/${type.example}`,
        message: "Diese Datei fehlt. Ohne sie kann die Seite nicht gebaut werden.",
      });
    }
  }
  return { files, problems: [...problems, ...files.flatMap((file) => file.problems)] };
}

/**
 * Parses one content file and checks it against its schema.
 * @param root the project's folder, to look for pictures
 * @param relativePath path inside `content/`
 * @returns `undefined` when the path belongs to no kind of content
 */
export function readContentFile(root: string, relativePath: string, text: string): ContentFile | undefined {
  const kind = contentTypeOf(relativePath);
  if (!kind) return undefined;
  const file = `content/${relativePath}`;
  const parsed = relativePath.endsWith(".json") ? parseJsonFile(file, text) : parseMdxFile(file, text);
  const problems = [...parsed.problems];
  if (kind.type.pagePath && !isSlug(kind.slug)) {
    problems.push({ file, message: `Der Name der Datei wird zur Adresse. ${slugMessage({ value: kind.slug })}` });
  }
  let data: Record<string, unknown> | undefined;
  if (problems.length === 0) {
    const directory = path.dirname(path.join(root, file));
    const context: ValidationContext = {
      exists: (name) => {
        const target = path.resolve(directory, name);
        const inside = target.startsWith(path.join(root, "content") + path.sep);
        return inside && existsSync(target) && statSync(target).isFile();
      },
    };
    try {
      kind.type.schema.validateSync(parsed.data, { abortEarly: false, strict: true, context });
      data = kind.type.schema.cast(parsed.data) as Record<string, unknown>;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(...toProblems(file, error, parsed));
    }
  }
  return { file, type: kind.type, slug: kind.slug, parsed, data, problems };
}

function toProblems(file: string, error: ValidationError, parsed: ParsedFile): Problem[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  return errors.map(({ path: field = "", message }) => ({
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
