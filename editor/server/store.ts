import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentTypeOf } from "../../src/content-types";
import { inspectPicture } from "../../src/data-layer/check/inspect-picture";
import { isSlug, slugMessage } from "../../src/data-layer/model/fields";
import { slugFrom } from "../../src/data-layer/text/slug";

/** Why something is not done, in words for authors; `more` is for the editor, e.g. both versions of a file. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status = 400,
    readonly more: object = {},
  ) {
    super(message);
  }
}

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i;

/**
 * The place of a file that the editor may read or write.
 * @param file from the project's folder, e.g. `content/jobs/x.mdx`
 * @returns its absolute path, links resolved
 * @throws Refusal when it is outside `content/`, by whatever way
 */
export function placeOf(root: string, file: unknown): string {
  const content = realpathSync(path.join(root, "content"));
  const wanted = path.resolve(root, typeof file === "string" && !file.includes("\0") ? file : "");
  let there = wanted;
  while (!existsSync(there)) there = path.dirname(there);
  const place = path.join(realpathSync(there), path.relative(there, wanted));
  if (!place.startsWith(content + path.sep)) throw new Refusal("Diese Datei liegt nicht in content/.", 403);
  return place;
}

/** The same for a file with fields. @throws Refusal when the file belongs to no content type, or its name is no address */
export function contentPlace(root: string, file: unknown): string {
  const place = placeOf(root, file);
  const kind = contentTypeOf(
    path
      .relative(realpathSync(path.join(root, "content")), place)
      .split(path.sep)
      .join("/"),
  );
  if (!kind) throw new Refusal("Diese Datei gehört zu keiner Inhaltsart.", 403);
  if (kind.type.family && !isSlug(kind.slug)) throw new Refusal(slugMessage({ value: kind.slug }));
  return place;
}

/** Writes a file whole or not at all. */
export async function writeWhole(place: string, bytes: string | Buffer, check?: (temporary: string) => Promise<void>) {
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

/** The text of a file, `undefined` when there is none. */
const textAt = (place: string) => (existsSync(place) ? readFileSync(place, "utf8") : undefined);

type DataFile = { path: string; raw: string; base?: string };
type Asset = { path: string; content: string };

/**
 * What Decap asks of its proxy, by name of the action; each takes Decap's parameters and gives what Decap expects.
 * @param root the project's folder
 */
export function storeActions(root: string) {
  const entryAt = (file: string) => ({
    data: readFileSync(contentPlace(root, file), "utf8"),
    file: { path: file, id: file },
  });
  return {
    entriesByFolder: ({ folder, extension }: { folder: string; extension: string }) =>
      readdirSync(placeOf(root, folder), { recursive: true, encoding: "utf8" })
        .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
        .filter((file) => file.endsWith(`.${extension}`) && contentTypeOf(file.slice("content/".length)))
        .map(entryAt),
    entriesByFiles: ({ files }: { files: { path: string }[] }) => files.map((file) => entryAt(file.path)),
    getEntry({ path: file }: { path: string }) {
      if (!existsSync(contentPlace(root, file))) throw new Refusal("Diese Datei gibt es nicht.", 404);
      return entryAt(file);
    },
    async persistEntry({ dataFiles }: { dataFiles: DataFile[] }) {
      for (const { path: file, raw, base } of dataFiles) {
        const place = contentPlace(root, file);
        const current = textAt(place);
        if (current !== base && current !== raw)
          throw new Refusal("Die Datei hat sich inzwischen geändert.", 409, { current: current ?? null, file });
        if (current !== raw) await writeWhole(place, raw);
      }
      return { message: "entry persisted" };
    },
    getMedia: () => [],
    getMediaFile: ({ path: file }: { path: string }) => picture(file, readFileSync(placeOf(root, file))),
    async persistMedia({ asset }: { asset: Asset }) {
      const { dir, name, ext } = path.posix.parse(asset.path);
      if (!PICTURE.test(ext))
        throw new Refusal(`„${name}${ext}“ ist kein Bild. Erlaubt sind PNG, JPEG, WebP, AVIF und SVG.`);
      const bytes = Buffer.from(asset.content, "base64");
      const base = slugFrom(name) || "bild";
      const fileFor = (count: number) =>
        path.posix.join(dir, `${base}${count > 1 ? `-${count}` : ""}${ext.toLowerCase()}`);
      let count = 1;
      const isTaken = (place: string) =>
        existsSync(place) && !(statSync(place).isFile() && readFileSync(place).equals(bytes));
      while (isTaken(placeOf(root, fileFor(count)))) count += 1;
      const file = fileFor(count);
      await writeWhole(placeOf(root, file), bytes, async (temporary) => {
        const { fault } = await inspectPicture(temporary, path.posix.basename(file), new Map());
        if (fault) throw new Refusal(fault, 415);
      });
      return picture(file, bytes);
    },
    getNotes: () => ({ notes: [] }),
    getDeployPreview: () => null,
  };
}

const picture = (file: string, bytes: Buffer) => ({
  ...{ id: file, path: file, name: path.posix.basename(file), encoding: "base64" },
  content: bytes.toString("base64"),
});
