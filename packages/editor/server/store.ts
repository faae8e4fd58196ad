import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../site";

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

/** How a picture's file ends. */
export const PICTURE = /\.(png|jpe?g|webp|avif|svg)$/i;

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

/** The same for a file with fields. @throws Refusal when the site knows none of that name */
export function contentPlace({ root, fileFault }: Site, file: unknown): string {
  const place = placeOf(root, file);
  const inside = path.relative(realpathSync(path.join(root, "content")), place);
  const fault = fileFault(path.posix.join("content", ...inside.split(path.sep)));
  if (fault) throw new Refusal(fault);
  return place;
}

/** Writes a file whole or not at all. @param check looks at it before it takes its place */
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

type DataFile = { path: string; raw: string; base?: string };

/** What Decap asks of its proxy, by name of the action; each takes Decap's parameters and gives what Decap expects. */
export function storeActions(site: Site) {
  const { root } = site;
  const getEntry = ({ path: file }: { path: string }) => {
    const place = contentPlace(site, file);
    if (!existsSync(place)) throw new Refusal("Diese Datei gibt es nicht.", 404);
    return { data: readFileSync(place, "utf8"), file: { path: file, id: file } };
  };
  return {
    getEntry,
    entriesByFolder: ({ folder, extension }: { folder: string; extension: string }) =>
      readdirSync(placeOf(root, folder), { recursive: true, encoding: "utf8" })
        .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
        .filter((file) => file.endsWith(`.${extension}`) && !site.fileFault(file))
        .map((file) => getEntry({ path: file })),
    entriesByFiles: ({ files }: { files: { path: string }[] }) => files.map(getEntry),
    getMedia: () => [],
    /** `base` is the version that the author has seen. @throws Refusal with the present one when that is another */
    async persistEntry({ dataFiles }: { dataFiles: DataFile[] }) {
      for (const { path: file, raw, base } of dataFiles) {
        const place = contentPlace(site, file);
        const current = existsSync(place) ? readFileSync(place, "utf8") : undefined;
        if (current !== base && current !== raw)
          throw new Refusal("Die Datei hat sich inzwischen geändert.", 409, { current: current ?? null });
        if (current !== raw) await writeWhole(place, raw);
      }
    },
    /** Beside another picture of the same name it gets a number. */
    async persistMedia({ asset }: { asset: { path: string; content: string } }) {
      if (!PICTURE.test(asset.path)) throw new Refusal("Erlaubt sind Bilder als PNG, JPEG, WebP, AVIF und SVG.");
      const bytes = Buffer.from(asset.content, "base64");
      const isTaken = (place: string) => existsSync(place) && !readFileSync(place).equals(bytes);
      let file = asset.path;
      for (let count = 2; isTaken(placeOf(root, file)); count += 1)
        file = asset.path.replace(/(?=\.\w+$)/, `-${count}`);
      const name = path.posix.basename(file);
      await writeWhole(placeOf(root, file), bytes, async (temporary) => {
        const fault = await site.pictureFault(temporary, name);
        if (fault) throw new Refusal(fault, 415);
      });
      return { id: file, path: file, name, encoding: "base64", content: asset.content };
    },
  };
}
