import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription } from "yup";
import { annotationsOf } from "../../src/data-layer/model/annotations";
import { itemOf, kindOf, sampleOf } from "./field-kinds";

/** One field of a content file as its author writes it: a value, a list of values, or a list of groups. */
type FieldRow = {
  /** E.g. `hero.title`, `related`, `related[].slug`. */
  path: string;
  kind: string;
  /** The field whose value is the example; its own unless it is explained as a whole. */
  shown: string;
  /** As Markdown, for want of a real value. */
  sample: string;
  /** Where visitors see it: its own note, or that of the nearest group around it. */
  note: string | undefined;
};

/**
 * Writes the Markdown table of all fields of a content type.
 * @param exampleOf a real value of the field at a path, as Markdown; `undefined` when there is none
 * @throws when a field has no note
 */
export function fieldTable(
  typeName: string,
  schema: ObjectSchema<AnyObject>,
  exampleOf: (path: string) => string | undefined,
): string {
  const rows = fieldRows(schema).map(({ path, kind, shown, sample, note }) => {
    if (!note)
      throw new Error(`The field "${path}" of ${typeName} has no note. Say where visitors see it: .note("…").`);
    return [`\`${path}\``, kind, exampleOf(shown) ?? sample, note];
  });
  return markdownTable(["Feld", "Art und Grenzen", "Beispiel", "Wo es erscheint"], rows);
}

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

/** All fields of a content type, in the order of the schema. */
export function fieldRows(schema: ObjectSchema<AnyObject>): FieldRow[] {
  return rowsBelow(schema.describe() as SchemaFieldDescription, "", undefined);
}

function rowsBelow(field: SchemaFieldDescription, path: string, noteAround: string | undefined): FieldRow[] {
  const { note = noteAround, guideLabel } = annotationsOf(field);
  if ("fields" in field) {
    if (guideLabel) return [groupRow(field, path, guideLabel, note)];
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      rowsBelow(inner, path ? `${path}.${name}` : name, note),
    );
  }
  const item = itemOf(field);
  const below = item && "fields" in item ? rowsBelow(item, `${path}[]`, note) : [];
  return [{ path, kind: kindOf(field), shown: path, sample: sampleOf(field), note }, ...below];
}

/** One row for a group whose fields the guide explains elsewhere; its first field is the example. */
function groupRow(
  field: SchemaFieldDescription & { fields: object },
  path: string,
  label: string,
  note: string | undefined,
): FieldRow {
  const { optional } = field as SchemaDescription;
  const [first = ""] = Object.keys(field.fields);
  return { path, kind: optional ? `${label}; darf fehlen` : label, shown: `${path}.${first}`, sample: "–", note };
}
