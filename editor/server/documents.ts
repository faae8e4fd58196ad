import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { slugProblem } from "../../scripts/new-content/address";
import { create, type Wish } from "../../scripts/new-content/create";
import { readExisting } from "../../scripts/new-content/existing";
import { type Kind, toKind } from "../../scripts/new-content/kinds";
import { questionsOf } from "../../scripts/new-content/questions";
import { contentTypeOf } from "../../src/content-types";
import { leavesOf } from "../../src/data-layer/model/leaves";
import { dataAsWritten } from "../../src/data-layer/read/read-content";
import { readEntry, writeEntry } from "../format";
import type { Checker } from "./checker";
import { contentPlace, Refusal, writeWhole } from "./store";

const familyOf = (file: string) => {
  const found = contentTypeOf(file.slice("content/".length));
  if (!found?.type.family) throw new Refusal("Nur Artikel, Stellen und Rechtstexte haben eine eigene Adresse.");
  return { ...found, family: found.type.family };
};

/** What belongs to a document: its folder, if it has one of its own, or its file. */
const wholeOf = (file: string) => file.replace(/[\\/]index\.mdx$/, "");

/**
 * Creates, renames and deletes documents together with their pictures.
 * @param root the project's folder
 */
export function documentActions(root: string, checker: Checker) {
  return {
    /** As `npm run new`; asks for nothing that has a preset. */
    create: (wish: Wish) => create(readExisting(root), { ...wish, slug: wish.slug || undefined }),
    /** What is asked for before a document is created. */
    questions: ({ kind }: { kind: string }) =>
      questionsOf(toKind(kind))
        .filter(({ refersTo }) => !refersTo)
        .map(({ field, text, preset, choices }) => ({ name: field, label: text, value: preset, choices })),
    /** Gives a document another address; the old one stays as an alias where the type knows aliases. */
    async rename({ path: file, slug }: { path: string; slug: string }) {
      const { type, family, slug: old } = familyOf(file);
      const next = `content/${family.file(slug)}`;
      const problem = slugProblem(readExisting(root), type as Kind, slug);
      if (problem) throw new Refusal(problem);
      const { files } = checker.content();
      const document = files.find((each) => each.file === file);
      if (!document) throw new Refusal("Diese Datei gibt es nicht mehr.", 404);
      const { aliases = [], draft } = dataAsWritten(document) as { aliases?: string[]; draft?: boolean };
      const entry = { ...readEntry(document.text) };
      if ("aliases" in type.schema.fields && draft !== true)
        entry.aliases = [...aliases.filter((alias) => alias !== slug), old];
      const [from, to] = [contentPlace(root, file), contentPlace(root, next)];
      await mkdir(path.dirname(wholeOf(to)), { recursive: true });
      await rename(wholeOf(from), wholeOf(to));
      await writeWhole(to, writeEntry(entry, Object.keys(type.schema.fields)));
      for (const other of files.filter((each) => each !== document)) {
        const changed = structuredClone(readEntry(other.text));
        for (const { path: at, group, refersTo, value } of leavesOf(other.type.schema, changed))
          if (refersTo === type.name && value === old) Object.assign(group, { [String(at.at(-1))]: slug });
        const text = writeEntry(changed);
        if (text !== other.text) await writeWhole(contentPlace(root, other.file), text);
      }
    },
    /** Deletes documents with their pictures. @throws Refusal naming who links to them, unless told to go on */
    async deleteFiles({ paths, force }: { paths: string[]; force?: boolean }) {
      for (const file of paths) {
        familyOf(file);
        const place = contentPlace(root, file);
        const found = force ? [] : await checker.check(file, undefined);
        const problems = found.filter((problem) => problem.file !== file);
        if (problems.length > 0) throw new Refusal("Andere Texte verweisen hierher.", 409, { problems });
        await rm(wholeOf(place), { recursive: true });
      }
    },
  };
}
