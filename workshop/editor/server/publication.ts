import { readFileSync } from "node:fs";
import path from "node:path";
import { type Form, formIn } from "../collections";
import { deepEqual, readEntry } from "../format";
import type { Issue, Workspace } from "../workspace";
import { attempt, type Git, type GitFailure, gitIn, toUserError } from "./git";
import { inFolder, UserError, writeFileAtomically } from "./store";

/** A file of `content/` that differs from the last commit. */
export type Change = {
  file: string;
  kind: "neu" | "geändert" | "gelöscht" | "umbenannt";
  /** Its name before. */
  from?: string;
  /** What happened to it, for a reader of the history. */
  words: string;
};

export type Plan = {
  changes: Change[];
  /** Commits that are not on the server yet, and go along. */
  unpushed: string[];
  branch: string;
  /** Where it is pushed to; absent when there is no server. */
  remote?: string | undefined;
  issues: Issue[];
  /** What keeps the site from going live, in words for the author. */
  missing: string[];
  commitMessage: string;
};

/** A file that the author and others have changed at the same place, and the version from which both come. */
export type Conflict = { file: string; base: string; mine: string; theirs: string };
/** What the author wants in the files that others have changed as well. */
type Chosen = Readonly<Record<string, string>>;
/** `files` are published, `left` are not: if they are not all that has changed by now, nothing is published. */
type PublishRequest = { commitMessage: string; files: string[]; left?: string[]; chosen?: Chosen };

/** Commits what was changed in `content/`, and pushes it. */
export function publicationActions(workspace: Workspace) {
  const git = gitIn(workspace.root);
  return {
    publication: () => planPublication(workspace, git),
    /** @returns the commit, or what hinders pushing it */
    async publish({ commitMessage, files, left = [], chosen = {} }: PublishRequest) {
      await pushTarget(git);
      const changes = await changesNow(workspace, git);
      if (
        changes.length !== files.length + left.length ||
        !changes.every(({ file }) => [...files, ...left].includes(file))
      )
        throw new UserError("Inzwischen hat sich noch etwas geändert. Bitte sehen Sie es sich erst an.", 409);
      const published = changes.filter(({ file }) => files.includes(file));
      const paths = published.flatMap(({ file, from }) => (from ? [from, file] : [file]));
      const issues = await (left.length > 0 ? issuesOf(workspace, git, paths) : workspace.checkAll());
      if (issues.length > 0) throw new UserError(refusal(issues, left.length > 0), 409);
      if (published.length > 0 && !commitMessage.trim())
        throw new UserError("Bitte sagen Sie in einem Satz, was sich ändert.");
      try {
        if (published.length > 0) {
          await git("add", "--all", "--", ...paths);
          await git("commit", "--message", commitMessage.trim(), "--", ...paths);
        }
        const conflicts = await push(workspace.root, git, chosen);
        return { commit: (await git("rev-parse", "--short", "HEAD")).trim(), conflicts };
      } catch (error) {
        throw toUserError(error);
      }
    },
  };
}

function refusal(issues: readonly Issue[], isPart: boolean): string {
  const [{ file, message } = { file: "", message: "" }] = issues;
  const more = issues.length > 1 ? ` Und ${issues.length - 1} weitere.` : "";
  const found = `Die Prüfung findet Fehler in ${file}: ${message}${more}`;
  return isPart ? `Für sich allein lässt sich das nicht veröffentlichen. ${found}` : found;
}

/** Calls a function with git, a list of its own of what is committed next, and an empty folder. */
const apart = <Result>(root: string, use: (git: Git, folder: string) => Promise<Result>): Promise<Result> =>
  inFolder(async (folder) => {
    const git = gitIn(root, path.join(folder, "index"));
    // A project may have no commit yet.
    await attempt(git("read-tree", "HEAD"));
    return use(git, path.join(folder, "files"));
  });

/** What would be wrong if nothing but some files were committed. */
const issuesOf = (workspace: Workspace, git: Git, paths: readonly string[]): Promise<Issue[]> =>
  apart(workspace.root, async (apartGit, folder) => {
    await apartGit("add", "--all", "--", ...paths);
    const files = (await apartGit("ls-files", "-z", "--", "content")).split("\0").filter(Boolean);
    await apartGit("checkout-index", `--prefix=${folder}/`, "--", ...files);
    return workspace.checkAll(path.join(folder, (await git("rev-parse", "--show-prefix")).trim()));
  });

