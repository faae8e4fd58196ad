import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Width in px of pictures that have been read to their end, by a hash of their bytes. */
export type KnownPictures = Map<string, number>;

/** Survives `gatsby clean`. */
const FOLDER = "node_modules/.cache";
const FILE = "whole-pictures.json";

/** Those of this process: a preview checks again whenever something is saved. */
const known: KnownPictures = new Map();
const loaded = new Set<string>();

/**
 * The pictures that need not be read to their end again.
 * @param root the project's folder
 */
export async function loadKnownPictures(root: string): Promise<KnownPictures> {
  if (loaded.has(root)) return known;
  loaded.add(root);
  try {
    const stored: unknown = JSON.parse(await readFile(path.join(root, FOLDER, FILE), "utf8"));
    for (const [hash, width] of Object.entries(stored ?? {})) if (typeof width === "number") known.set(hash, width);
  } catch {
    // There is none yet, or it was cut off while it was written.
  }
  return known;
}

/** Keeps the pictures for the next run, where there is a place for it. */
export async function storeKnownPictures(root: string, pictures: KnownPictures): Promise<void> {
  const folder = path.join(root, FOLDER);
  try {
    await mkdir(folder);
  } catch {
    // It is there, or nothing is installed here.
  }
  await writeFile(path.join(folder, FILE), JSON.stringify(Object.fromEntries(pictures))).catch(() => undefined);
}
