import { readdirSync } from "node:fs";
import path from "node:path";
import { leavesOf } from "../model/leaves";
import { isPicture } from "../read/pictures";
import { type ContentFile, dataAsWritten, isTextFile } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import type { Issue } from "../text/issue";

/** What operating systems put into folders by themselves. */
const OF_SYSTEM = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

const UNSEEN = "Dieses Bild zeigt keine Seite. Bitte in einem Text oder Feld nennen, oder löschen.";
const STRAY =
  "Diese Datei nennt kein Text und kein Feld; sie gehört nicht in content/. Bitte an anderer Stelle ablegen.";

/**
 * Checks that every file beside the texts is used: a field or a text names it. What it finds never stops a build.
 * @param root the project's folder
 * @param files the content as read
 * @param documents the rendered Markdown of each file that has any
 */
export function checkFiles(
  root: string,
  files: readonly ContentFile[],
  documents: ReadonlyMap<ContentFile, RenderedDocument>,
): Issue[] {
  const used = new Set(files.flatMap((file) => namedIn(file, documents.get(file))));
  const unknown = files.filter((file) => isUnknown(file, documents.get(file)));
  // A page's pictures lie in another folder.
  const open = unknown.map(({ file, type }) => `${type.family ? path.posix.dirname(file) : "content"}/`);
  return readdirSync(path.join(root, "content"), { recursive: true, withFileTypes: true }).flatMap((entry): Issue[] => {
    const folder = path.relative(root, entry.parentPath).split(path.sep).join("/");
    const file = `${folder}/${entry.name}`;
    if (!entry.isFile() || isTextFile(entry.name) || OF_SYSTEM.test(entry.name)) return [];
    if (used.has(file) || open.some((start) => file.startsWith(start))) return [];
    return [{ file, message: isPicture(entry.name) ? UNSEEN : STRAY }];
  });
}

/** Whether a file may name more than is known: it has errors, or is a draft, whose author has not come to it yet. */
function isUnknown(file: ContentFile, document: RenderedDocument | undefined): boolean {
  if (dataAsWritten(file).draft === true) return true;
  return file.type.family ? document?.issues.length !== 0 : file.parsed.data === undefined;
}

/** Whatever a file may name: each value of a field, read as a path, and the pictures in its text. */
function namedIn({ file, type, parsed }: ContentFile, document: RenderedDocument | undefined): string[] {
  const values = leavesOf(type.schema, parsed.data).map(({ value }) => value);
  const pictures = (document?.pictures ?? []).map(({ src }) => src);
  const folder = path.posix.dirname(file);
  return [...values, ...pictures].flatMap((name) => (typeof name === "string" ? [path.posix.join(folder, name)] : []));
}
