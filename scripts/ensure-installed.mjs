// Installs the dependencies when they are missing or differ from the lockfile.
// Plain JavaScript without imports from node_modules: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

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
