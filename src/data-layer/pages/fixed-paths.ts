import { readdirSync } from "node:fs";
import path from "node:path";
import { articleListPath } from "../../config/article-lists";

/** Places on those pages that links may lead to. */
export const FIXED_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  "/contact": ["form"],
  "/product": ["features", "integrations"],
  "/career": ["stellen"],
};

/**
 * Paths of the pages that are there whatever the content: the overview of the articles, and what
 * stands in `src/pages`, e.g. `/about`.
 * @param root the project's folder
 */
export function fixedPaths(root: string): string[] {
  const pages = readdirSync(path.join(root, "src", "pages"))
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `/${name.replace(/\.tsx$/, "").replace(/^index$/, "")}`);
  return [articleListPath(1), ...pages];
}
