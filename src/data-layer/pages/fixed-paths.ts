import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Paths of the pages that stand in `src/pages`, e.g. `/about`.
 * @param root the project's folder
 */
export function fixedPaths(root: string): string[] {
  return readdirSync(path.join(root, "src", "pages"))
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `/${name.replace(/\.tsx$/, "").replace(/^index$/, "")}`);
}
