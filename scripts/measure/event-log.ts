import { appendFile, mkdir, open, readFile, rename, stat } from "node:fs/promises";
import path from "node:path";
import { readEvent, type VisitEvent } from "./event";

/** A file that is full makes place for a new one, which keeps the last; bytes. */
export const FULL_BYTES = 5 * 1024 * 1024;

/** The local day of a moment, e.g. `2026-03-31`. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString("sv-SE");

/** Where the events of a full file are kept until the next one is full. */
const lastOf = (file: string) => file.replace(/(\.\w+)?$/, ".last$1");

/** Events as lines of JSON in a file, each with the time it came; never more than two full files. */
export function eventLog(file: string) {
  let written: Promise<unknown> = Promise.resolve();

  const write = async (event: VisitEvent, now: Date) => {
    await mkdir(path.dirname(file), { recursive: true });
    const size = (await stat(file).catch(() => undefined))?.size ?? 0;
    if (size >= FULL_BYTES) await rename(file, lastOf(file));
    const line = `${JSON.stringify({ receivedAt: now.toISOString(), ...event })}\n`;
    // A line that was cut off must not take this one with it.
    await appendFile(file, (await endsInLine(file)) ? `\n${line}` : line);
  };

  return {
    /** Adds an event; one after the other, in the order of the calls. */
    add(event: VisitEvent, now = new Date()): Promise<unknown> {
      const adding = written.then(() => write(event, now));
      written = adding.catch(() => undefined);
      return adding;
    },
    /** The events of a local day, e.g. `2026-03-31`; lines that make no sense are left out. */
    async ofDay(day: string): Promise<VisitEvent[]> {
      const texts = await Promise.all([lastOf(file), file].map((name) => readFile(name, "utf8").catch(() => "")));
      return texts
        .flatMap((text) => text.split("\n"))
        .flatMap((line) => {
          const event = readEvent(line);
          return event && dayOf(receivedAt(line)) === day ? [event] : [];
        });
    },
  };
}

/** Of a line that is JSON. */
const receivedAt = (line: string) => new Date(String((JSON.parse(line) as { receivedAt?: unknown }).receivedAt));

/** Whether the file's last line has no end. */
async function endsInLine(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return size > 0 && buffer.toString() !== "\n";
  } finally {
    await handle.close();
  }
}
