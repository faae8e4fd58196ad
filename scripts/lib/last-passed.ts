import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tryGit } from "./git";

/** The commit, or git's own copy of the work tree, that passed `npm test` last; goes with the installed packages. */
const RECORD = "node_modules/.cache/tests/last-passed";

/** The state that passed last, as git names it; `undefined` if there is none, or git has removed it. */
export function lastPassed(): string | undefined {
  const state = existsSync(RECORD) ? readFileSync(RECORD, "utf8").trim() : "";
  return state && tryGit(["cat-file", "-e", `${state}^{commit}`]) !== undefined ? state : undefined;
}

/** Files that are not as they were in that state, files that git does not track included. */
export function changedSince(state: string): string[] {
  const changed = tryGit(["diff", "--name-only", "--no-renames", state]);
  const untracked = tryGit(["ls-files", "--others", "--exclude-standard"]);
  return `${changed ?? ""}\n${untracked ?? ""}`.split("\n").filter(Boolean);
}

/** Remembers the work tree as it is, committed or not. */
export function savePassed(): void {
  const state = tryGit(["stash", "create"]) || tryGit(["rev-parse", "HEAD"]);
  if (!state) return;
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, state);
}
