import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { git, tryGit } from "../../scripts/lib/git";

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
