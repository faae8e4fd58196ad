import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEntry } from "../format";
import type { Issue, Workspace } from "../workspace";
import { writeTogether } from "./together";

/** An error whose message is shown to the author; `more` is for the editor, e.g. both versions of a file. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly status = 400,
    readonly more: object = {},
  ) {
    super(message);
  }
}

export const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i;

/**
 * Resolves the path of a file that the editor may read or write.
 * @param file from the project's folder, e.g. `content/jobs/x.mdx`
 * @returns its absolute path, links resolved
 * @throws UserError when it is outside `content/`, also by way of links or `..`
 */
export function resolveContentPath(root: string, file: unknown): string {
  const content = realpathSync(path.join(root, "content"));
  const wanted = path.resolve(root, typeof file === "string" && !file.includes("\0") ? file : "");
  let there = wanted;
  while (!existsSync(there)) there = path.dirname(there);
  const place = path.join(realpathSync(there), path.relative(there, wanted));
  if (!place.startsWith(content + path.sep)) throw new UserError("Diese Datei liegt nicht in content/.", 403);
  return place;
}

/** The same for a file with fields. @throws UserError when the workspace knows none of that name */
export function contentFilePath({ root, fileNameError }: Workspace, file: unknown): string {
  const place = resolveContentPath(root, file);
  const inside = path.relative(realpathSync(path.join(root, "content")), place);
  const error = fileNameError(path.posix.join("content", ...inside.split(path.sep)));
  if (error) throw new UserError(error);
  return place;
}

/** Writes a file completely or not at all. @param check inspects the temporary file before it replaces the old one */
export async function writeFileAtomically(
  place: string,
  bytes: string | Buffer,
  check?: (temporary: string) => Promise<void>,
) {
  await mkdir(path.dirname(place), { recursive: true });
  const temporary = path.join(path.dirname(place), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: "wx" });
    await check?.(temporary);
    await rename(temporary, place);
  } finally {
    await rm(temporary, { force: true });
  }
}

type DataFile = { path: string; raw: string; base?: string };

/** The actions of Decap's proxy protocol, by name. @param beforeSaving called before a file is saved, with its text */
export function storeActions(workspace: Workspace, beforeSaving: (file: string, text: string) => Promise<void>) {
  const { root } = workspace;
  const getEntry = ({ path: file }: { path: string }) => {
    const place = contentFilePath(workspace, file);
    if (!existsSync(place)) throw new UserError("Diese Datei gibt es nicht.", 404);
    return { data: readFileSync(place, "utf8"), file: { path: file, id: file } };
  };
  return {
    getEntry,
    entriesByFolder: ({ folder, extension }: { folder: string; extension: string }) =>
      readdirSync(resolveContentPath(root, folder), { recursive: true, encoding: "utf8" })
        .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
        .filter((file) => file.endsWith(`.${extension}`) && !workspace.fileNameError(file))
        .map((file) => getEntry({ path: file })),
    entriesByFiles: ({ files }: { files: { path: string }[] }) => files.map(getEntry),
    getMedia: () => [],
    /** `base` is the version that the author has seen. @throws UserError with the present one when that is another */
    async persistEntry({ dataFiles }: { dataFiles: DataFile[] }) {
      for (const { path: file, raw, base } of dataFiles) {
        const place = contentFilePath(workspace, file);
        const current = existsSync(place) ? readFileSync(place, "utf8") : undefined;
        if (current !== base && current !== raw)
          throw new UserError("Die Datei hat sich inzwischen geändert.", 409, { current: current ?? null });
        // The pictures first: a preview that is running looks for them as soon as the text is there.
        await beforeSaving(file, raw);
        if (current !== raw) await writeFileAtomically(place, raw);
      }
    },
    /** Saves several files, all or none, with new errors only in drafts. @throws UserError with what is wrong */
    async saveTogether({ dataFiles }: { dataFiles: DataFile[] }) {
      const texts = new Map(dataFiles.map(({ path: file, raw }) => [contentFilePath(workspace, file), raw]));
      const changed = dataFiles.find(({ path: file, base }) => getEntry({ path: file }).data !== base);
      if (changed) throw new UserError(`${changed.path} hat sich inzwischen geändert. ${UNTOUCHED}`, 409);
      const drafts = dataFiles.flatMap(({ path: file, raw }) => (readEntry(raw).draft === true ? [file] : []));
      const issues = (await newErrors(workspace, dataFiles)).filter(({ file }) => !drafts.includes(file));
      if (issues.length > 0) throw new UserError(`So entstünden Fehler. ${UNTOUCHED}`, 409, { issues });
      await writeTogether(root, texts);
    },
  };
}

const UNTOUCHED = "Darum bleibt jede Datei, wie sie war.";

/** What would be wrong if files had other texts, and is not wrong now. */
const newErrors = ({ root, checkAll }: Workspace, dataFiles: readonly DataFile[]): Promise<Issue[]> =>
  inFolder(async (folder) => {
    await cp(path.join(root, "content"), path.join(folder, "content"), { recursive: true });
    for (const { path: file, raw } of dataFiles) await writeFile(path.join(folder, file), raw);
    const nameOf = ({ file, message }: Issue) => `${file} ${message}`;
    const known = new Set((await checkAll()).map(nameOf));
    return (await checkAll(folder)).filter((issue) => !known.has(nameOf(issue)));
  });

/** Calls a function with an empty folder, which is there until it has answered. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "editor-"));
  return use(folder).finally(() => rm(folder, { recursive: true }));
}
