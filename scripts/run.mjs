// Starts a script of this project: `node scripts/run.mjs build` runs `scripts/build.ts`. Installs what is missing first.
// Plain JavaScript: it runs before anything is installed.
import { createRequire } from "node:module";

await import("./ensure-installed.mjs");

const compilers = await Promise.all([import("tsx/cjs/api"), import("tsx/esm/api")]);
for (const { register } of compilers) register();
const [name] = process.argv.splice(2, 1);
createRequire(import.meta.url)(`./${name}.ts`);

/** How often it is looked whether npm is still there, ms. */
const PARENT_CHECK_MS = 500;

// A signal to npm ends npm and its shell, but not what runs in that shell.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGTERM"), PARENT_CHECK_MS).unref();
