import { spawnSync } from "node:child_process";

/** What git prints in a folder; `undefined` when it fails, as it does outside of a repository, or is not there. */
export function tryGit(args: readonly string[], folder = "."): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
