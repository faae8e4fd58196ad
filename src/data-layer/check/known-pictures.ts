import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Width in px of pictures that were fully read before, by a hash of their bytes. */
export type KnownPictures = Map<string, number>;

/** Survives `gatsby clean`. */
const FOLDER = "node_modules/.cache";
const FILE = "whole-pictures.json";

/** Those of this process: a preview checks again on every save. */
const known: KnownPictures = new Map();
const loaded = new Set<string>();

/**
 * The pictures that need not be fully read again.
 * @param root the project's folder
 */
export async function loadKnownPictures(root: string): Promise<KnownPictures> {
  if (loaded.has(root)) return known;
  loaded.add(root);
  try {
    const stored: unknown = JSON.parse(await readFile(path.join(root, FOLDER, FILE), "utf8"));
    for (const [hash, width] of Object.entries(stored ?? {})) if (typeof width === "number") known.set(hash, width);
  } catch {
    // There is no file yet, or writing it was interrupted.
  }
  return known;
}

/** Stores the pictures for the next run, if possible. */
export async function storeKnownPictures(root: string, pictures: KnownPictures): Promise<void> {
  const folder = path.join(root, FOLDER);
  try {
    await mkdir(folder);
  } catch {
    // The folder exists already, or nothing is installed here.
  }
  await writeFile(path.join(folder, FILE), JSON.stringify(Object.fromEntries(pictures))).catch(() => undefined);
}
