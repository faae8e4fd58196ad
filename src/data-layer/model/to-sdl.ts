import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription } from "yup";
import { capitalized } from "../../lib/capitalized";
import { annotationsOf } from "./annotations";

/**
 * The GraphQL types of a content schema, so that fields are declared only once; `HomePage.hero` is `HomePageHero`.
 * @param derivedFields fields the data layer computes, name → type reference
 */
export const toSdl = (name: string, schema: ObjectSchema<AnyObject>, derivedFields?: Record<string, string>): string =>
  typesOf(name, schema, derivedFields, " implements Node @dontInfer");

/** SDL of a shared type that is not a node, e.g. `Link`. */
export const toSharedSdl = (name: string, schema: ObjectSchema<AnyObject>): string => typesOf(name, schema);

function typesOf(name: string, schema: ObjectSchema<AnyObject>, derivedFields = {}, suffix = ""): string {
  const types: string[] = [];
  writeType(name, schema.describe() as SchemaFieldDescription, types, derivedFields, suffix);
  return types.join("\n\n");
}

function writeType(
  name: string,
  description: SchemaFieldDescription,
  types: string[],
  moreFields: Record<string, string> = {},
  suffix = "",
): void {
  const fields = "fields" in description ? description.fields : {};
  const lines = Object.entries(fields).map(
    ([field, inner]) => `  ${field}: ${reference(name + capitalized(field), inner, types)}`,
  );
  const extra = { ...annotationsOf(description).extraFields, ...moreFields };
  for (const [field, type] of Object.entries(extra)) lines.push(`  ${field}: ${type}`);
  types.push(`type ${name}${suffix} {\n${lines.join("\n")}\n}`);
}

const SCALARS: Readonly<Record<string, string>> = { string: "String", number: "Float", boolean: "Boolean" };

function reference(typeName: string, field: SchemaFieldDescription, types: string[]): string {
  const { nullable, default: defaultValue, ...description } = field as SchemaDescription;
  // A field with a default may be left out of the file but is always there in the node.
  const optional = description.optional && (defaultValue === undefined || field.type === "object");
  const required = optional || nullable ? "" : "!";
  const explicitType = annotationsOf(field).graphql;
  if (explicitType) return optional ? explicitType.replace(/!(?=\s|$)/, "") : explicitType;
  const scalar = SCALARS[field.type];
  if (scalar) return `${scalar}${required}`;
  switch (field.type) {
    case "array": {
      const inner = (field as { innerType?: SchemaFieldDescription }).innerType;
      if (!inner || Array.isArray(inner)) throw new Error(`The list ${typeName} has no item schema.`);
      return `[${reference(singular(typeName), inner, types).replace(/!?$/, "!")}]${required}`;
    }
    case "object":
      writeType(typeName, field, types);
      return `${typeName}${required}`;
    default:
      throw new Error(`${typeName}: no GraphQL type for a Yup schema of type "${field.type}".`);
  }
}

/** `HomePageStats` holds items of type `HomePageStat`. */
const singular = (name: string) =>
  name.endsWith("ies") ? `${name.slice(0, -3)}y` : /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Item`;
