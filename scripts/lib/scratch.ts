import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

export type Scratch = {
  /** A folder of its own below the system's one for temporary files. */
  folder: string;
  /** Keeps what is to be done at the end, last kept first done: closing a server, a browser. */
  onEnd: (step: () => unknown) => void;
  /** Aborted on Ctrl-C: whatever runs then must end. */
  stopped: AbortSignal;
};

/** By when programs that were started on the way have noticed that nobody waits for them, ms; until then they write. */
const LEASH_MS = 1500;

/**
 * Does some work with a folder that is gone afterwards: at its end, after an error, after Ctrl-C.
 * Programs started meanwhile put their temporary files there, too.
 * @param name how the folder's name begins
 */
export async function withScratch<T>(name: string, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  process.env.TMPDIR = folder;
  const steps: (() => unknown)[] = [];
  const takeSteps = async () => {
    // One that fails must not keep the others from being done.
    for (const step of steps.splice(0).reverse()) await (async () => step())().catch(() => undefined);
  };
  // A browser that has just been closed may still be writing.
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  const controller = new AbortController();
  const interrupt = async (_signal: NodeJS.Signals, number: number) => {
    controller.abort(new Error("Stopped before the end."));
    await takeSteps();
    await setTimeout(LEASH_MS);
    await remove().finally(() => process.exit(128 + number));
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    return await work({ folder, onEnd: (step) => steps.push(step), stopped: controller.signal });
  } finally {
    await takeSteps();
    await remove();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
