import { type AnyObject, type ObjectSchema, type SchemaDescription, ValidationError } from "yup";

/**
 * What a schema has against the value of one of its fields.
 * @returns the schema's message; `undefined` when the value is right
 */
export function fieldProblem(schema: ObjectSchema<AnyObject>, field: string, value: unknown): string | undefined {
  try {
    schema.validateSyncAt(field, { [field]: value }, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/**
 * How long a text or how large a number may be, in words for authors: `30–60` or `höchstens 60`.
 * @param field as `describe()` tells it
 * @returns `undefined` where there is no limit
 */
export function rangeOf({ tests }: Pick<SchemaDescription, "tests">): string | undefined {
  const limit = (wanted: "min" | "max") => tests.find(({ name }) => name === wanted)?.params?.[wanted];
  const [min, max] = [limit("min"), limit("max")];
  if (max === undefined) return undefined;
  return min === undefined ? `höchstens ${max}` : `${min}–${max}`;
}