async function planPublication(workspace: Workspace, git: Git): Promise<Plan> {
  const { branch, unpushed, remote } = await pushTarget(git);
  const [changes, issues] = [await changesNow(workspace, git), await workspace.checkAll()];
  // With errors, nothing goes live anyway.
  const missing = issues.length > 0 ? [] : await workspace.missing();
  return { changes, issues, missing, branch, remote, unpushed, commitMessage: suggestMessage(changes) };
}

/** A finished file of `content/`, not one that the editor is about to write. */
const FINISHED = ["content", ":(exclude,glob)content/**/.*.tmp"];

const KINDS: Readonly<Record<string, Change["kind"]>> = { A: "neu", D: "gelöscht", R: "umbenannt" };

/** What differs from the last commit; that a file was renamed, git knows only once all is added. */
const changesNow = ({ root, collections }: Workspace, git: Git): Promise<Change[]> =>
  apart(root, async (apartGit) => {
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    await apartGit("add", "--all", "--", ...FINISHED);
    const output = await apartGit("diff", "--cached", "--name-status", "--find-renames", "-z", "--", "content");
    const parts = output.split("\0").values();
    const changes: Change[] = [];
    for (const state of parts) {
      if (!state) break;
      const next = () => String(parts.next().value).slice(prefix.length);
      const [kind, first] = [KINDS[state.charAt(0)] ?? "geändert", next()];
      const file = kind === "umbenannt" ? next() : first;
      const [old, now] = [
        kind === "neu" ? "" : await git("show", `HEAD:./${first}`),
        kind === "gelöscht" ? "" : readFileSync(path.join(root, file), "utf8"),
      ];
      const words = changeInWords(formIn(collections, file), file, kind, old, now);
      changes.push({ kind, file, words, ...(file !== first && { from: first }) });
    }
    return changes;
  });

/** „Pilot“ geändert: Titel, Text */
function changeInWords(form: Form | undefined, file: string, kind: Change["kind"], old: string, now: string): string {
  const [before, after] = [readEntry(old), readEntry(now)];
  const title = after.title ?? before.title;
  const name = form?.single ?? (form && typeof title === "string" ? `„${title}“` : file.replace("content/", ""));
  const fields = form?.fields.filter((each) => !deepEqual(before[each.name], after[each.name])) ?? [];
  const labels = kind === "geändert" ? fields.map(({ label }) => label) : [];
  return `${name} ${kind}${labels.length > 0 ? `: ${labels.join(", ")}` : ""}`;
}

/** Letters of a line that git's tools show whole. */
const LINE = 72;

/** Names as many changes as there is room for. Pictures belong to the texts that show them. */
function suggestMessage(changes: readonly Change[]): string {
  const texts = changes.filter(({ file }) => /\.(mdx|json)$/.test(file));
  const words = (texts.length > 0 ? texts : changes).map((change) => change.words);
  const withRest = (named: readonly string[]) =>
    named.join("; ") + (named.length < words.length ? ` und ${words.length - named.length} weitere` : "");
  let count = words.length;
  while (count > 1 && withRest(words.slice(0, count)).length > LINE) count -= 1;
  return withRest(words.slice(0, count));
}

/**
 * Where the branch is pushed to.
 * @throws UserError during an unfinished merge or rebase, when no branch is checked out, or when more than content would go
 */
