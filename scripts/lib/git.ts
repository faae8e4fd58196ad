import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { attempt } from "../../src/lib/attempt";

const MAX_BYTES = 2 ** 30;

/** What git prints in a folder. @throws with what git says, when it fails */
export function git(root: string, args: readonly string[], variables = {}): Buffer {
  const options = { cwd: root, maxBuffer: MAX_BYTES, env: { ...process.env, ...variables } };
  const { status, stdout, stderr, error } = spawnSync("git", args, options);
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

/** What git prints in a folder; `undefined` when it fails, as it does outside of a repository, or is not there. */
export const tryGit = (args: readonly string[], folder = "."): string | undefined =>
  attempt(() => git(folder, args).toString().trim());

/**
 * The work tree as git would commit it, files that are new included; its own list of files stays as it is.
 * @returns git's name for it
 */
export function workTree(root: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "index-"));
  const variables = { GIT_INDEX_FILE: path.join(folder, "index") };
  try {
    git(root, ["add", "--all"], variables);
    return git(root, ["write-tree"], variables).toString().trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
