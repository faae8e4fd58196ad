import { type AnyObject, type ObjectSchema, reach, ValidationError } from "yup";

type Schema = ObjectSchema<AnyObject>;

/**
 * What a schema has against the value of one of its fields.
 * @returns the schema's message; `undefined` when the value is right
 */
export function fieldProblem(schema: Schema, field: string, value: unknown): string | undefined {
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
 * @param path e.g. `banner.title`
 */
export function rangeOf(schema: Schema, path: string): string {
  const field = reach(schema, path).describe();
  const limit = (name: "min" | "max") =>
    "tests" in field ? field.tests.find((test) => test.name === name)?.params?.[name] : undefined;
  const [min, max] = [limit("min"), limit("max")];
  return min === undefined ? `höchstens ${max}` : `${min}–${max}`;
}

/** The words a field may hold; none when it holds any. */
export function choicesOf(schema: Schema, path: string): string[] {
  const field = reach(schema, path).describe();
  return "oneOf" in field ? field.oneOf.map(String) : [];
}
