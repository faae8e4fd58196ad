import type { AnyObject, ObjectSchema, SchemaFieldDescription } from "yup";
import { type Annotations, annotationsOf } from "./annotations";

/** One value of a content file, with its path and the annotations of its field. */
export type FieldValue = Annotations & {
  path: (string | number)[];
  value: unknown;
  group: Readonly<Record<string, unknown>>;
};

/** The values of a file as read, according to its schema; unknown fields are left out. */
export function listFieldValues(schema: ObjectSchema<AnyObject>, data: unknown): FieldValue[] {
  return collectValues(descriptionOf(schema), data, [], {});
}

const descriptions = new WeakMap<ObjectSchema<AnyObject>, SchemaFieldDescription>();

/** Yup clones a schema to describe it: done for each file, that took longer than all checks. */
function descriptionOf(schema: ObjectSchema<AnyObject>): SchemaFieldDescription {
  const description = descriptions.get(schema) ?? (schema.describe() as SchemaFieldDescription);
  descriptions.set(schema, description);
  return description;
}

function collectValues(
  field: SchemaFieldDescription,
  value: unknown,
  path: FieldValue["path"],
  group: FieldValue["group"],
): FieldValue[] {
  if (value === undefined || value === null) return [];
  if ("fields" in field) {
    if (typeof value !== "object") return [];
    const inner = value as Record<string, unknown>;
    return Object.entries(field.fields).flatMap(([name, part]) =>
      collectValues(part, inner[name], [...path, name], inner),
    );
  }
  if ("innerType" in field) {
    const { innerType } = field;
    if (!Array.isArray(value) || !innerType || Array.isArray(innerType)) return [];
    return value.flatMap((item, index) => collectValues(innerType, item, [...path, index], group));
  }
  return [{ ...annotationsOf(field), path, value, group }];
}

/** `["related", 1, "slug"]` → `related[1].slug` */
export const formatFieldPath = (path: FieldValue["path"]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${part}` : part),
    "",
  );
