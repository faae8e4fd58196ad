import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** A picture below `static/`: in a folder named after a hash of its content, encoded ones in one of that, after settings. */
const PICTURE = /^([0-9a-f]{32})[\\/](?:([0-9a-f]{5})[\\/])?[^\\/]+\.\w+$/;

/** The same in a text, however its slashes are written. File names are not compared, because addresses escape some signs. */
const NAMED =
  /(?:(?<![0-9a-f])|(?<=%2F))([0-9a-f]{32})(?![0-9a-f])((?:\\?\/|%2F)(?:([0-9a-f]{5})(?=\\?\/|%2F))?(?=[^\s"'`$]))?/gi;

/** Files of these kinds, and those without an ending, such as `_redirects`. */
const TEXT = /(\.(html?|json|m?js|css|xml|txt|svg|webmanifest|rss|atom|md|map)|^[^.]+)$/i;

/**
 * Keeps only the pictures in the built site that one of its files names. A warm build leaves those of earlier builds there
 * and never encodes one twice, so unused pictures are moved to a cache folder until one names them again.
 * Without promises, so that it can run when a process ends.
 */
export function moveUnusedPictures(publicFolder: string, cacheFolder: string): void {
  const named = namedPictures(publicFolder);
  const isNamed = (file: string) => {
    const [, hash = "", settings = ""] = PICTURE.exec(file) ?? [];
    return named.has(hash) || named.has(`${hash}/${settings}`);
  };
  const staticFolder = path.join(publicFolder, "static");
  for (const folder of [staticFolder, cacheFolder]) mkdirSync(folder, { recursive: true });
  const unused = picturesIn(staticFolder).filter((file) => !isNamed(file));
  const missing = picturesIn(cacheFolder).filter((file) => isNamed(file) && !existsSync(path.join(staticFolder, file)));
  for (const file of unused) move(file, staticFolder, cacheFolder);
  for (const file of missing) move(file, cacheFolder, staticFolder);
}

/**
 * What the texts of a built site name: the hash and the settings of a picture, `hash/` for one without settings; a hash alone
 * for all that is below it, because a script may put an address together.
 */
function namedPictures(publicFolder: string): ReadonlySet<string> {
  const named = new Set<string>();
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const text = readFileSync(path.join(entry.parentPath, entry.name), "utf8");
    for (const [, hash, below, settings = ""] of text.matchAll(NAMED)) {
      const name = below ? `${hash}/${settings}` : `${hash}`;
      // A copy, because a part of the text would keep all of it in memory.
      named.add(Buffer.from(name.toLowerCase()).toString());
    }
  }
  return named;
}

/** Paths of the pictures in a folder, without the fonts next to them. */
const picturesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => PICTURE.test(file));

/** Copies and deletes, because the cache may be on another disk, where renaming fails. */
function move(file: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  copyFileSync(path.join(from, file), path.join(to, file));
  rmSync(path.join(from, file));
}
