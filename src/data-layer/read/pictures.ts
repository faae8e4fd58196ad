import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../lib/attempt";
import { nearest } from "../../lib/nearest";
import { slugFrom } from "../text/slug";

/** Bytes; what visitors may be asked to load for a sheet of paper. */
const MAX_PDF_BYTES = 1_000_000;
const PDF = /\.pdf$/i;
/** Pictures that are not saved yet: absolute path → where they lie meanwhile. Only the editor has such. */
export type UnwrittenPictures = ReadonlyMap<string, string>;

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i;

/** Whether a file's name is that of a picture. */
export const isPicture = (name: string): boolean => PICTURE.test(name);

/** Why a field cannot name this picture, relative to the folder of its file; `undefined` if it can. */
export function pictureIssue(
  root: string,
  folder: string,
  name: string,
  unwritten?: UnwrittenPictures,
): string | undefined {
  if (!isInContent(root, folder, name))
    return `„${name}“ liegt nicht in content/. Bitte das Bild neben diese Datei oder nach content/pictures legen.`;
  const missing = missingFile(folder, name, unwritten);
  if (missing) return `${missing} Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.png.`;
  return isPicture(name) ? undefined : `„${name}“ ist kein Bild. Erlaubt sind PNG, JPEG, WebP, AVIF und SVG.`;
}

/** Why a field cannot offer this file as a PDF. */
export function pdfIssue(root: string, folder: string, name: string): string | undefined {
  if (!isInContent(root, folder, name)) return `„${name}“ liegt nicht in content/. Bitte neben diese Datei legen.`;
  const missing = missingFile(folder, name);
  if (missing) return `${missing} Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.pdf.`;
  const bytes = readFileSync(path.resolve(folder, name));
  if (!PDF.test(name) || !bytes.subarray(0, 5).equals(Buffer.from("%PDF-")))
    return `„${name}“ ist kein PDF. Bitte das Blatt als PDF speichern.`;
  return bytes.length > MAX_PDF_BYTES ? `„${name}“ ist größer als 1 MB. Bitte kleiner speichern.` : undefined;
}

const isInContent = (root: string, folder: string, name: string) =>
  path.resolve(folder, name).startsWith(path.resolve(root, "content") + path.sep);

/** A name as it was before an address was made of it: `mein%20bild.png`. */
const decoded = (name: string): string => attempt(() => decodeURIComponent(name)) ?? name;

/** Says that a file does not exist, and which may be meant; case matters, as where the site is built. */
export function missingFile(folder: string, name: string, unwritten?: UnwrittenPictures): string | undefined {
  const target = path.resolve(folder, name);
  if (unwritten?.has(target)) return undefined;
  const directory = path.dirname(target);
  const base = path.basename(target);
  const neighbours = existsSync(directory) ? readdirSync(directory) : [];
  if (neighbours.includes(base) && statSync(target, { throwIfNoEntry: false })?.isFile()) return undefined;
  if (neighbours.some((other) => other !== base && other.normalize() === base.normalize()))
    return `Die Datei „${name}“ heißt im Ordner nur scheinbar so. Bitte ohne Umlaute nennen, hier und im Ordner.`;
  const near = nearest(
    decoded(base),
    neighbours.filter((other) => other !== base && (isPicture(other) || PDF.test(other))),
  );
  if (near && /\s/.test(near)) {
    const { name: stem, ext } = path.parse(near);
    return `Die Datei „${name}“ gibt es nicht. Vielleicht ist „${near}“ gemeint; bitte ohne Leerzeichen nennen, hier und im Ordner: ${slugFrom(stem)}${ext}.`;
  }
  const hint = near ? ` Gemeint ist vielleicht ${name.slice(0, name.length - base.length)}${near}.` : "";
  return `Die Datei „${name}“ gibt es nicht.${hint}`;
}
