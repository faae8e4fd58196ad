import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../site";
import { contentPlace, Refusal, writeWhole } from "./store";

/** What belongs to a document: its folder, if it has one of its own, or its file. */
const wholeOf = (file: string) => file.replace(/[\\/]index\.mdx$/, "");

function documentPlace(site: Site, file: string): string {
  const place = contentPlace(site, file);
  if (!file.endsWith(".mdx")) throw new Refusal("Nur Dokumente mit einem Text haben eine eigene Adresse.");
  return place;
}

/** Renames and deletes documents together with their pictures. */
export function documentActions(site: Site) {
  return {
    /** Gives a document another address. */
    async rename({ path: file, slug }: { path: string; slug: string }) {
      const from = documentPlace(site, file);
      const next = site.readdress(file, slug);
      const to = documentPlace(site, next.file);
      await mkdir(path.dirname(wholeOf(to)), { recursive: true });
      await rename(wholeOf(from), wholeOf(to));
      for (const [changed, text] of next.texts) await writeWhole(contentPlace(site, changed), text);
    },
    /** @throws Refusal naming who links to them, unless told to go on */
    async deleteFiles({ paths, force }: { paths: string[]; force?: boolean }) {
      for (const file of paths) {
        const place = documentPlace(site, file);
        const found = force ? [] : await site.check(file, undefined);
        const issues = found.filter((issue) => issue.file !== file);
        if (issues.length > 0) throw new Refusal("Andere Texte verweisen hierher.", 409, { issues });
        await rm(wholeOf(place), { recursive: true });
      }
    },
  };
}
