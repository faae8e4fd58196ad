/** How long this process computes for some work, ms: unlike what a clock shows, it does not depend on other programs. */
export async function computingTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
