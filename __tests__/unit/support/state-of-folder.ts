import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** All that lies in a folder, byte for byte. */
export const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .map(({ entry, file }) => [file, entry.isFile() && createHash("sha256").update(readFileSync(file)).digest("hex")])
    .sort();
