import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Workspace } from "../workspace";
import { contentFilePath, PICTURE, resolveContentPath, UserError, writeFileAtomically } from "./store";

type Upload = { path: string; content: string };

/**
 * Keeps new pictures until the text that shows them is saved, and changes those that are there.
 * @param folder where they lie meanwhile; what is in it from an earlier start is known again
 */
export function pictureActions(workspace: Workspace, folder: string) {
  const { root, unwritten } = workspace;
  /** Absolute path in `content/` → the text that will show it. */
  const owners = new Map<string, string>();
  const waitingPlace = (owner: string, file: string) =>
    path.join(folder, encodeURIComponent(owner), encodeURIComponent(file));
  /** @returns its absolute path, as the workspace knows it @throws UserError when it is none */
  function picturePlace(file: string): string {
    if (!PICTURE.test(file)) throw new UserError("Erlaubt sind Bilder als PNG, JPEG, WebP, AVIF und SVG.");
    resolveContentPath(root, file);
    return path.resolve(root, file);
  }
  mkdirSync(folder, { recursive: true });
  for (const owner of readdirSync(folder))
    for (const name of readdirSync(path.join(folder, owner))) {
      const place = picturePlace(decodeURIComponent(name));
      owners.set(place, decodeURIComponent(owner));
      unwritten.set(place, path.join(folder, owner, name));
    }

  async function write(place: string, { path: file, content }: Upload): Promise<void> {
    await writeFileAtomically(place, Buffer.from(content, "base64"), async (temporary) => {
      const error = await workspace.pictureError(temporary, path.posix.basename(file));
      if (error) throw new UserError(error, 415);
    });
  }

  async function usesOf(file: string) {
    const found = (await workspace.pictures()).find((picture) => picture.file === file);
    if (!found) throw new UserError("Dieses Bild gibt es nicht mehr.", 404);
    return found.uses;
  }

  return {
    pictures: () => workspace.pictures(),

    /** Keeps a picture for a text; beside another one of the same name it gets a number. */
    async keepPicture({ owner, ...upload }: Upload & { owner: string }): Promise<{ path: string }> {
      contentFilePath(workspace, owner);
      const bytes = Buffer.from(upload.content, "base64");
      const isTaken = (place: string) => {
        const there = unwritten.get(place) ?? place;
        return existsSync(there) && !readFileSync(there).equals(bytes);
      };
      let file = upload.path;
      for (let count = 2; isTaken(picturePlace(file)); count += 1)
        file = upload.path.replace(/(?=\.\w+$)/, `-${count}`);
      const place = picturePlace(file);
      if (existsSync(place)) return { path: file };
      await mkdir(path.dirname(waitingPlace(owner, file)), { recursive: true });
      await write(waitingPlace(owner, file), { ...upload, path: file });
      owners.set(place, owner);
      unwritten.set(place, waitingPlace(owner, file));
      return { path: file };
    },

    /** Writes the pictures that a saved text shows, and throws its others away. */
    async writePictures(owner: string, text: string): Promise<void> {
      for (const [place, waiting] of [...unwritten].filter(([each]) => owners.get(each) === owner)) {
        if (text.includes(path.basename(place)) && !existsSync(place)) {
          await mkdir(path.dirname(place), { recursive: true });
          await rename(waiting, place);
        } else await rm(waiting, { force: true });
        unwritten.delete(place);
        owners.delete(place);
      }
    },

    /** Puts other bytes into a picture's place. */
    async replacePicture(upload: Upload): Promise<void> {
      const place = picturePlace(upload.path);
      if (!existsSync(place)) throw new UserError("Dieses Bild gibt es nicht mehr.", 404);
      await write(place, upload);
    },

    /** Gives a picture another name, also in all texts that show it. */
    async renamePicture({ path: file, name }: { path: string; name: string }): Promise<void> {
      const from = picturePlace(file);
      const next = path.posix.join(path.posix.dirname(file), name + path.extname(file));
      const to = picturePlace(next);
      if (/[\\/]/.test(name)) throw new UserError("Ein Name enthält keinen Schrägstrich.");
      if (existsSync(to)) throw new UserError(`${next} gibt es schon.`);
      const error = await workspace.pictureError(from, path.posix.basename(next));
      if (error) throw new UserError(error);
      const uses = await usesOf(file);
      await rename(from, to);
      for (const user of new Set(uses.map((use) => use.file))) {
        const place = contentFilePath(workspace, user);
        let text = readFileSync(place, "utf8");
        for (const written of new Set(uses.filter((use) => use.file === user).map((use) => use.name)))
          text = replaceName(
            text,
            written,
            written.slice(0, -path.posix.basename(written).length) + path.posix.basename(next),
          );
        await writeFileAtomically(place, text);
      }
    },

    /** @throws UserError naming who shows it */
    async deletePicture({ path: file }: { path: string }): Promise<void> {
      const place = picturePlace(file);
      const uses = await usesOf(file);
      if (uses.length > 0)
        throw new UserError(`Dieses Bild zeigt noch: ${uses.map((use) => use.file).join(", ")}.`, 409);
      await rm(place);
    },
  };
}

/** Replaces a file's name where it is written whole. */
function replaceName(text: string, from: string, to: string): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\w./-])${escaped}(?![\\w.-])`, "g"), () => to);
}
