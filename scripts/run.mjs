// Starts a script of this project: `node scripts/run.mjs build` runs `scripts/build.ts`, `workshop/new` is a folder with a
// `command.ts`. Installs what is missing first, and compiles the packages that are kept here. Plain JavaScript: it runs
// before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { install } from "./lib/install.mjs";
import { inLanguageOfCommand } from "./lib/language.mjs";

const [name = ""] = process.argv.slice(2);
const [folder = ""] = name.split("/", 1);
const script = fileURLToPath(new URL(name === folder ? `${name}.ts` : `../${name}/command.ts`, import.meta.url));
process.argv.splice(1, 2, script);

const { engines, workspaces } = JSON.parse(readFileSync("package.json", "utf8"));
const [oldest] = /[\d.]+/.exec(engines.node) ?? [];
if (process.versions.node.localeCompare(oldest ?? "", "en", { numeric: true }) < 0) {
  const en = `Node ${oldest} or newer is needed, this is ${process.version}. See https://nodejs.org.`;
  const de = `Nötig ist Node ${oldest} oder neuer, hier läuft ${process.version}. Siehe https://nodejs.org.`;
  console.error(inLanguageOfCommand({ en, de }));
  process.exit(1);
}

install(".");
if (name !== folder) install(folder);
const compiler = ["node_modules/typescript/bin/tsc", "--build", ...workspaces];
if (spawnSync(process.execPath, compiler, { stdio: "inherit" }).status !== 0) process.exit(1);

const compilers = await Promise.all([import("tsx/cjs/api"), import("tsx/esm/api")]);
for (const { register } of compilers) register();
createRequire(import.meta.url)(script);

/** How often it is looked whether npm is still there, ms. */
const PARENT_CHECK_MS = 500;

// A signal to npm ends npm and its shell, but not what runs in that shell.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGTERM"), PARENT_CHECK_MS).unref();
