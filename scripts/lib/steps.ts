/** A step of a test run: its name, its work, which gives an exit code, and whether the steps after it need it. */
export type Step = readonly [name: string, work: () => Promise<number>, options?: { needed: true }];

/** Takes steps one after the other. @returns the names of those that failed */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, work, options] of steps) {
    console.log(`\n▸ ${name}`);
    if ((await work()) === 0) continue;
    failed.push(name);
    if (options?.needed) break;
  }
  return failed;
}
