import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { git } from "../../scripts/lib/git";

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
