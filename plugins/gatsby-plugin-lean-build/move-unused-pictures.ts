import { readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/**
 * The folder of a picture in Gatsby's output: named after a hash of its content, with subfolders for encoded sizes, named
 * after their settings. File names are not compared, because URLs escape some characters.
 */
const PICTURE_FOLDER = /\/static\/([0-9a-f]{32}(?:\/[0-9a-f]{5}(?=\/))?)\//g;

/**
 * Keeps only the pictures in use in the built site. A warm build leaves those of earlier builds there and never encodes
 * one twice, so unused pictures are moved to a cache folder until a page uses them again.
 */
export async function moveUnusedPictures(publicFolder: string, cacheFolder: string): Promise<void> {
  const used = await usedFolders(path.join(publicFolder, "page-data"));
  const siteFolder = path.join(publicFolder, "static");
  await Promise.all([siteFolder, cacheFolder].map((folder) => mkdir(folder, { recursive: true })));
  const [inSite, cached] = await Promise.all([picturesIn(siteFolder), picturesIn(cacheFolder)]);
  const present = new Set(inSite);
  for (const file of inSite) if (!used.has(path.posix.dirname(file))) await move(file, siteFolder, cacheFolder);
  for (const file of cached) {
    if (used.has(path.posix.dirname(file)) && !present.has(file)) await move(file, cacheFolder, siteFolder);
  }
}

/** The folders of all pictures in the page data, the only place that refers to content pictures. */
async function usedFolders(pageData: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const name of await readdir(pageData, { recursive: true })) {
    if (!name.endsWith(".json")) continue;
    const text = readFileSync(path.join(pageData, name), "utf8");
    for (const [, folder = ""] of text.matchAll(PICTURE_FOLDER)) used.add(folder);
  }
  return used;
}

/** Paths of the pictures in a folder, without the fonts next to them. */
async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => `/static/${file}`.search(PICTURE_FOLDER) === 0);
}

/** Copies and deletes, because the cache may be on another disk, where renaming fails. */
async function move(file: string, from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, file)), { recursive: true });
  await copyFile(path.join(from, file), path.join(to, file));
  await rm(path.join(from, file));
}
