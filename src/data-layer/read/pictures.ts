import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { nearest } from "../text/nearest";

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i;

/**
 * Why a file cannot be the picture of a field.
 * @param root the project's folder
 * @param folder the content file's folder, to which the name is relative
 * @returns German, with a remedy; `undefined` if it can
 */
export function pictureIssue(root: string, folder: string, name: string): string | undefined {
  if (!path.resolve(folder, name).startsWith(path.resolve(root, "content") + path.sep))
    return `„${name}“ liegt nicht in content/. Bitte das Bild neben diese Datei oder nach content/pictures legen.`;
  const missing = missingFile(folder, name);
  if (missing) return `${missing} Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.png.`;
  return PICTURE.test(name) ? undefined : `„${name}“ ist kein Bild. Erlaubt sind PNG, JPEG, WebP, AVIF und SVG.`;
}

/**
 * Says that a file does not exist, and which one may be meant. Case matters, as it does where the site is built.
 * @returns `undefined` if the file exists
 */
export function missingFile(folder: string, name: string): string | undefined {
  const target = path.resolve(folder, name);
  const directory = path.dirname(target);
  const base = path.basename(target);
  const neighbours = existsSync(directory) ? readdirSync(directory) : [];
  if (neighbours.includes(base) && statSync(target, { throwIfNoEntry: false })?.isFile()) return undefined;
  const near = nearest(
    base,
    neighbours.filter((other) => other !== base && PICTURE.test(other)),
  );
  const hint = near ? ` Gemeint ist vielleicht ${name.slice(0, name.length - base.length)}${near}.` : "";
  return `Die Datei „${name}“ gibt es nicht.${hint}`;
}
