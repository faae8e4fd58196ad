// Starts a script of this project: `node scripts/run.mjs build` runs `scripts/build.ts`. Installs what is missing first.
// Plain JavaScript: it runs before anything is installed.
import { createRequire } from "node:module";
import "./ensure-installed.mjs";

const compilers = await Promise.all([import("tsx/cjs/api"), import("tsx/esm/api")]);
for (const { register } of compilers) register();
const [name] = process.argv.splice(2, 1);
createRequire(import.meta.url)(`./${name}.ts`);
