import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentModel } from "../../../src/content-model";
import { freeOrder } from "../../../src/data-layer/check/cross-check";
import { inspectPicture } from "../../../src/data-layer/check/inspect-picture";
import { contentTypeOf } from "../../../src/data-layer/model/content-type";
import { listFieldValues } from "../../../src/data-layer/model/field-values";
import { isSlug, slugMessage } from "../../../src/data-layer/model/fields";
import { type PictureSlot, slotIssue } from "../../../src/data-layer/model/picture-slots";
import { today } from "../../../src/data-layer/model/release";
import { dataAsWritten } from "../../../src/data-layer/read/read-content";
import { create, tidyTitle, titleError } from "../../new/create";
import { type Kind, toKind } from "../../new/kinds";
import { readProject } from "../../new/project";
import { questionsOf } from "../../new/questions";
import { slugError, slugOfTitle } from "../../new/slug";
import { readEntry, writeEntry } from "../format";
import type { Workspace } from "../workspace";
import type { Checker } from "./checker";

/** What may stand in `content/`, and how documents come into being and move. */
export function contentRules(
  root: string,
  checker: Checker,
): Pick<Workspace, "fileNameError" | "pictureError" | "questions" | "create" | "duplicate" | "changeSlug"> {
  return {
    fileNameError(file) {
      const found = contentTypeOf(contentModel, file.slice("content/".length));
      if (!found) return "Diese Datei gehört zu keiner Inhaltsart.";
      return found.type.collection && !isSlug(found.slug) ? slugMessage({ value: found.slug }) : undefined;
    },
    async pictureError(place, name, slots) {
      const { name: slug } = path.parse(name);
      if (!isSlug(slug)) return slugMessage({ value: slug });
      const { issue, size } = await inspectPicture(place, name);
      return issue ?? slots.map((slot) => slotIssue(name, size, slot as PictureSlot)).find(Boolean);
    },
    questions: (kind) =>
      questionsOf(toKind(kind))
        // What refers to others has a preset.
        .filter(({ refersTo }) => !refersTo)
        .map(({ field, text, preset, choices }) => ({ name: field, label: text, value: preset, choices })),
    create: (document) => create(readProject(root), { ...document, slug: document.slug || undefined }),
    duplicate: duplicator(root, checker),
    changeSlug: slugChanger(root, checker),
  };
}

/** Copies a document with its pictures: as a draft of today, at the first free place, and without further addresses. */
const duplicator =
  (root: string, checker: Checker): Workspace["duplicate"] =>
  async (file, { title, slug }) => {
    const original = checker.content().files.find((each) => each.file === file);
    if (!original?.type.collection?.documentTemplate) throw new Error("Dieser Text lässt sich nicht duplizieren.");
    const kind = original.type as Kind;
    const existing = readProject(root);
    const error = titleError(existing, kind, title, slug || undefined);
    if (error) throw new Error(error);
    const { aliases: _, ...entry } = readEntry(original.text);
    const order = "order" in kind.schema.fields && { order: freeOrder(existing.files, kind) };
    const days = "updated" in kind.schema.fields && { updated: today() };
    const values = { ...entry, title: tidyTitle(title), ...order, published: today(), ...days, draft: true };
    const copy = `content/${kind.collection.file(slug || slugOfTitle(tidyTitle(title)))}`;
    const [from, to] = [path.join(root, file), path.join(root, copy)];
    if (path.basename(file) === "index.mdx") await cp(path.dirname(from), path.dirname(to), { recursive: true });
    await writeFile(to, writeEntry(values, Object.keys(kind.schema.fields)));
    return { file: copy };
  };

/** The old address stays as an alias where the type knows aliases and visitors may know it. */
const slugChanger =
  (root: string, checker: Checker): Workspace["changeSlug"] =>
  (file, slug) => {
    const { files } = checker.content();
    const document = files.find((each) => each.file === file);
    const { collection } = document?.type ?? {};
    if (!document || !collection) throw new Error("Diese Datei gibt es nicht mehr.");
    const { type, slug: old } = document;
    const error = slugError(readProject(root), type as Kind, slug);
    if (error) throw new Error(error);
    const { aliases = [], draft } = dataAsWritten(document) as { aliases?: string[]; draft?: boolean };
    const entry = { ...readEntry(document.text) };
    if ("aliases" in type.schema.fields && draft !== true)
      entry.aliases = [...aliases.filter((alias) => alias !== slug), old];
    const next = `content/${collection.file(slug)}`;
    const texts = new Map([[next, writeEntry(entry, Object.keys(type.schema.fields))]]);
    for (const other of files.filter((each) => each !== document)) {
      const changed = structuredClone(readEntry(other.text));
      for (const { path: at, group, refersTo, value } of listFieldValues(other.type.schema, changed))
        if (refersTo === type.name && value === old) Object.assign(group, { [String(at.at(-1))]: slug });
      const text = writeEntry(changed);
      if (text !== other.text) texts.set(other.file, text);
    }
    return { file: next, addresses: [collection.pagePath(old), collection.pagePath(slug)], texts };
  };
