import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Lockfile = { packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }> };

const TEXTS = {
  en: {
    installing: (folder: string) => `Installing what ${folder} needs …`,
    failed: (folder: string) => `npm ci failed in ${folder}.`,
  },
  de: {
    installing: (folder: string) => `Einmalig wird installiert, was ${folder} braucht …`,
    failed: (folder: string) =>
      `In ${folder} ließ sich nichts installieren. Bitte prüfen, ob eine Verbindung zum Internet besteht.`,
  },
};

/**
 * Installs what a folder with a lockfile of its own needs, unless it is there already. The site's own install knows nothing
 * of it.
 * @param folder from the project on, e.g. `packages/editor`
 * @param withTests also what its tests need
 * @param language of what is said meanwhile; content authors read German
 * @throws when npm fails
 */
export function installPackage(
  folder: string,
  { withTests = false, language = "en" as keyof typeof TEXTS } = {},
): void {
  if (isInstalled(folder, withTests)) return;
  const { installing, failed } = TEXTS[language];
  console.log(installing(folder));
  const { status } = spawnSync("npm", ["ci", ...(withTests ? [] : ["--omit=dev"])], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(failed(folder));
}

/** Whether a folder's `node_modules` holds what its lockfile names; packages for other platforms are missing by right. */
export function isInstalled(folder: string, withTests: boolean): boolean {
  const installed = path.join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const there = packagesOf(installed);
  return Object.entries(packagesOf(path.join(folder, "package-lock.json"))).every(
    ([at, { version, dev, optional }]) =>
      at === "" || optional || (dev && !withTests) || there[at]?.version === version,
  );
}

const packagesOf = (lockfile: string) => (JSON.parse(readFileSync(lockfile, "utf8")) as Lockfile).packages;
