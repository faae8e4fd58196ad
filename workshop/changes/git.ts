import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tryGit } from "../../scripts/lib/git";

const MAX_BYTES = 2 ** 30;

/** @throws with what git says, when it fails */
function git(root: string, args: string[], variables = {}): Buffer {
  const options = { cwd: root, maxBuffer: MAX_BYTES, env: { ...process.env, ...variables } };
  const { status, stdout, stderr, error } = spawnSync("git", args, options);
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

/**
 * The commit with which a work tree is compared.
 * @param base a name that git knows; without it, where the work left the branch main
 * @throws in German, when git knows no such commit
 */
export function baseCommit(root: string, base?: string): string {
  const find = (name: string) =>
    tryGit(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], root);
  const names = base === undefined ? ["origin/main", "main"] : [base];
  const commit = names.map(find).find((each) => each !== undefined);
  if (!commit) throw new Error(`Den Stand „${names.join("“ oder „")}“ kennt git hier nicht.`);
  return base === undefined ? git(root, ["merge-base", commit, "HEAD"]).toString().trim() : commit;
}

/**
 * The work tree as git would commit it, files that are new included; its own list of files stays as it is.
 * @returns a name for `checkOut` and `changedFiles`
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

/** Writes what a commit or a work tree has below a path into a folder. */
export function checkOut(root: string, state: string, below: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const input = git(root, ["archive", "--format=tar", state, "--", below]);
  const { status, stderr } = spawnSync("tar", ["-xf", "-", "-C", folder], { input });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
}

/** Files below a path that differ between two states. */
export const changedFiles = (root: string, before: string, after: string, below: string): string[] =>
  git(root, ["diff", "--name-only", "--no-renames", "-z", before, after, "--", below])
    .toString()
    .split("\0")
    .filter(Boolean);
