import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What decides how a text becomes HTML, besides the text. */
const FOLDERS = ["src/blocks", "src/data-layer", "src/features/calculator", "src/lib", "packages/check-sums/src"];

const hashes = new Map<string, string>();

/**
 * A hash of the code that renders texts, read once: whoever changes it starts the development server anew.
 * @param root the project's folder
 */
export function renderingCode(root = process.cwd()): string {
  const known = hashes.get(root) ?? hashOf(root);
  hashes.set(root, known);
  return known;
}

function hashOf(root: string): string {
  const sum = createHash("sha256");
  for (const folder of FOLDERS.map((name) => path.join(root, name)).filter(existsSync)) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
      sum.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return sum.digest("hex");
}
