import { createHash } from "node:crypto";
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inLanguageOfCommand } from "./language.mjs";

/** Says in a folder what a command has written there, so that the next run replaces nothing else. */
const RECORD = ".written";

const refusal = inLanguageOfCommand({
  en: (folder: string) =>
    `In ${folder} lies something that this command did not write; it stays as it is. Please name a new or an empty folder.`,
  de: (folder) =>
    `In ${folder} liegt etwas, das dieser Befehl nicht geschrieben hat; es bleibt, wie es ist. Bitte einen neuen oder leeren Ordner nennen.`,
});

/** @throws with what to do, unless the folder is missing, empty, or just as `writeFolder` left it */
export function refuseForeign(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return;
  const record = path.join(folder, RECORD);
  const isOurs = existsSync(record) && readFileSync(record, "utf8") === contentsOf(folder);
  if (!isOurs && !(lstatSync(folder).isDirectory() && readdirSync(folder).length === 0))
    throw new Error(refusal(folder));
}

/**
 * Writes a folder, in the place of what an earlier run wrote there.
 * @param write gets a folder whose contents come there at the end, even when it fails
 * @throws before anything is written, when something else lies there
 */
export async function writeFolder<Result>(folder: string, write: (draft: string) => Promise<Result>): Promise<Result> {
  refuseForeign(folder);
  const draft = mkdtempSync(path.join(tmpdir(), "output-"));
  try {
    return await write(draft);
  } finally {
    refuseForeign(folder);
    rmSync(folder, { recursive: true, force: true });
    cpSync(draft, folder, { recursive: true });
    writeFileSync(path.join(folder, RECORD), contentsOf(folder));
    rmSync(draft, { recursive: true });
  }
}

/** A hash of all that lies in a folder, but for the record. */
function contentsOf(folder: string): string {
  const sum = createHash("sha256");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name !== RECORD);
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    sum.update(`\0${name}\0`).update(lstatSync(file).isFile() ? readFileSync(file) : "");
  }
  return sum.digest("hex");
}
