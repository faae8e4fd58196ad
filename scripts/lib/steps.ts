import { git, tryGit, workTree } from "./git";
import { inLanguageOfCommand } from "./language.mjs";

/** A step of a test run: its name, its work, which gives an exit code, and whether the steps after it need it. */
export type Step = readonly [name: string, work: () => Promise<number>, options?: { needed: true }];

const words = inLanguageOfCommand({
  en: { holds: "Everything holds.", failed: "Failed", edited: "changed while it ran, so run it again:" },
  de: { holds: "Alles hält.", failed: "Nicht bestanden", edited: "währenddessen geändert, bitte noch einmal:" },
});

/**
 * Runs steps one after the other and says which failed, also by the exit code. A file that changes meanwhile makes the
 * run fail, because it was not tested as it is.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const failed: string[] = [];
  const before = stateOfFiles();
  for (const [name, work, options] of steps) {
    console.log(`\n▸ ${name}`);
    if ((await work()) === 0) continue;
    failed.push(name);
    if (options?.needed) break;
  }
  const edited = before && git(".", ["diff", "--name-only", before, stateOfFiles()]).toString().trim();
  if (edited) failed.push(`${words.edited} ${edited.split("\n").join(", ")}`);
  console.log(failed.length > 0 ? `\n${words.failed}: ${failed.join(", ")}` : `\n${words.holds}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** What is tested, as git names it; empty outside of a repository. */
const stateOfFiles = () => (tryGit(["rev-parse", "--git-dir"]) ? workTree(".") : "");
