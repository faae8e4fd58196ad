// Plain JavaScript without imports from node_modules: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Installs what the lockfile of a folder names.
 * @param {string} folder
 * @param {string[]} options of `npm ci`
 * @returns {boolean} whether npm was able to
 */
export function installFrom(folder, ...options) {
  const shell = process.platform === "win32";
  return spawnSync("npm", ["ci", ...options], { cwd: folder, stdio: "inherit", shell }).status === 0;
}

/**
 * Whether a folder's `node_modules` holds what its lockfile names, as npm has noted there; packages for other platforms
 * are missing by right.
 * @param {string} folder
 * @param {boolean} withTests also what only its tests need
 */
export function isInstalled(folder, withTests = true) {
  try {
    const there = packagesOf(path.join(folder, "node_modules/.package-lock.json"));
    return Object.entries(packagesOf(path.join(folder, "package-lock.json"))).every(
      ([at, { version, dev, optional }]) =>
        at === "" || optional || (dev && !withTests) || there[at]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean }>}
 */
const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, "utf8")).packages;
