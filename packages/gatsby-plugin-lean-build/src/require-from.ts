import { createRequire } from "node:module";
import path from "node:path";

/**
 * Requires the last of these packages as the one before it does, and so on up to the project; there may be several of it.
 * @returns `undefined` where one is not installed
 */
export function requireFrom(projectFolder: string, ...packages: readonly [...string[], string]): unknown {
  let from = path.join(projectFolder, "gatsby-config.js");
  try {
    for (const name of packages.slice(0, -1)) from = createRequire(from).resolve(`${name}/package.json`);
    return createRequire(from)(packages[packages.length - 1] as string);
  } catch {
    return undefined;
  }
}
