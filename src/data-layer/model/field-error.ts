import { type AnyObject, type ObjectSchema, ValidationError } from "yup";

/** The error of a schema for the value of one of its fields; `undefined` when the value is right. */
export function fieldError(schema: ObjectSchema<AnyObject>, field: string, value: unknown): string | undefined {
  try {
    schema.validateSyncAt(field, { [field]: value }, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
