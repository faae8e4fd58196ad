import { existsSync } from "node:fs";
import { mkdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { slugProblem } from "../../scripts/new-content/address";
import { create } from "../../scripts/new-content/create";
import { readExisting } from "../../scripts/new-content/existing";
import { type Kind, toKind } from "../../scripts/new-content/kinds";
import { type Answers, questionsOf } from "../../scripts/new-content/questions";
import { contentTypeOf } from "../../src/content-types";
import { leavesOf } from "../../src/data-layer/model/leaves";
import type { Problem } from "../../src/data-layer/model/problem";
import { dataAsWritten } from "../../src/data-layer/read/read-content";
import { type Entry, readEntry, writeEntry } from "../format";
import type { Checker } from "./checker";
import { contentPlace, Refusal, writeWhole } from "./store";

const fileOf = (file: string) => {
  const found = contentTypeOf(file.slice("content/".length));
  if (!found?.type.family) throw new Refusal("Nur Artikel, Stellen und Rechtstexte haben eine eigene Adresse.");
  return { ...found, family: found.type.family };
};

/** What belongs to a document: its folder, if it has one of its own, or its file. */
const wholeOf = (file: string) => file.replace(/\/index\.mdx$/, "");

/**
 * Creates, renames and deletes documents together with their pictures.
 * @param root the project's folder
 */
export function documentActions(root: string, checker: Checker) {
  return {
    /** As `npm run new`; asks for nothing that has a preset. */
    async create({
      kind,
      title,
      slug,
      answers = {},
    }: {
      kind: string;
      title: string;
      slug?: string;
      answers?: Answers;
    }) {
      try {
        return await create(readExisting(root), { kind, title, slug: slug || undefined, answers });
      } catch (error) {
        throw new Refusal((error as Error).message);
      }
    },
    /** What is asked for before a document is created. */
    questions: ({ kind }: { kind: string }) =>
      questionsOf(toKind(kind)).flatMap(({ field, text, preset, choices, refersTo }) =>
        refersTo ? [] : [{ field, text, preset: typeof preset === "string" ? preset : "", choices }],
      ),
    /** Gives a document another address; the old one stays as an alias where the type knows aliases. */
    async rename({ path: file, slug }: { path: string; slug: string }) {
      const { type, family, slug: old } = fileOf(file);
      contentPlace(root, file);
      const next = `content/${family.file(slug)}`;
      const problem = slugProblem(readExisting(root), type as Kind, slug);
      if (problem) throw new Refusal(problem);
      const { files } = checker.content();
      const document = files.find((each) => each.file === file);
      if (!document) throw new Refusal("Diese Datei gibt es nicht mehr.", 404);
      const entry = readEntry(document.text);
      const { aliases = [], draft } = dataAsWritten(document) as { aliases?: string[]; draft?: boolean };
      const keepsAlias = "aliases" in type.schema.fields && draft !== true;
      const kept = keepsAlias ? { ...entry, aliases: [...aliases.filter((alias) => alias !== slug), old] } : entry;
      await mkdir(path.join(root, path.dirname(wholeOf(next))), { recursive: true });
      await rename(path.join(root, wholeOf(file)), path.join(root, wholeOf(next)));
      await writeWhole(contentPlace(root, next), writeEntry(kept, Object.keys(type.schema.fields)));
      for (const other of files) {
        const places = leavesOf(other.type.schema, other.parsed.data).filter(
          ({ refersTo, value }) => refersTo === type.name && value === old,
        );
        if (places.length === 0 || other === document) continue;
        const changed = structuredClone(readEntry(other.text)) as Record<string, unknown>;
        for (const { path: at } of places) {
          const group = at
            .slice(0, -1)
            .reduce<Record<string, unknown>>((inner, part) => inner[part] as Record<string, unknown>, changed);
          group[at.at(-1) ?? ""] = slug;
        }
        await writeWhole(contentPlace(root, other.file), writeEntry(changed as Entry));
      }
      return { slug, keepsAlias };
    },
    /** Deletes documents with their pictures. @throws Refusal naming who links to them, unless told to go on */
    async deleteFiles({ paths, force }: { paths: string[]; force?: boolean }) {
      for (const file of paths) {
        fileOf(file);
        const place = contentPlace(root, file);
        if (!existsSync(place)) continue;
        const broken: Problem[] = force
          ? []
          : (await checker.check(file, undefined)).filter((problem) => problem.file !== file);
        if (broken.length > 0) throw new Refusal("Andere Texte verweisen hierher.", 409, { problems: broken });
        const whole = wholeOf(place.split(path.sep).join("/"));
        await rm(whole, { recursive: true });
        await rmdir(path.dirname(whole)).catch(() => undefined);
      }
      return { message: "deleted" };
    },
  };
}
