import { readFileSync } from "node:fs";
import path from "node:path";
import type { SchemaDescription, SchemaFieldDescription } from "yup";
import { blocks } from "../../../src/blocks";
import { contentModel } from "../../../src/content-model";
import { annotationsOf } from "../../../src/data-layer/model/annotations";
import type { ContentType } from "../../../src/data-layer/model/content-type";
import { EVIDENCE, EVIDENCE_KINDS } from "../../../src/data-layer/model/evidence";
import { leastWidth, type PictureSlot, RATIOS } from "../../../src/data-layer/model/picture-slots";
import { attributesOf } from "../../../src/data-layer/render/remark-components";
import { SLUG_OPTIONS } from "../../../src/data-layer/text/slug";
import { capitalized } from "../../../src/lib/capitalized";
import { itemOf, kindOf, limit } from "../../guide/field-kinds";
import type { Collection, ContentDescription, Field, Question } from "../workspace";
import labels from "./labels.json";

/** What the editor is told of this site's content. @param root the project's folder; the guide in it names the types */
export function describeContent(root: string): ContentDescription {
  const guide = readFileSync(path.join(root, "content/REFERENZ.md"), "utf8");
  const help = Object.entries(blocks).map(([name, block]) => {
    const { required, optional } = attributesOf(block);
    const { attribute: chosen, of = {} } = block.variants ?? {};
    const choices: Record<string, readonly string[]> = {
      ...(block.evidence && { evidence: EVIDENCE_KINDS }),
      ...(chosen && { [chosen]: Object.keys(of) }),
    };
    const notes = { ...(block.evidence && EVIDENCE_NOTES), ...block.attributes };
    const variants = Object.entries(of).map(([variant, each]) => [variant, questionsOf(each, each.attributes, {}, {})]);
    return {
      name,
      note: block.note.replaceAll("`", ""),
      sample: block.sample,
      attributes: questionsOf({ required, optional }, notes, choices),
      ...(chosen && { variants: Object.fromEntries(variants) }),
    };
  });
  return { collections: decapCollections(guide), blocks: help, headingLevels: [2, 3], slugOptions: SLUG_OPTIONS };
}

/** What each attribute of evidence says, and to which kinds of it it belongs. */
const EVIDENCE_NOTES = Object.fromEntries([
  [
    "evidence",
    Object.entries(EVIDENCE)
      .map(([kind, { means }]) => `${kind}: ${means}`)
      .join("; "),
  ],
  ...Object.entries(EVIDENCE).flatMap(([kind, { texts }]) =>
    Object.entries(texts).map(([name, what]) => [name, `bei ${kind}: ${what}`]),
  ),
]);

function questionsOf(
  { required, optional }: { required: readonly string[]; optional: readonly string[] },
  notes: Readonly<Record<string, string | undefined>>,
  choices: Readonly<Record<string, readonly string[]>> = {},
  words: Readonly<Record<string, string>> = labels,
): Question[] {
  return [...required, ...optional].map((name) => {
    const mayLack = required.includes(name) ? "" : " (darf fehlen)";
    const label = `${words[name] ?? capitalized(clauseOf(notes[name] ?? ""))}, „${name}“${mayLack}`;
    return { name, label, note: notes[name], choices: choices[name] ?? [] };
  });
}

/** Makes the collections of Decap CMS from the content types. @param guide the authors' guide, which names the types */
export function decapCollections(guide: string, types = contentModel.types): Collection[] {
  const single = types.filter(({ collection }) => !collection);
  const isPage = ({ example }: ContentType) => example.startsWith("pages/");
  const inFiles = (name: string, label: string, some: readonly ContentType[]): Collection => ({
    name,
    label,
    format: "content-json",
    extension: "json",
    files: some.map((type) => ({
      name: path.parse(type.example).name,
      label: titleIn(guide, type),
      file: `content/${type.example}`,
      fields: fieldsOf(type),
    })),
  });
  const other = single.filter((type) => !isPage(type));
  return [
    ...types.flatMap((type) => (type.collection ? [inFolder(type, type.collection, titleIn(guide, type))] : [])),
    inFiles("pages", "Seiten", single.filter(isPage)),
    inFiles("site", "Website und Fakten", other),
  ];
}

