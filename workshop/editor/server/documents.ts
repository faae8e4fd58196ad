import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Renamed, Workspace } from "../workspace";
import { contentFilePath, UserError } from "./store";
import { writeTogether } from "./together";

/** A document's own folder, or its file if it has none. */
const folderOrFile = (file: string) => file.replace(/[\\/]index\.mdx$/, "");

function documentPath(workspace: Workspace, file: string): string {
  const place = contentFilePath(workspace, file);
  if (!file.endsWith(".mdx")) throw new UserError("Nur Dokumente mit einem Text haben eine eigene Adresse.");
  return place;
}

/** Duplicates, renames and deletes documents together with their pictures. */
export function documentActions(workspace: Workspace) {
  return {
    duplicate({ path: file, ...document }: { path: string; title: string; slug?: string }) {
      documentPath(workspace, file);
      return workspace.duplicate(file, document);
    },
    async rename({ path: file, slug }: { path: string; slug: string }): Promise<Renamed> {
      const from = documentPath(workspace, file);
      const next = workspace.changeSlug(file, slug);
      const to = documentPath(workspace, next.file);
      await mkdir(path.dirname(folderOrFile(to)), { recursive: true });
      await rename(folderOrFile(from), folderOrFile(to));
      const texts = [...next.texts].map(([changed, text]) => [contentFilePath(workspace, changed), text] as const);
      await writeTogether(workspace.root, new Map(texts));
      return { file: next.file, addresses: next.addresses };
    },
    /** @throws UserError naming who links to them, unless told to go on */
    async deleteFiles({ paths, force }: { paths: string[]; force?: boolean }) {
      for (const file of paths) {
        const place = documentPath(workspace, file);
        const found = force ? [] : await workspace.check(file, undefined);
        const issues = found.filter((issue) => issue.file !== file && !issue.isHint);
        if (issues.length > 0) throw new UserError("Andere Texte verweisen hierher.", 409, { issues });
        await rm(folderOrFile(place), { recursive: true });
      }
    },
  };
}
