/** A step of a test run: its name, its work, which gives an exit code, and whether the steps after it need it. */
export type Step = readonly [name: string, work: () => Promise<number>, options?: { needed: true }];

const WORDS = {
  en: { holds: "Everything holds.", failed: "Failed" },
  de: { holds: "Alles hält.", failed: "Nicht bestanden" },
};

/** Takes steps one after the other, and says at the end which failed. @returns whether none did */
export async function runSteps(steps: readonly Step[], language: keyof typeof WORDS = "en"): Promise<boolean> {
  const words = WORDS[language];
  const failed: string[] = [];
  for (const [name, work, options] of steps) {
    console.log(`\n▸ ${name}`);
    if ((await work()) === 0) continue;
    failed.push(name);
    if (options?.needed) break;
  }
  console.log(failed.length > 0 ? `\n${words.failed}: ${failed.join(", ")}` : `\n${words.holds}`);
  if (failed.length > 0) process.exitCode = 1;
  return failed.length === 0;
}
