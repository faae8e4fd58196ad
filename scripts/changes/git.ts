import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";

const MAX_BYTES = 2 ** 30;

/** @throws with what git says, when it fails */
function git(root: string, ...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, maxBuffer: MAX_BYTES });
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

/**
 * The commit with which a work tree is compared.
 * @param base a name that git knows; without it, where the work left the branch main
 * @throws in German, when git knows no such commit
 */
export function baseCommit(root: string, base?: string): string {
  const find = (name: string) => {
    const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  };
  const names = base === undefined ? ["origin/main", "main"] : [base];
  const commit = names.map(find).find((each) => each !== undefined);
  if (!commit) throw new Error(`Den Stand „${names.join("“ oder „")}“ kennt git hier nicht.`);
  return base === undefined ? git(root, "merge-base", commit, "HEAD").toString().trim() : commit;
}

/** Writes what a commit has below a path into a folder. */
export function checkOut(root: string, commit: string, below: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const input = git(root, "archive", "--format=tar", commit, "--", below);
  const { status, stderr } = spawnSync("tar", ["-xf", "-", "-C", folder], { input });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
}

/** Files below a path that are not as in a commit, those that git does not track included. */
export function changedFiles(root: string, commit: string, below: string): string[] {
  const list = (...args: string[]) =>
    git(root, ...args, "--", below)
      .toString()
      .split("\0")
      .filter(Boolean);
  const changed = list("diff", "--name-only", "--no-renames", "-z", commit);
  return [...new Set([...changed, ...list("ls-files", "--others", "--exclude-standard", "-z")])].sort();
}
