import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription } from "yup";

import type { PicturePlace } from "./picture-places";

/** What a text in a content file is used for; set in the schema's `meta()`. */
export type Use = "copy" | "target";

/** One value of a content file, with its position. */
export type Leaf = {
  path: (string | number)[];
  value: unknown;
  use: Use | undefined;
  /** For a picture file: where the picture is shown. */
  place: PicturePlace | undefined;
  /** For a slug that refers to another document: the name of its content type. */
  refersTo: string | undefined;
  /** The group of fields that contains it. */
  group: Readonly<Record<string, unknown>>;
};

/**
 * The values of a content file according to its schema; unknown fields are left out.
 * @param data as read, not yet transformed by the schema
 */
export function leavesOf(schema: ObjectSchema<AnyObject>, data: unknown): Leaf[] {
  return leaves(descriptionOf(schema), data, [], {});
}

const descriptions = new WeakMap<ObjectSchema<AnyObject>, SchemaFieldDescription>();

/** Yup clones a schema to describe it: done for each file, that took longer than all checks. */
function descriptionOf(schema: ObjectSchema<AnyObject>): SchemaFieldDescription {
  const description = descriptions.get(schema) ?? (schema.describe() as SchemaFieldDescription);
  descriptions.set(schema, description);
  return description;
}

function leaves(field: SchemaFieldDescription, value: unknown, path: Leaf["path"], group: Leaf["group"]): Leaf[] {
  if (value === undefined || value === null) return [];
  if ("fields" in field) {
    if (typeof value !== "object") return [];
    const inner = value as Record<string, unknown>;
    return Object.entries(field.fields).flatMap(([name, part]) => leaves(part, inner[name], [...path, name], inner));
  }
  if ("innerType" in field) {
    const { innerType } = field;
    if (!Array.isArray(value) || !innerType || Array.isArray(innerType)) return [];
    return value.flatMap((item, index) => leaves(innerType, item, [...path, index], group));
  }
  const meta = (field as SchemaDescription).meta as Partial<Pick<Leaf, "use" | "place" | "refersTo">> | undefined;
  return [{ path, value, use: meta?.use, place: meta?.place, refersTo: meta?.refersTo, group }];
}

/** `["related", 1, "slug"]` → `related[1].slug` */
export const fieldName = (path: Leaf["path"]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${part}` : part),
    "",
  );
