// Plain JavaScript without imports from node_modules: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { inLanguageOfCommand } from "./language.mjs";

const NPM_CI = ["ci", "--include=dev", "--no-audit", "--no-fund"];
/**
 * Installs what the lockfile of a folder names, unless it is there; ends the program when npm cannot.
 * @param {string} folder from the project on
 */
export function install(folder) {
  if (isInstalled(folder)) return;
  const { installing, failed } = inLanguageOfCommand({
    en: { installing: "Installing what is named in", failed: "npm ci failed in" },
    de: {
      installing: "Es wird installiert, was hier steht:",
      failed: "Besteht eine Verbindung zum Internet? Es scheiterte npm ci in",
    },
  });
  console.log(`${installing} ${path.join(folder, "package-lock.json")} …`);
  const { status } = spawnSync("npm", NPM_CI, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (status === 0) return;
  console.error(`${failed} ${path.resolve(folder)}.`);
  process.exit(1);
}

/** @param {string} folder whose `node_modules` npm has noted; what is optional may be missing on this platform */
export function isInstalled(folder) {
  try {
    const [wanted, there] = ["package-lock.json", "node_modules/.package-lock.json"].map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")).packages,
    );
    return Object.keys({ ...wanted, ...there }).every((at) =>
      at in there ? there[at].version === wanted[at]?.version : at === "" || wanted[at].optional,
    );
  } catch {
    return false;
  }
}
