import type { AnyObject, ObjectSchema, SchemaFieldDescription } from "yup";
import { itemOf, kindOf, sampleOf } from "./field-kinds";

/** One field of a content file as its author writes it: a value, a list of values, or a list of groups. */
export type FieldRow = {
  /** E.g. `hero.title`, `related`, `related[].slug`. */
  path: string;
  /** What may stand there, in words for authors. */
  kind: string;
  /** As Markdown, for want of a real value. */
  sample: string;
};

/** Path of a field, or of a group of fields → where visitors see it, in words for authors. */
export type Notes = Readonly<Record<string, string>>;

/**
 * Writes the table of all fields of a kind of content.
 * @param typeName for messages
 * @param exampleOf a real value of the field at a path, as Markdown; `undefined` when there is none
 * @returns a Markdown table
 * @throws when a field has no note or a note no field
 */
export function fieldTable(
  typeName: string,
  schema: ObjectSchema<AnyObject>,
  notes: Notes,
  exampleOf: (path: string) => string | undefined,
): string {
  const rows = fieldRows(schema).map((row) => ({ ...row, noted: placeOfNote(typeName, row.path, notes) }));
  const used = new Set(rows.map(({ noted }) => noted));
  for (const path of Object.keys(notes)) {
    if (!used.has(path)) throw new Error(`The note of ${typeName} for "${path}" explains no field. Remove or move it.`);
  }
  return [
    "| Feld | Art und Grenzen | Beispiel | Wo es erscheint |",
    "| --- | --- | --- | --- |",
    ...rows.map(({ path, kind, sample, noted }) =>
      tableRow([`\`${path}\``, kind, exampleOf(path) ?? sample, notes[noted] ?? ""]),
    ),
  ].join("\n");
}

/** A line of a Markdown table. */
export const tableRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

/** All fields of a kind of content, in the order of the schema. */
export function fieldRows(schema: ObjectSchema<AnyObject>): FieldRow[] {
  return rowsBelow(schema.describe() as SchemaFieldDescription, "");
}

function rowsBelow(field: SchemaFieldDescription, path: string): FieldRow[] {
  if ("fields" in field) {
    return Object.entries(field.fields).flatMap(([name, inner]) => rowsBelow(inner, path ? `${path}.${name}` : name));
  }
  const item = itemOf(field);
  const below = item && "fields" in item ? rowsBelow(item, `${path}[]`) : [];
  return [{ path, kind: kindOf(field), sample: sampleOf(field) }, ...below];
}

/** The path whose note serves a field: its own, or that of the nearest group around it. */
function placeOfNote(typeName: string, path: string, notes: Notes): string {
  for (let place = path; place !== ""; place = parentOf(place)) if (place in notes) return place;
  throw new Error(
    `The field "${path}" of ${typeName} has no note in scripts/guide/. Say where visitors see it, then run \`npm run guide\`.`,
  );
}

/** `related[].slug` → `related[]` → `related` → empty */
function parentOf(path: string): string {
  return path.endsWith("[]") ? path.slice(0, -2) : path.slice(0, Math.max(0, path.lastIndexOf(".")));
}
