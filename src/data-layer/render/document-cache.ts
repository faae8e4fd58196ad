import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CompileOptions } from "@mdx-js/mdx";

/** What texts are asked while they are rendered, beyond what the site refuses by itself; `code` names the state of these checks. */
export type TextChecks = { code: string; plugins: NonNullable<CompileOptions["remarkPlugins"]> };

/** Keeps what was made of a content file, by a hash of everything it was made from. */
export type DocumentCache = {
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => unknown;
  checks?: TextChecks;
};

/** Survives `npm run clean` and a build that starts anew. */
const FOLDER = "node_modules/.cache/documents";
const caches = new Map<string, DocumentCache & { removeUnused: () => Promise<void> }>();

/**
 * The cache of a project, shared by its builds and commands: what a check has rendered, the build takes.
 * `removeUnused` removes what nothing has asked for since this process began.
 * @param root the project's folder
 * @param checks what is asked of texts on the way; what is made with them lies apart
 */
export function documentsOnDisk(
  root: string,
  checks?: TextChecks,
): DocumentCache & { removeUnused: () => Promise<void> } {
  const folder = path.join(root, checks ? `${FOLDER}-checked` : FOLDER);
  const known = caches.get(folder);
  if (known) return known;
  const used = new Set<string>();
  const fileOf = (key: string) => {
    used.add(`${key}.json`);
    return path.join(folder, `${key}.json`);
  };
  const cache = {
    ...(checks && { checks }),
    get: async (key: string) => {
      try {
        return JSON.parse(await readFile(fileOf(key), "utf8"));
      } catch {
        return undefined;
      }
    },
    set: async (key: string, value: unknown) => {
      const file = fileOf(key);
      // An interrupted process leaves no half of a file under its name.
      const half = `${file}.${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(half, JSON.stringify(value));
        await rename(half, file);
      } catch {
        // On a full or read-only disk, all is made anew next time.
      }
    },
    removeUnused: async () => {
      for (const name of await readdir(folder).catch(() => []))
        if (!used.has(name)) await rm(path.join(folder, name), { force: true });
    },
  };
  caches.set(folder, cache);
  return cache;
}
