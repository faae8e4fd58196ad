import { readdirSync } from "node:fs";
import path from "node:path";
import { listFieldValues } from "../../../../src/data-layer/model/field-values";
import { isPicture } from "../../../../src/data-layer/read/pictures";
import {
  type Content,
  type ContentFile,
  dataAsWritten,
  isTextFile,
} from "../../../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../../../src/data-layer/render/document-cache";
import { renderAll } from "../../../../src/data-layer/render/render-document";
import type { RenderedDocument } from "../../../../src/data-layer/render/render-mdx";
import type { Issue } from "../../../../src/data-layer/text/issue";
import type { Rule } from "../../rule";

/** Files that operating systems create. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

const UNUSED_PICTURE = "Dieses Bild zeigt keine Seite. Bitte in einem Text oder Feld nennen, oder löschen.";
const UNUSED_FILE =
  "Diese Datei nennt kein Text und kein Feld; sie gehört nicht in content/. Bitte an anderer Stelle ablegen.";

/** Checks that a field or a text names every file beside the texts; what it finds never stops a build. */
async function unusedFiles(root: string, { files }: Content, cache: DocumentCache): Promise<Issue[]> {
  const documents = await renderAll(files, cache);
  const used = new Set(files.flatMap((file) => filesUsedBy(file, documents.get(file))));
  const incomplete = files.filter((file) => mayUseMoreFiles(file, documents.get(file)));
  // A page's pictures lie in another folder.
  const skippedFolders = incomplete.map(
    ({ file, type }) => `${type.collection ? path.posix.dirname(file) : "content"}/`,
  );
  return readdirSync(path.join(root, "content"), { recursive: true, withFileTypes: true }).flatMap((entry): Issue[] => {
    const folder = path.relative(root, entry.parentPath).split(path.sep).join("/");
    const file = `${folder}/${entry.name}`;
    if (!entry.isFile() || isTextFile(entry.name) || SYSTEM_FILE.test(entry.name)) return [];
    if (used.has(file) || skippedFolders.some((start) => file.startsWith(start))) return [];
    return [{ file, message: isPicture(entry.name) ? UNUSED_PICTURE : UNUSED_FILE }];
  });
}

/** Whether a file may use more files than are known: it has errors or is an unfinished draft. */
function mayUseMoreFiles(file: ContentFile, document: RenderedDocument | undefined): boolean {
  if (dataAsWritten(file).draft === true) return true;
  return file.parsed.data === undefined || (document?.issues.length ?? 0) > 0;
}

/** All paths that a file may use: every field value, read as a path, and the pictures in its text. */
function filesUsedBy({ file, type, parsed }: ContentFile, document: RenderedDocument | undefined): string[] {
  const values = listFieldValues(type.schema, parsed.data).map(({ value }) => value);
  const pictures = (document?.pictures ?? []).map(({ src }) => src);
  const folder = path.posix.dirname(file);
  return [...values, ...pictures].flatMap((name) => (typeof name === "string" ? [path.posix.join(folder, name)] : []));
}

export const rule = {
  inProject: unusedFiles,
  ofFolder: true,
} satisfies Rule;
