import { readFileSync } from "node:fs";
import path from "node:path";
import type { SchemaDescription, SchemaFieldDescription } from "yup";
import { itemOf, kindOf } from "../../scripts/guide/field-kinds";
import { contentTypes } from "../../src/content-types";
import type { ContentType } from "../../src/content-types/content-type";
import { annotationsOf } from "../../src/data-layer/model/annotations";
import { WORDS } from "./words";

/** A field of Decap's configuration; `path` is that of the schema: `related[].slug`. */
export type Field = {
  name: string;
  path: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

/**
 * Makes the configuration of Decap CMS from the content types.
 * @param root the project's folder; the guide in it names the types
 * @param backend Decap's settings for where files are read and written
 * @param types all content types
 */
export function editorConfig(root: string, backend: object, types: readonly ContentType[] = contentTypes) {
  const guide = readFileSync(path.join(root, "content/README.md"), "utf8");
  const families = types.filter(({ family }) => family);
  const files = types.filter(({ family }) => !family);
  const isPage = ({ example }: ContentType) => example.startsWith("pages/");
  const fileCollection = (name: string, label: string, some: readonly ContentType[]) => ({
    ...{ name, label, format: "content-json", extension: "json", editor: { preview: true } },
    files: some.map((type) => ({
      name: path.parse(type.example).name,
      label: titleIn(guide, type),
      file: `content/${type.example}`,
      fields: fieldsOf(type),
    })),
  });
  return {
    backend,
    locale: "de",
    load_config_file: false,
    show_preview_links: false,
    media_folder: "content/pictures",
    public_folder: "../pictures",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...families.map((type) => familyCollection(type, titleIn(guide, type))),
      fileCollection("pages", "Seiten", files.filter(isPage)),
      fileCollection(
        "site",
        "Website und Fakten",
        files.filter((type) => !isPage(type)),
      ),
    ],
  };
}

function familyCollection(type: ContentType, label: string) {
  const example = type.example.split("/");
  const file = type.family?.file("{{slug}}") ?? "";
  return {
    name: example[0] ?? "",
    label,
    label_singular: type.family?.starter?.label ?? label,
    folder: `content/${example[0]}`,
    path: file.slice(file.indexOf("/") + 1).replace(/\.mdx$/, ""),
    format: "content-mdx",
    extension: "mdx",
    create: type.family?.starter !== undefined,
    kind: type.family?.starter?.word,
    slug: "{{fields._slug}}",
    identifier_field: "title",
    summary: "{{title}}",
    sortable_fields: [
      "title",
      ...Object.keys(type.schema.fields).filter((name) => name === "published" || name === "order"),
    ],
    editor: { preview: true },
    fields: [
      { name: "_slug", path: "", label: "Adresse", widget: "address", required: true },
      ...fieldsOf(type),
      { name: "body", path: "body", label: "Text", widget: "body", required: true },
    ] satisfies Field[],
  };
}

/** The heading in the guide above a type's table of fields. */
function titleIn(guide: string, { name, example }: ContentType): string {
  const before = guide.slice(0, Math.max(0, guide.indexOf(`<!-- fields:${name} -->`)));
  const title = [...before.matchAll(/^#{2,3} (?:\d+\. |`[^`]+`: )?(.+)$/gm)].at(-1)?.[1];
  return capitalised(title ?? path.parse(example).name);
}

const fieldsOf = ({ schema }: ContentType): Field[] =>
  Object.entries(schema.describe().fields).map(([name, field]) => toField(name, name, field as SchemaFieldDescription));

function toField(name: string, at: string, description: SchemaFieldDescription): Field {
  const { note } = annotationsOf(description);
  const { optional, tests = [] } = description as SchemaDescription;
  const label = WORDS[name] ?? capitalised(clauseOf(note ?? "") || name);
  const isGroup = "fields" in description;
  const isList = description.type === "array";
  const kind = isGroup ? [] : [kindOf(description).replaceAll("`", "").replace("; darf fehlen", "")];
  return {
    ...{ name, path: at, label, required: !optional },
    hint: [note?.replaceAll("`", ""), ...kind, `Feld „${at.replaceAll("[]", "")}“`].filter(Boolean).join(" · "),
    ...control(description, at, new Set(tests.map((test) => test.name))),
    ...((isGroup || isList) && { collapsed: at.includes(".") || isList || undefined }),
  };
}

/** What a note says first: up to a colon, or to a comma where that is far away. */
function clauseOf(note: string): string {
  const [clause = ""] = note.replaceAll("`", "").split(/[;:(]/, 1);
  return (clause.length > 60 ? (clause.split(",", 1)[0] ?? clause) : clause).trim();
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The control for a field, by what its schema says of it. */
function control(
  field: SchemaFieldDescription,
  at: string,
  tests: ReadonlySet<string | undefined>,
): { widget: string; [option: string]: unknown } {
  const { refersTo, use } = annotationsOf(field);
  const choices = "oneOf" in field ? field.oneOf.map(String) : [];
  const item = itemOf(field);
  if ("fields" in field) {
    const fields = Object.entries(field.fields).map(([name, inner]) => toField(name, `${at}.${name}`, inner));
    return { widget: "object", fields, summary: summaryOf(fields) };
  }
  if (item) {
    const inner = toField("item", `${at}[]`, item);
    const one = { label_singular: WORDS.item, minimize_collapsed: false };
    if (inner.fields) return { widget: "list", fields: inner.fields, summary: inner.summary, ...one };
    return { widget: "list", field: { ...inner, hint: undefined }, ...one };
  }
  if (field.type === "number") return { widget: "number", value_type: "int", step: 1 };
  if (field.type === "boolean") return { widget: "boolean" };
  if (choices.length > 0) return { widget: "select", options: choices };
  if (refersTo) {
    const type = contentTypes.find(({ name }) => name === refersTo);
    const [collection] = type?.example.split("/") ?? [];
    return {
      widget: "relation",
      collection,
      value_field: "{{slug}}",
      search_fields: ["title"],
      display_fields: ["title"],
      options_length: 500,
    };
  }
  if (use === "target") return { widget: "target" };
  if (tests.has("picture")) return { widget: "picture" };
  if (tests.has("day")) return { widget: "datetime", date_format: "YYYY-MM-DD", time_format: false, default: "" };
  const most = ((field as SchemaDescription).tests ?? []).find(({ name }) => name === "max")?.params?.max;
  return { widget: use === "copy" && Number(most) > 100 ? "text" : "string" };
}

/** What stands for a list's entry while it is closed: its first text. */
function summaryOf(fields: readonly Field[]): string | undefined {
  const first = fields.find(({ widget }) => ["string", "text", "relation", "picture"].includes(widget)) ?? fields[0];
  return first && `{{fields.${first.name}}}`;
}
