// Starts a script of this project: `node scripts/run.mjs preview` runs `scripts/preview.ts`. Installs
// what is missing first, and leaves no process behind, whichever of them is ended and how.
// Plain JavaScript: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import "./ensure-installed.mjs";
import "./lib/leash.cjs";

/** How long a script has to end by itself after Ctrl-C, which the terminal tells it as well, ms. */
const GRACE_MS = 500;

const [name, ...args] = process.argv.slice(2);
const leash = fileURLToPath(new URL("lib/leash.cjs", import.meta.url)).replaceAll("\\", "/");
const child = spawn(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...args], {
  stdio: "inherit",
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require "${leash}"` },
});

watchNpm();

/** npm starts scripts in a shell, which lives on when npm is gone. */
function watchNpm() {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(process.ppid)], { encoding: "utf8" });
  const [, npm] = /^\s*(\d+)\s+\S*sh -c /.exec(stdout ?? "") ?? [];
  if (!npm || !process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    try {
      process.kill(Number(npm), 0);
    } catch {
      clearInterval(timer);
      child.kill("SIGTERM");
    }
  }, GRACE_MS);
  timer.unref();
}

for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
process.on("SIGINT", () => setTimeout(() => child.kill("SIGINT"), GRACE_MS));
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
