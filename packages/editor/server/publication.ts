import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { readEntry } from "../format";
import type { Issue, Workspace } from "../workspace";
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

const run = promisify(execFile);
/** Git must not ask, because nobody could answer, and must speak English, because `REMEDIES` matches its messages. */
const ENV = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes", LC_ALL: "C" };
/** Milliseconds. */
const TIMEOUT = 120_000;

/** Whether a workspace's content is kept in git. */
export function isInGit(root: string): boolean {
  try {
    return (
      execFileSync("git", ["ls-files", "--", "content"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).length > 0
    );
  } catch {
    return false;
  }
}

/** What git says that an author can mend, and how. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /tell me who you are|unable to auto-detect email/i,
    'Git kennt Ihren Namen noch nicht. Bitte einmal im Terminal: git config --global user.name "Vorname Name" und git config --global user.email adresse@firma.de',
  ],
  [
    /could not read (Username|Password)|Permission denied|Authentication failed|terminal prompts disabled/i,
    "Der Server lässt Sie nicht hinein. Bitte einmal im Terminal „git push“ eingeben und sich anmelden.",
  ],
  [/Could not resolve host|unable to access|Could not read from remote/i, "Der Server ist nicht zu erreichen."],
];

/** A file that the author and others have changed at the same place, and the version from which both come. */
export type Conflict = { file: string; base: string; mine: string; theirs: string };
type PublishRequest = { commitMessage: string; files: string[]; chosen?: Record<string, string> };
type Failure = Error & { stderr?: string; stdout?: string };

/** Commits what was changed in `content/`, and pushes it. */
export function publicationActions(workspace: Workspace) {
  const { root } = workspace;
  const git = async (...args: string[]): Promise<string> =>
    (await run("git", args, { cwd: root, env: ENV, timeout: TIMEOUT })).stdout;
  const tryGit = (...args: string[]) =>
    git(...args).then(
      (text) => text.trim(),
      () => undefined,
    );

  async function changesNow(): Promise<Change[]> {
    const status = await git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", "content");
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    return status.split("\0").flatMap((line): Change[] => {
      const [state, file] = [line.slice(0, 2), line.slice(3).slice(prefix.length)];
      // An unfinished file of the editor itself.
      if (!file || file.endsWith(".tmp")) return [];
      const kind = state.includes("D") ? "gelöscht" : /[?A]/.test(state) ? "neu" : "geändert";
      return [{ file, kind }];
    });
  }

  function suggestMessage(changes: readonly Change[]): string {
    const texts = changes.filter(({ file }) => /\.(mdx|json)$/.test(file));
    const names = texts.map(({ file, kind }) => {
      const title = kind === "gelöscht" ? undefined : readEntry(readFileSync(path.join(root, file), "utf8")).title;
      return `${typeof title === "string" ? `„${title}“` : file.replace(/^content\/|(\/index)?\.\w+$/g, "")} ${kind}`;
    });
    return names.length > 0 && names.length < 3 ? names.join(", ") : `${names.length || changes.length} Änderungen`;
  }

  /** @throws UserError during an unfinished merge or rebase, or when no branch is checked out */
  async function pushTarget() {
    const branch = await tryGit("symbolic-ref", "--short", "HEAD");
    const isBusy =
      (await tryGit("rev-parse", "--verify", "--quiet", "MERGE_HEAD")) ??
      (await tryGit("rev-parse", "--verify", "--quiet", "REBASE_HEAD"));
    if (!branch || isBusy)
      throw new UserError(
        "Git steckt mitten in etwas anderem (Merge, Rebase oder ein alter Stand). Bitte erst das beenden.",
      );
    const upstream = await tryGit("rev-parse", "--abbrev-ref", "@{upstream}");
    const remotes = (await git("remote")).trim().split("\n").filter(Boolean);
    const remote = remotes.find((name) => upstream?.startsWith(`${name}/`)) ?? remotes[0];
    const remoteBranch = upstream && remote ? upstream.slice(remote.length + 1) : branch;
    return { branch, upstream, remote, remoteBranch };
  }

  async function planPublication(): Promise<Plan> {
    const { branch, upstream, remote } = await pushTarget();
    const [changes, issues] = [await changesNow(), await workspace.checkAll()];
    const unpushed = upstream ? Number(await git("rev-list", "--count", "@{upstream}..HEAD")) : remote ? 1 : 0;
    return { changes, issues, branch, remote, unpushed, commitMessage: suggestMessage(changes) };
  }

  /** A version of a file in which git finds a conflict; `undefined` when one side does not have the file. */
  const versionOf = (stage: number, file: string) => git("show", `:${stage}:./${file}`).catch(() => undefined);

  /**
   * Merges what others have pushed, after a rebase has failed.
   * @param chosen what shall stand in the files that both have changed
   * @returns all conflicts, unless `chosen` settles every one; the merge is then undone
   */
  async function mergeFetched(chosen: Readonly<Record<string, string>>): Promise<Conflict[]> {
    const failure = await git("merge", "--no-edit", "--autostash", "FETCH_HEAD").then(
      () => undefined,
      (error: Failure) => error,
    );
    if (!failure) return [];
    const files = (await git("diff", "--name-only", "--relative", "--diff-filter=U", "-z")).split("\0").filter(Boolean);
    try {
      if (files.length === 0) throw failure;
      const conflicts = await Promise.all(
        files.map(async (file): Promise<Conflict> => {
          const [base = "", mine, theirs] = await Promise.all([1, 2, 3].map((stage) => versionOf(stage, file)));
          if (!/^content\/.*\.(mdx|json)$/.test(file) || mine === undefined || theirs === undefined)
            throw new UserError(
              `Auch andere haben ${file} geändert, gelöscht oder angelegt; beide Fassungen zeigt dieser Editor nicht. Ihre Änderungen sind auf diesem Rechner festgehalten, aber nicht übertragen. Bitte lassen Sie jemanden aus der Entwicklung „git pull“ ausführen und die Datei zusammenführen; danach geht es hier weiter.`,
              409,
            );
          return { file, base, mine, theirs };
        }),
      );
      if (!files.every((file) => Object.hasOwn(chosen, file))) {
        await git("merge", "--abort");
        return conflicts;
      }
      for (const file of files) await writeFileAtomically(path.join(root, file), chosen[file] ?? "");
      await git("add", "--", ...files);
      await git("commit", "--no-edit");
      return [];
    } catch (error) {
      await tryGit("merge", "--abort");
      throw error;
    }
  }

  async function push(chosen: Readonly<Record<string, string>>): Promise<Conflict[]> {
    const { remote, remoteBranch } = await pushTarget();
    if (!remote) return [];
    const send = () => git("push", "--set-upstream", remote, `HEAD:${remoteBranch}`);
    const isBehind = ({ stderr = "" }: Failure) => /rejected|fetch first|non-fast-forward/.test(stderr);
    try {
      await send();
    } catch (failure) {
      if (!isBehind(failure as Failure)) throw failure;
      await git("fetch", remote, remoteBranch);
      const isRebased = await tryGit("rebase", "--autostash", "FETCH_HEAD");
      if (isRebased === undefined) {
        await tryGit("rebase", "--abort");
        const conflicts = await mergeFetched(chosen);
        if (conflicts.length > 0) return conflicts;
      }
      await send();
    }
    return [];
  }

  return {
    publication: planPublication,
    /**
     * @param files those that the author has seen; if the changed files are no longer the same, nothing is published
     * @param chosen what the author wants in the files that others have changed as well
     * @returns the commit, or what hinders pushing it
     */
    async publish({
      commitMessage,
      files,
      chosen = {},
    }: PublishRequest): Promise<{ commit: string; conflicts: Conflict[] }> {
      const plan = await planPublication();
      if (plan.issues.length > 0) throw new UserError("Die Prüfung findet Fehler.", 409);
      const changedFiles = plan.changes.map(({ file }) => file);
      if (changedFiles.join("\n") !== files.join("\n"))
        throw new UserError("Inzwischen hat sich noch etwas geändert. Bitte sehen Sie es sich erst an.", 409);
      if (changedFiles.length > 0 && !commitMessage.trim())
        throw new UserError("Bitte sagen Sie in einem Satz, was sich ändert.");
      let conflicts: Conflict[];
      try {
        if (changedFiles.length > 0) {
          await git("add", "--all", "--", ...changedFiles);
          await git("commit", "--message", commitMessage.trim(), "--", ...changedFiles);
        }
        conflicts = await push(chosen);
      } catch (error) {
        if (error instanceof UserError) throw error;
        const { stderr, stdout, message } = error as Failure;
        const gitOutput = [stdout, stderr].filter(Boolean).join("\n") || message;
        throw new UserError(
          REMEDIES.find(([pattern]) => pattern.test(gitOutput))?.[1] ?? `Git meldet: ${gitOutput.trim()}`,
          500,
        );
      }
      return { commit: (await git("rev-parse", "--short", "HEAD")).trim(), conflicts };
    },
  };
}
