import { readFileSync } from "node:fs";
import path from "node:path";
import { readEntry } from "../format";
import type { Issue, Workspace } from "../workspace";
import { attempt, type Git, type GitFailure, gitIn, toUserError } from "./git";
import { UserError, writeFileAtomically } from "./store";

/** A file of `content/` that differs from the last commit. */
export type Change = { file: string; kind: "neu" | "geändert" | "gelöscht" };

/** What publishing would do. */
export type Plan = {
  changes: Change[];
  /** Commits that are not on the server yet. */
  unpushed: number;
  branch: string;
  /** Where it is pushed to; absent when there is no server. */
  remote?: string | undefined;
  issues: Issue[];
  /** A proposal for the commit's message. */
  commitMessage: string;
};

/** A file that the author and others have changed at the same place, and the version from which both come. */
export type Conflict = { file: string; base: string; mine: string; theirs: string };
/** What the author wants in the files that others have changed as well. */
type Chosen = Readonly<Record<string, string>>;
/** `files` are those that the author has seen: if others have changed meanwhile, nothing is published. */
type PublishRequest = { commitMessage: string; files: string[]; chosen?: Chosen };

/** Commits what was changed in `content/`, and pushes it. */
export function publicationActions(workspace: Workspace) {
  const git = gitIn(workspace.root);
  return {
    publication: () => planPublication(workspace, git),
    /** @returns the commit, or what hinders pushing it */
    async publish({ commitMessage, files, chosen = {} }: PublishRequest) {
      const { issues, changes } = await planPublication(workspace, git);
      if (issues.length > 0) throw new UserError("Die Prüfung findet Fehler.", 409);
      const changed = changes.map(({ file }) => file);
      if (changed.join("\n") !== files.join("\n"))
        throw new UserError("Inzwischen hat sich noch etwas geändert. Bitte sehen Sie es sich erst an.", 409);
      if (changed.length > 0 && !commitMessage.trim())
        throw new UserError("Bitte sagen Sie in einem Satz, was sich ändert.");
      try {
        if (changed.length > 0) {
          await git("add", "--all", "--", ...changed);
          await git("commit", "--message", commitMessage.trim(), "--", ...changed);
        }
        const conflicts = await push(workspace.root, git, chosen);
        return { commit: (await git("rev-parse", "--short", "HEAD")).trim(), conflicts };
      } catch (error) {
        throw toUserError(error);
      }
    },
  };
}

async function planPublication({ root, checkAll }: Workspace, git: Git): Promise<Plan> {
  const { branch, upstream, remote } = await pushTarget(git);
  const [changes, issues] = [await changesNow(git), await checkAll()];
  const unpushed = upstream ? Number(await git("rev-list", "--count", "@{upstream}..HEAD")) : remote ? 1 : 0;
  return { changes, issues, branch, remote, unpushed, commitMessage: suggestMessage(root, changes) };
}

async function changesNow(git: Git): Promise<Change[]> {
  const status = await git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", "content");
  const prefix = (await git("rev-parse", "--show-prefix")).trim();
  return status.split("\0").flatMap((line): Change[] => {
    const [state, file] = [line.slice(0, 2), line.slice(3 + prefix.length)];
    // An unfinished file of the editor itself.
    if (!file || file.endsWith(".tmp")) return [];
    return [{ file, kind: state.includes("D") ? "gelöscht" : /[?A]/.test(state) ? "neu" : "geändert" }];
  });
}

function suggestMessage(root: string, changes: readonly Change[]): string {
  const texts = changes.filter(({ file }) => /\.(mdx|json)$/.test(file));
  const names = texts.map(({ file, kind }) => {
    const title = kind === "gelöscht" ? undefined : readEntry(readFileSync(path.join(root, file), "utf8")).title;
    return `${typeof title === "string" ? `„${title}“` : file.replace(/^content\/|(\/index)?\.\w+$/g, "")} ${kind}`;
  });
  return names.length > 0 && names.length < 3 ? names.join(", ") : `${names.length || changes.length} Änderungen`;
}

/** @throws UserError during an unfinished merge or rebase, or when no branch is checked out */
async function pushTarget(git: Git) {
  // While git rebases, no branch is checked out.
  const branch = await attempt(git("symbolic-ref", "--short", "HEAD"));
  if (!branch || (await attempt(git("rev-parse", "--verify", "--quiet", "MERGE_HEAD"))))
    throw new UserError(
      "Git steckt mitten in etwas anderem (Merge, Rebase oder ein alter Stand). Bitte erst das beenden.",
    );
  const upstream = await attempt(git("rev-parse", "--abbrev-ref", "@{upstream}"));
  const remotes = (await git("remote")).trim().split("\n").filter(Boolean);
  const remote = remotes.find((name) => upstream?.startsWith(`${name}/`)) ?? remotes[0];
  return { branch, upstream, remote, remoteBranch: upstream && remote ? upstream.slice(remote.length + 1) : branch };
}

/** Pushes, after a rebase or a merge when others have pushed meanwhile. @returns conflicts that are not settled */
async function push(root: string, git: Git, chosen: Chosen): Promise<Conflict[]> {
  const { remote, remoteBranch } = await pushTarget(git);
  if (!remote) return [];
  const send = () => git("push", "--set-upstream", remote, `HEAD:${remoteBranch}`);
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
