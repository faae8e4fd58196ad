import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A hash of files and of what is in folders, without type declarations, which decide about no result; what does not
 * exist is left out.
 * @param root the folder to which the entries are relative
 * @param settings what else decides about the result
 */
export function hashOfFiles(root: string, entries: readonly string[], settings = ""): string {
  const sum = createHash("sha256").update(settings);
  for (const file of entries.flatMap((entry) => filesBelow(path.join(root, entry)))) {
    if (file.endsWith(".d.ts")) continue;
    sum.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return sum.digest("hex");
}

/** The file itself, or all files in a folder, sorted. */
function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  const children = readdirSync(entry, { recursive: true, withFileTypes: true }).filter((child) => child.isFile());
  return children.map((child) => path.join(child.parentPath, child.name)).sort();
}
