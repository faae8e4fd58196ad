import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { linkPackages } from "../../../scripts/lib/fixture-site";

/** Lines of a failed build that are shown. */
const SHOWN_LINES = 40;

/** Where packages are installed; all but the first only once they are used. */
const INSTALLED = ["node_modules", "workshop/node_modules"];

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

/**
 * Runs `scripts/build.ts` in a copy; temporary files go to the folder `tmp` beside it.
 * @param environment variables on top of the present ones
 * @returns how long it took, s
 * @throws when the build fails, with the end of its output
 */
export async function build(copy: string, environment: Record<string, string> = {}): Promise<number> {
  // Gatsby's workers leave folders behind; here they go with the copy's surroundings.
  const temporary = path.join(path.dirname(copy), "tmp");
  mkdirSync(temporary, { recursive: true });
  const started = performance.now();
  const child = spawn(path.join("node_modules", ".bin", "tsx"), ["scripts/build.ts"], {
    cwd: copy,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      CI: "1",
      NO_COLOR: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
      TMPDIR: temporary,
      ...environment,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => output.push(text));
  const [code] = await once(child, "close");
  if (code !== 0) {
    throw new Error(`The build failed:\n${output.join("").split("\n").slice(-SHOWN_LINES).join("\n")}`);
  }
  return (performance.now() - started) / 1000;
}
