import { spawn } from "node:child_process";

type Answer = readonly [question: string, answer: string];

/**
 * Runs a script and answers one question after the other, each when it stands there; after the last nobody answers.
 * @param command the script and its flags, after modules to `--import` before it
 * @returns its exit code, all that it told, and the answers that it did not ask for
 */
export function answerQuestions(command: readonly string[], answers: readonly Answer[]) {
  const child = spawn(process.execPath, ["--import", "tsx", ...command]);
  const left = [...answers];
  let told = "";
  let unread = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    told += text;
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    told += text;
    unread += text;
    const [question, answer] = left[0] ?? [];
    if (question === undefined || !unread.includes(question)) return;
    left.shift();
    unread = "";
    child.stdin.write(answer);
    if (left.length === 0) child.stdin.end();
  });
  return new Promise<{ code: number | null; told: string; left: Answer[] }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, told, left }));
  });
}
