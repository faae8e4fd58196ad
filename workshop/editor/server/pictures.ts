import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { escapePattern } from "../../../src/lib/escape-pattern";
import type { Workspace } from "../workspace";
import { contentFilePath, PICTURE, resolveContentPath, UserError, writeFileAtomically } from "./store";
import { writeTogether } from "./together";

type Upload = { path: string; content: string; slot?: string };

/** @returns the absolute path of a picture, as the workspace knows it @throws UserError when it is none */
function picturePlace({ root }: Workspace, file: string): string {
  if (!PICTURE.test(file)) throw new UserError("Erlaubt sind Bilder als PNG, JPEG, WebP, AVIF und SVG.");
  resolveContentPath(root, file);
  return path.resolve(root, file);
}

/** Writes a picture when it can be one of that name, and suits where it is shown. */
async function writePicture(
  { pictureError }: Workspace,
  place: string,
  { path: file, content, slot }: Upload,
  slots = slot ? [slot] : [],
) {
  await writeFileAtomically(place, Buffer.from(content, "base64"), async (temporary) => {
    const error = await pictureError(temporary, path.posix.basename(file), slots);
    if (error) throw new UserError(error, 415);
  });
}

/**
 * Keeps new pictures until the text that shows them is saved.
 * @param folder where they lie meanwhile, by text; what is in it from an earlier start is known again
 */
export function waitingPictures(workspace: Workspace, folder: string) {
  const { root, unwritten } = workspace;
  const folderOf = (owner: string) => path.join(folder, encodeURIComponent(owner));
  mkdirSync(folder, { recursive: true });
  for (const owner of readdirSync(folder))
    for (const name of readdirSync(path.join(folder, owner)))
      unwritten.set(picturePlace(workspace, decodeURIComponent(name)), path.join(folder, owner, name));

  return {
    /** Keeps a picture for a text; beside another one of the same name it gets a number. */
    async keepPicture({ owner, ...upload }: Upload & { owner: string }): Promise<{ path: string }> {
      contentFilePath(workspace, owner);
      const bytes = Buffer.from(upload.content, "base64");
      const isTaken = (place: string) => {
        const there = unwritten.get(place) ?? place;
        return existsSync(there) && !readFileSync(there).equals(bytes);
      };
      let file = upload.path;
      for (let count = 2; isTaken(picturePlace(workspace, file)); count += 1)
        file = upload.path.replace(/(?=\.\w+$)/, `-${count}`);
      const place = path.resolve(root, file);
      if (!existsSync(place)) {
        const waiting = path.join(folderOf(owner), encodeURIComponent(file));
        await writePicture(workspace, waiting, { ...upload, path: file });
        unwritten.set(place, waiting);
      }
      return { path: file };
    },

    /** Writes the pictures that a saved text shows, and throws its others away. */
    async writePictures(owner: string, text: string): Promise<void> {
      for (const [place, waiting] of [...unwritten].filter(([, each]) => path.dirname(each) === folderOf(owner))) {
        if (text.includes(path.basename(place)) && !existsSync(place)) {
          await mkdir(path.dirname(place), { recursive: true });
          await rename(waiting, place);
        } else await rm(waiting, { force: true });
        unwritten.delete(place);
      }
    },
  };
}

/** Changes pictures that are there. */
export function pictureActions(workspace: Workspace) {
  async function usesOf(file: string) {
    const found = (await workspace.pictures()).find((picture) => picture.file === file);
    if (!found) throw new UserError("Dieses Bild gibt es nicht mehr.", 404);
    return found.uses;
  }
  return {
    async replacePicture(upload: Upload): Promise<void> {
      const place = picturePlace(workspace, upload.path);
      const slots = (await usesOf(upload.path)).flatMap(({ slot }) => slot ?? []);
      await writePicture(workspace, place, upload, slots);
    },

    /** Gives a picture another name, also in all texts that show it. */
    async renamePicture({ path: file, name }: { path: string; name: string }): Promise<void> {
      const from = picturePlace(workspace, file);
      const base = name + path.extname(file);
      const to = picturePlace(workspace, path.posix.join(path.posix.dirname(file), base));
      if (/[\\/]/.test(name)) throw new UserError("Ein Name enthält keinen Schrägstrich.");
      if (existsSync(to)) throw new UserError(`${base} gibt es schon.`);
      const error = await workspace.pictureError(from, base, []);
      if (error) throw new UserError(error);
      const uses = await usesOf(file);
      await rename(from, to);
      const texts = new Map<string, string>();
      for (const { file: user, name: before } of uses) {
        const place = contentFilePath(workspace, user);
        const next = before.slice(0, -path.posix.basename(before).length) + base;
        texts.set(place, replaceName(texts.get(place) ?? readFileSync(place, "utf8"), before, next));
      }
      await writeTogether(workspace.root, texts);
    },

    /** @throws UserError naming who shows it */
    async deletePicture({ path: file }: { path: string }): Promise<void> {
      const place = picturePlace(workspace, file);
      const uses = await usesOf(file);
      if (uses.length > 0)
        throw new UserError(`Dieses Bild zeigt noch: ${uses.map((use) => use.file).join(", ")}.`, 409);
      await rm(place);
    },
  };
}

/** Replaces a file's name where it is written whole. */
function replaceName(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<![\\w./-])${escapePattern(from)}(?![\\w.-])`, "g"), () => to);
}