async function pushTarget(git: Git) {
  // While git rebases, no branch is checked out.
  const branch = await attempt(git("symbolic-ref", "--short", "HEAD"));
  if (!branch || (await attempt(git("rev-parse", "--verify", "--quiet", "MERGE_HEAD"))))
    throw new UserError(
      "Git steckt mitten in etwas anderem (Merge, Rebase oder ein alter Stand). Bitte erst das beenden.",
    );
  const upstream = await attempt(git("rev-parse", "--abbrev-ref", "@{upstream}"));
  const remotes = (await git("remote")).trim().split("\n").filter(Boolean);
  const tracked = remotes.find((name) => upstream?.startsWith(`${name}/`));
  const remote = tracked ?? remotes[0];
  const unpushedIn = async (...places: string[]) => {
    const there = tracked ? "@{upstream}" : `--remotes=${remote}`;
    const log =
      remote && (await git("log", "--full-history", "--format=%h „%s“", "HEAD", "--not", there, "--", ...places));
    return log ? log.trim().split("\n") : [];
  };
  // Also where a later commit takes it back: what is pushed can be read by others.
  const foreign = await unpushedIn(":/", ":(exclude)content");
  if (foreign.length > 0)
    throw new UserError(
      `Auf diesem Rechner liegen Commits, die mehr als content/ ändern und noch nicht auf dem Server sind; sie gingen mit: ${foreign.join(", ")}. Ihre Texte bleiben, wie sie sind. Bitte lassen Sie jemanden aus der Entwicklung diese Commits übertragen (git push) oder auf einen anderen Zweig legen; danach geht es hier weiter.`,
      409,
    );
  const remoteBranch = tracked && upstream ? upstream.slice(tracked.length + 1) : branch;
  return { branch, remote, remoteBranch, unpushed: await unpushedIn() };
}

/** Pushes, after a rebase or a merge when others have pushed meanwhile. @returns conflicts that are not settled */
async function push(root: string, git: Git, chosen: Chosen): Promise<Conflict[]> {
  const { remote, remoteBranch } = await pushTarget(git);
  if (!remote) return [];
  const send = () => git("push", "--no-follow-tags", "--set-upstream", remote, `HEAD:${remoteBranch}`);
  const refusal = await send().then(
    () => undefined,
    (failure: GitFailure) => failure,
  );
  if (!refusal) return [];
  if (!/rejected|fetch first|non-fast-forward/.test(refusal.stderr ?? "")) throw refusal;
  await git("fetch", remote, remoteBranch);
  if ((await attempt(git("rebase", "--autostash", "FETCH_HEAD"))) === undefined) {
    await attempt(git("rebase", "--abort"));
    const conflicts = await mergeFetched(root, git, chosen);
    if (conflicts.length > 0) return conflicts;
  }
  await send();
  return [];
}

/** Merges what others have pushed. @returns all conflicts, unless `chosen` settles every one; the merge is then undone */
async function mergeFetched(root: string, git: Git, chosen: Chosen): Promise<Conflict[]> {
  try {
    await git("merge", "--no-edit", "--autostash", "FETCH_HEAD");
    return [];
  } catch (failure) {
    try {
      const names = await git("diff", "--name-only", "--relative", "--diff-filter=U", "-z");
      const files = names.split("\0").filter(Boolean);
      if (files.length === 0) throw failure;
      const conflicts = await Promise.all(files.map((file) => conflictIn(git, file)));
      if (!files.every((file) => Object.hasOwn(chosen, file))) {
        await git("merge", "--abort");
        return conflicts;
      }
      for (const file of files) await writeFileAtomically(path.join(root, file), chosen[file] ?? "");
      await git("add", "--", ...files);
      await git("commit", "--no-edit");
      return [];
    } catch (error) {
      await attempt(git("merge", "--abort"));
      throw error;
    }
  }
}

/** @throws UserError when one side does not have the file, or it is none that the editor shows */
async function conflictIn(git: Git, file: string): Promise<Conflict> {
  const versions = [1, 2, 3].map((stage) => git("show", `:${stage}:./${file}`).catch(() => undefined));
  const [base = "", mine, theirs] = await Promise.all(versions);
  if (!/^content\/.*\.(mdx|json)$/.test(file) || mine === undefined || theirs === undefined)
    throw new UserError(
      `Auch andere haben ${file} geändert, gelöscht oder angelegt; beide Fassungen zeigt dieser Editor nicht. Ihre Änderungen sind auf diesem Rechner festgehalten, aber nicht übertragen. Bitte lassen Sie jemanden aus der Entwicklung „git pull“ ausführen und die Datei zusammenführen; danach geht es hier weiter.`,
      409,
    );
  return { file, base, mine, theirs };
}
