import { readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Where Gatsby puts a picture's files: a folder named after its bytes, with subfolders for encoded sizes named after
 * their settings. File names are left out, because URLs escape some characters.
 */
const PICTURE_FOLDER = /\/static\/([0-9a-f]{32}(?:\/[0-9a-f]{5}(?=\/))?)\//g;

/**
 * Keeps only the pictures in use in the built site. A warm build leaves those of earlier builds there and never encodes
 * one twice, so unused ones go to the shelf, a part of Gatsby's cache, until a page shows them again.
 */
export async function shelvePictures(publicFolder: string, shelf: string): Promise<void> {
  const shown = await shownFolders(path.join(publicFolder, "page-data"));
  const site = path.join(publicFolder, "static");
  await Promise.all([site, shelf].map((folder) => mkdir(folder, { recursive: true })));
  const [inSite, onShelf] = await Promise.all([picturesIn(site), picturesIn(shelf)]);
  const present = new Set(inSite);
  for (const file of inSite) if (!shown.has(path.posix.dirname(file))) await move(file, site, shelf);
  for (const file of onShelf) {
    if (shown.has(path.posix.dirname(file)) && !present.has(file)) await move(file, shelf, site);
  }
}

/** The folders of all pictures in the page data, the only source of content pictures. */
async function shownFolders(pageData: string): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const name of await readdir(pageData, { recursive: true })) {
    if (!name.endsWith(".json")) continue;
    const text = readFileSync(path.join(pageData, name), "utf8");
    for (const [, folder = ""] of text.matchAll(PICTURE_FOLDER)) shown.add(folder);
  }
  return shown;
}

/** Paths of the pictures in a folder; the site's fonts are next to the picture folders. */
async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => `/static/${file}`.search(PICTURE_FOLDER) === 0);
}

/** Copies, because the cache may be on another disk. */
async function move(file: string, from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, file)), { recursive: true });
  await copyFile(path.join(from, file), path.join(to, file));
  await rm(path.join(from, file));
}
