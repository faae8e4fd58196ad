import type { AnyObject, ObjectSchema, SchemaFieldDescription } from "yup";
import { type Annotations, annotationsOf } from "./annotations";

/** One value of a content file, with its position. */
export type Leaf = Pick<Annotations, "use" | "place" | "refersTo" | "backs"> & {
  path: (string | number)[];
  value: unknown;
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
  const { use, place, refersTo, backs } = annotationsOf(field);
  return [{ path, value, use, place, refersTo, backs, group }];
}

/** `["related", 1, "slug"]` → `related[1].slug` */
export const fieldName = (path: Leaf["path"]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${part}` : part),
    "",
  );
