import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { UserError } from "./store";

const run = promisify(execFile);
/** Git must not ask, because nobody could answer, and must speak English, because `REMEDIES` matches its messages. */
const ENV = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes", LC_ALL: "C" };
/** Milliseconds. */
const TIMEOUT = 120_000;
/** Bytes. */
const MAX_OUTPUT = 10_000_000;

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

/** Runs a git command. @returns what it prints @throws GitFailure */
export type Git = (...args: string[]) => Promise<string>;
export type GitFailure = Error & { stderr?: string; stdout?: string };

/** @param index a file in place of git's own list of what is committed next */
export const gitIn =
  (folder: string, index?: string): Git =>
  async (...args) => {
    const env = index ? { ...ENV, GIT_INDEX_FILE: index } : ENV;
    return (await run("git", args, { cwd: folder, env, timeout: TIMEOUT, maxBuffer: MAX_OUTPUT })).stdout;
  };

/** What a command prints, trimmed; `undefined` when it fails. */
export const attempt = (output: Promise<string>): Promise<string | undefined> =>
  output.then(
    (text) => text.trim(),
    () => undefined,
  );

/** Whether the content of a workspace is kept in git. */
export const isInGit = async (root: string): Promise<boolean> =>
  Boolean(await attempt(gitIn(root)("ls-files", "--", "content")));

/** A failure in words for the author, with what to do where that is known. */
export function toUserError(error: unknown): UserError {
  if (error instanceof UserError) return error;
  const { stderr, stdout, message } = error as GitFailure;
  const output = [stdout, stderr].filter(Boolean).join("\n") || message;
  const remedy = REMEDIES.find(([pattern]) => pattern.test(output))?.[1];
  return new UserError(remedy ?? `Git meldet: ${output.trim()}`, 500);
}
