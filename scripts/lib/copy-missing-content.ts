import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/content-model";

const PICTURES = "pictures";

/**
 * Completes a content folder of tests: a single file that it lacks, such as that of a new page, is copied from
 * `content/`, with the pictures. So a new page needs its texts only once.
 * @param folder a copy of the tests' content, to be changed
 */
export function copyMissingContent(folder: string): void {
  const missing = contentModel.types
    .filter(({ collection, example }) => !collection && !existsSync(path.join(folder, example)))
    .map(({ example }) => example);
  for (const name of missing) cpSync(path.join("content", name), path.join(folder, name));
  if (missing.length > 0) {
    cpSync(path.join("content", PICTURES), path.join(folder, PICTURES), { recursive: true, force: false });
  }
}
