import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A file, the text that it had, and where its new text waits. */
type Move = { place: string; base: string | undefined; waiting: string };

/** Says what is to be moved, should the editor end in the middle of it. */
const journalOf = (root: string) => path.join(root, "node_modules/.cache/editor/moves.json");
/** Becomes the journal once all texts wait. */
const planOf = (root: string) => `${journalOf(root)}.plan`;

const textOf = (place: string) => (existsSync(place) ? readFileSync(place, "utf8") : undefined);
const movesIn = (list: string): Move[] => JSON.parse(textOf(list) ?? "[]");

/** Writes several files, all or none, even if the editor ends meanwhile. @param texts by absolute path */
export async function writeTogether(root: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const moves = [...texts.keys()].map((place): Move => {
    const waiting = path.join(path.dirname(place), `.${randomUUID()}.tmp`);
    return { place, base: textOf(place), waiting };
  });
  try {
    await mkdir(path.dirname(journalOf(root)), { recursive: true });
    await writeFile(planOf(root), JSON.stringify(moves));
    for (const { place, waiting } of moves) await writeFile(waiting, texts.get(place) ?? "", { flag: "wx" });
    await rename(planOf(root), journalOf(root));
  } catch (error) {
    await drop(planOf(root));
    throw error;
  }
  await finishWriting(root);
}

/**
 * Finishes what an editor began that ended in the middle of it, and takes away what it did not get to begin.
 * @returns the files, from the project's folder, that somebody has changed since and that stay so
 */
export async function finishWriting(root: string): Promise<string[]> {
  await drop(planOf(root));
  const changed: string[] = [];
  for (const { place, base, waiting } of movesIn(journalOf(root))) {
    if (!existsSync(waiting)) continue;
    if (textOf(place) === base) await rename(waiting, place);
    else changed.push(path.relative(root, place));
  }
  await drop(journalOf(root));
  return changed;
}

/** Takes away a list of moves, with the texts that wait. */
async function drop(list: string): Promise<void> {
  for (const { waiting } of movesIn(list)) await rm(waiting, { force: true });
  await rm(list, { force: true });
}