function inFolder(type: ContentType, collection: NonNullable<ContentType["collection"]>, label: string): Collection {
  const [name = "", ...inside] = collection.file("{{slug}}").split("/");
  const body: Field = { name: "body", path: "body", label: "Text", widget: "body", slot: "text" };
  return {
    name,
    label,
    label_singular: collection.documentTemplate?.label ?? label,
    folder: `content/${name}`,
    path: inside.join("/").replace(/\.mdx$/, ""),
    format: "content-mdx",
    extension: "mdx",
    media_folder: inside.length > 1 ? "" : undefined,
    create: collection.documentTemplate !== undefined,
    kind: collection.documentTemplate?.kind,
    fields: [...fieldsOf(type), body],
  };
}

/** The heading in the guide above a type's table of fields. */
function titleIn(guide: string, { name, example }: ContentType): string {
  const before = guide.slice(0, Math.max(0, guide.indexOf(`<!-- fields:${name} -->`)));
  const title = [...before.matchAll(/^#{2,4} (?:\d+\. |`[^`]+`: )?(.+)$/gm)].at(-1)?.[1];
  return capitalized(title ?? path.parse(example).name);
}

const fieldsOf = ({ schema }: ContentType): Field[] =>
  Object.entries(schema.describe().fields).map(([name, field]) => toField(name, name, field as SchemaFieldDescription));

function toField(name: string, at: string, description: SchemaFieldDescription): Field {
  const note = annotationsOf(description).note?.replaceAll("`", "");
  const kind = "fields" in description ? "" : kindOf(description).replaceAll("`", "").replace("; darf fehlen", "");
  return {
    name,
    path: at,
    label: (labels as Record<string, string>)[name] ?? capitalized(clauseOf(note ?? "") || name),
    required: !(description as SchemaDescription).optional,
    hint: [note, kind, `Feld „${at.replaceAll("[]", "")}“`].filter(Boolean).join(" · "),
    ...lettersOf(description),
    ...control(description, at),
  };
}

function lettersOf(field: SchemaFieldDescription): Pick<Field, "letters"> {
  const [least, most] = [limit(field, "min"), limit(field, "max")].map((each) => each && Number(each));
  const isCounted = field.type === "string" && (least || most);
  return isCounted ? { letters: [least || undefined, most || undefined] } : {};
}

/** What a note says first: up to a colon, or to a comma where that is far away. */
function clauseOf(note: string): string {
  const [clause = ""] = note.split(/[;:(]/, 1);
  return (clause.length > 60 ? (clause.split(",", 1)[0] ?? clause) : clause).trim();
}

/** What a place demands of its pictures. */
export const demandsOf = (slot: PictureSlot | undefined): Pick<Field, "slot" | "ratio" | "least"> =>
  slot ? { slot, ratio: RATIOS[slot], least: leastWidth(slot) } : {};

/** The control for a field, by what its schema says of it. */
function control(field: SchemaFieldDescription, at: string): Pick<Field, "widget"> & Partial<Field> {
  const { refersTo, textKind, slot } = annotationsOf(field);
  const { tests = [] } = field as SchemaDescription;
  const item = itemOf(field);
  if ("fields" in field) {
    const fields = Object.entries(field.fields).map(([name, inner]) => toField(name, `${at}.${name}`, inner));
    // What stands for a list's entry while it is closed: its first text.
    const first = fields.find(({ widget }) => ["string", "text", "relation"].includes(widget)) ?? fields[0];
    return { widget: "object", fields, summary: `{{fields.${first?.name}}}`, collapsed: at.includes(".") };
  }
  if (item) {
    const { fields, summary, ...field } = toField("item", `${at}[]`, item);
    const entry = fields ? { fields, summary } : { field: { ...field, label: "Eintrag", hint: undefined } };
    return { widget: "list", collapsed: true, minimize_collapsed: false, ...entry };
  }
  if (field.type === "number") return { widget: "number", value_type: "int", step: 1 };
  if (field.type === "boolean") return { widget: "boolean" };
  if ("oneOf" in field && field.oneOf.length > 0) return { widget: "select", options: field.oneOf.map(String) };
  if (refersTo) {
    const collection = contentModel.types.find(({ name }) => name === refersTo)?.example.split("/")[0];
    return { widget: "relation", collection, value_field: "{{slug}}", search_fields: ["title"], options_length: 500 };
  }
  if (textKind === "href") return { widget: "target" };
  if (tests.some(({ name }) => name === "picture")) return { widget: "image", choose_url: false, ...demandsOf(slot) };
  if (tests.some(({ name }) => name === "day"))
    return { widget: "datetime", date_format: "YYYY-MM-DD", time_format: false, default: "" };
  return { widget: textKind === "copy" && Number(limit(field, "max")) > 100 ? "text" : "string" };
}
