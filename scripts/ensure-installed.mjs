// Installs the dependencies when they are missing or differ from the lockfile, and compiles the packages among them that
// are kept here, unless they are compiled.
// Plain JavaScript without imports from node_modules: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { installFrom, isInstalled } from "./lib/npm-install.mjs";

/** Commands of content authors. */
const IN_GERMAN = /^dev$|^\.\.\/workshop\//;
const texts = IN_GERMAN.test(process.argv[2] ?? "")
  ? {
      node: `Nötig ist Node 20.19 oder neuer, hier läuft ${process.version}. Siehe https://nodejs.org.`,
      installing: "Es wird installiert, was in package-lock.json steht …",
    }
  : {
      node: `Node 20.19 or newer is needed, this is ${process.version}. See https://nodejs.org.`,
      installing: "Installing dependencies from package-lock.json …",
    };

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(texts.node);
  process.exit(1);
}

if (!isInstalled(".")) {
  console.log(texts.installing);
  if (!installFrom(".", "--no-audit", "--no-fund")) process.exit(1);
}

const { workspaces } = JSON.parse(readFileSync("package.json", "utf8"));
const compiler = ["node_modules/typescript/bin/tsc", "--build", ...workspaces];
if (spawnSync(process.execPath, compiler, { stdio: "inherit" }).status !== 0) process.exit(1);
