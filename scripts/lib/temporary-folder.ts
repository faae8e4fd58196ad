import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export type TemporaryFolder = {
  /** A folder of its own below the system's one for temporary files. */
  folder: string;
  /** Registers clean-up steps, such as closing a server or a browser; run in reverse order. */
  onEnd: (step: () => unknown) => void;
  /** Aborted when this process ends: whatever runs then must end. */
  stopped: AbortSignal;
};

/**
 * Does some work with a folder that is gone afterwards: at its end, after an error, after Ctrl-C.
 * Programs started meanwhile put their temporary files there, too.
 * @param name how the folder's name begins
 */
export async function withTemporaryFolder<T>(
  name: string,
  work: (temporary: TemporaryFolder) => Promise<T>,
): Promise<T> {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  process.env.TMPDIR = folder;
  const steps: (() => unknown)[] = [];
  const controller = new AbortController();
  // A browser that has just been closed may still be writing.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  const stop = () => {
    controller.abort(new Error("Stopped before the end."));
    remove();
  };
  process.once("exit", stop);
  try {
    return await work({ folder, onEnd: (step) => steps.push(step), stopped: controller.signal });
  } finally {
    // One that fails must not keep the others from being done.
    for (const step of steps.reverse()) await (async () => step())().catch(() => undefined);
    process.off("exit", stop);
    remove();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
