import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * A picture below `static/`: in a folder named after a hash of its content, encoded ones in a folder of that, named after
 * their settings.
 */
const PICTURE = /^([0-9a-f]{32})\/(?:([0-9a-f]{5})\/)?[^/]+$/;

/**
 * The same in a text, however its slashes are written. File names are not compared, because addresses escape some signs.
 * A hash without what follows it stands for all that is below it, because a script may put an address together.
 */
const NAMED =
  /(?:(?<![0-9a-f])|(?<=%2F))([0-9a-f]{32})(?![0-9a-f])(?:(?:\\?\/|%2F)(?:([0-9a-f]{5})(?=\\?\/|%2F))?(?=[^\s"'`$]))?/gi;
const ALL = "*";
/** What stands for the folder of the hash itself. */
const ITSELF = "";

/**
 * Keeps only the pictures in the built site that one of its files names. A warm build leaves those of earlier builds there
 * and never encodes one twice, so unused pictures are moved to a cache folder until one names them again.
 * Without promises, so that it can run when a process ends.
 */
export function moveUnusedPictures(publicFolder: string, cacheFolder: string): void {
  const named = namedPictures(publicFolder);
  const isNamed = (file: string) => {
    const [, hash = "", settings = ITSELF] = PICTURE.exec(file) ?? [];
    const found = named.get(hash);
    return found !== undefined && (found.has(ALL) || found.has(settings));
  };
  const staticFolder = path.join(publicFolder, "static");
  for (const folder of [staticFolder, cacheFolder]) mkdirSync(folder, { recursive: true });
  const [inStatic, cached] = [picturesIn(staticFolder), picturesIn(cacheFolder)];
  const present = new Set(inStatic);
  for (const file of inStatic) if (!isNamed(file)) move(file, staticFolder, cacheFolder);
  for (const file of cached) if (isNamed(file) && !present.has(file)) move(file, cacheFolder, staticFolder);
}

/** Hash of a picture → names of the folders of its encoded sizes, `ITSELF` or `ALL`. */
function namedPictures(publicFolder: string): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const text of builtTexts(publicFolder)) {
    for (const [match, found = "", settings] of text.matchAll(NAMED)) {
      const hash = found.toLowerCase();
      const folder = settings?.toLowerCase() ?? (match.length > hash.length ? ITSELF : ALL);
      // Copies, because substrings would keep the whole text in memory.
      const copy = (part: string) => Buffer.from(part).toString();
      const folders = named.get(hash) ?? new Set();
      folders.add(copy(folder));
      if (!named.has(hash)) named.set(copy(hash), folders);
    }
  }
  return named;
}

/** Files of these kinds, and those without an ending, such as `_redirects`. */
const TEXT = /(\.(html?|json|m?js|css|xml|txt|svg|webmanifest|rss|atom|md|map)|(^|\/)[^./]+)$/i;

/** The texts of all files in a built site, one at a time. */
function* builtTexts(publicFolder: string): Generator<string> {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT.test(entry.name)) yield readFileSync(path.join(entry.parentPath, entry.name), "utf8");
  }
}

/** Paths of the pictures in a folder, without the fonts next to them. */
function picturesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => PICTURE.test(file));
}

/** Copies and deletes, because the cache may be on another disk, where renaming fails. */
function move(file: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  copyFileSync(path.join(from, file), path.join(to, file));
  rmSync(path.join(from, file));
}
