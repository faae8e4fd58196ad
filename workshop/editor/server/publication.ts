import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEntry } from "../format";
import type { Issue, Workspace } from "../workspace";
import { attempt, type Git, type GitFailure, gitIn, toUserError } from "./git";
import { UserError, writeFileAtomically } from "./store";

/** A file of `content/` that differs from the last commit. */
export type Change = {
  file: string;
  kind: "neu" | "geändert" | "gelöscht" | "umbenannt";
  /** Its name before. */
  from?: string;
};

/** What publishing would do. */
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
  /** A proposal for the commit's message. */
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
      const changes = await changesNow(workspace.root, git);
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
async function apart<Result>(root: string, use: (git: Git, folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "publication-"));
  try {
    const git = gitIn(root, path.join(folder, "index"));
    // A project may have no commit yet.
    await attempt(git("read-tree", "HEAD"));
    return await use(git, path.join(folder, "files"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What would be wrong if nothing but some files were committed. */
const issuesOf = (workspace: Workspace, git: Git, paths: readonly string[]): Promise<Issue[]> =>
  apart(workspace.root, async (apartGit, folder) => {
    await apartGit("add", "--all", "--", ...paths);
    const files = (await apartGit("ls-files", "-z", "--", "content")).split("\0").filter(Boolean);
    await apartGit("checkout-index", `--prefix=${folder}/`, "--", ...files);
    return workspace.checkAll(path.join(folder, (await git("rev-parse", "--show-prefix")).trim()));
  });

async function planPublication({ root, checkAll, missing }: Workspace, git: Git): Promise<Plan> {
  const { branch, unpushed, remote } = await pushTarget(git);
  const [changes, issues] = [await changesNow(root, git), await checkAll()];
  const commitMessage = suggestMessage(root, changes);
  // With errors, nothing goes live anyway.
  return {
    changes,
    issues,
    missing: issues.length > 0 ? [] : await missing(),
    branch,
    remote,
    unpushed,
    commitMessage,
  };
}

/** A finished file of `content/`, not one that the editor is about to write. */
const FINISHED = ["content", ":(exclude,glob)content/**/.*.tmp"];

const KINDS: Readonly<Record<string, Change["kind"]>> = { A: "neu", D: "gelöscht", R: "umbenannt" };

/** What differs from the last commit; that a file was renamed, git knows only once all is added. */
const changesNow = (root: string, git: Git): Promise<Change[]> =>
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
      changes.push(kind === "umbenannt" ? { kind, from: first, file: next() } : { kind, file: first });
    }
    return changes;
  });

function suggestMessage(root: string, changes: readonly Change[]): string {
  const texts = changes.filter(({ file }) => /\.(mdx|json)$/.test(file));
  const names = texts.map(({ file, kind }) => {
    const title = kind === "gelöscht" ? undefined : readEntry(readFileSync(path.join(root, file), "utf8")).title;
    return `${typeof title === "string" ? `„${title}“` : file.replace(/^content\/|(\/index)?\.\w+$/g, "")} ${kind}`;
  });
  return names.length > 0 && names.length < 3 ? names.join(", ") : `${names.length || changes.length} Änderungen`;
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
