import { existsSync, readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 250;

/** The process group in the text of `/proc/<pid>/stat`; the name before it may hold spaces and brackets. */
export const groupIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);

/** A process's share of the memory in the text of `/proc/<pid>/smaps_rollup`, KiB; 0 for a process that holds none. */
export const shareIn = (smaps: string): number => Number(/^Pss:\s+(\d+) kB$/m.exec(smaps)?.[1] ?? 0);

/**
 * Watches the resident memory of a process group; pages that several processes share count once.
 * @returns `peakMiB`: the highest sum so far, `undefined` without Linux' `/proc`; `stop` ends the watch
 */
export function watchMemory(group: number | undefined): { peakMiB: () => number | undefined; stop: () => void } {
  if (group === undefined || !existsSync("/proc/self/smaps_rollup"))
    return { peakMiB: () => undefined, stop: () => {} };
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(group));
  }, EVERY_MS);
  return { peakMiB: () => Math.round(peak / 1024), stop: () => clearInterval(timer) };
}

function residentOf(group: number): number {
  let sum = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (groupIn(readFileSync(`/proc/${pid}/stat`, "utf8")) !== group) continue;
      sum += shareIn(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
    } catch {
      // The process has ended meanwhile.
    }
  }
  return sum;
}
