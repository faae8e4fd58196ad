// Installs the dependencies when they are missing or differ from the lockfile, and compiles the packages among them that
// are kept here.
// Plain JavaScript without imports from node_modules: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Commands of content authors. */
const IN_GERMAN = ["check-content", "dev", "edit", "golive", "new"];
const texts = IN_GERMAN.includes(process.argv[2] ?? "")
  ? {
      /** @param {string} version */
      node: (version) => `Nötig ist Node 20.19 oder neuer, hier läuft ${version}. Siehe https://nodejs.org.`,
      installing: "Es wird installiert, was in package-lock.json steht …",
    }
  : {
      /** @param {string} version */
      node: (version) => `Node 20.19 or newer is needed, this is ${version}. See https://nodejs.org.`,
      installing: "Installing dependencies from package-lock.json …",
    };

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(texts.node(process.versions.node));
  process.exit(1);
}

if (!isInstalled()) {
  console.log(texts.installing);
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const workspaces = JSON.parse(readFileSync("package.json", "utf8")).workspaces.filter(isStale);
if (workspaces.length > 0) {
  const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--build", ...workspaces], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const folder of workspaces) writeFileSync(recordOf(folder), "");
}

/**
 * Written once a package is compiled, so that an interrupted compilation is repeated.
 * @param {string} folder
 */
function recordOf(folder) {
  return path.join(folder, "dist", "complete");
}

/**
 * Whether a package was not compiled since its sources changed.
 * @param {string} folder
 */
function isStale(folder) {
  const record = recordOf(folder);
  if (!existsSync(record)) return true;
  const compiledAt = statSync(record).mtimeMs;
  const sources = readdirSync(path.join(folder, "src")).map((name) => path.join(folder, "src", name));
  return sources.some((file) => statSync(file).mtimeMs > compiledAt);
}

/**
 * Whether node_modules holds what the lockfile names. npm notes what it installed in
 * node_modules/.package-lock.json; packages for other platforms are missing there by right.
 */
function isInstalled() {
  try {
    const wanted = packagesOf("package-lock.json");
    const installed = packagesOf("node_modules/.package-lock.json");
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}
