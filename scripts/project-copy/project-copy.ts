import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build writes, from its first file to its last. */
const BUILT = [".cache", "public", "deploy"];
/** Lines of a failed build that are shown. */
const SHOWN_LINES = 40;

export type Build = {
  seconds: number;
  output: string;
};

/** Where packages are installed; all but the first only once they are used. */
const INSTALLED = ["node_modules", "packages/editor/node_modules"];

/** Copies the tracked files of a project as they are now into a new folder, and links the packages. */
export function copyProject(project: string, copy: string): void {
  copyTracked(project, copy, ".");
  for (const folder of INSTALLED.filter((each) => existsSync(path.join(project, each))))
    linkPackages(path.join(project, folder), path.join(copy, folder));
}

/** Copies the tracked files below a path inside the project; files deleted in the work tree stay away. */
export function copyTracked(project: string, copy: string, below: string): void {
  const names = execFileSync("git", ["ls-files", "-z", "--", below], { cwd: project, encoding: "utf8" }).split("\0");
  for (const name of names.filter((entry) => entry !== "" && existsSync(path.join(project, entry)))) {
    const target = path.join(copy, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(project, name), target);
  }
}

/** Fills a folder with links, one for each package: what a build keeps in `node_modules/.cache` stays its own. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== ".cache") symlinkSync(path.resolve(from, name), path.join(to, name));
  }
}

/** Removes what builds left in a copy, except drawn social cards. */
export function clean(copy: string): void {
  for (const name of BUILT) rmSync(path.join(copy, name), { recursive: true, force: true });
}

/**
 * Runs `scripts/build.ts` in a copy; temporary files go to the folder `tmp` beside it.
 * @param stopped ends the build and all its processes
 * @throws when the build fails, with the end of its output, or when it was stopped
 */
export async function build(copy: string, stopped = new AbortController().signal): Promise<Build> {
  stopped.throwIfAborted();
  // Gatsby's workers leave folders behind; here they go with the copy's surroundings.
  const temporary = path.join(path.dirname(copy), "tmp");
  mkdirSync(temporary, { recursive: true });
  const started = performance.now();
  // A process group of its own can be ended as one.
  const child = spawn(path.join("node_modules", ".bin", "tsx"), ["scripts/build.ts"], {
    cwd: copy,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1", TMPDIR: temporary },
  });
  const { pid } = child;
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => chunks.push(text));
  const end = () => pid && process.kill(-pid, "SIGKILL");
  stopped.addEventListener("abort", end, { once: true });
  try {
    const [code] = await once(child, "close");
    stopped.throwIfAborted();
    const output = chunks.join("");
    if (code !== 0) throw new Error(`The build failed:\n${output.split("\n").slice(-SHOWN_LINES).join("\n")}`);
    return { seconds: (performance.now() - started) / 1000, output };
  } finally {
    stopped.removeEventListener("abort", end);
  }
}
