import type { CreateSchemaCustomizationArgs } from "gatsby";
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeNode,
} from "graphql";
import { type AnyObject, type AnySchema, array, boolean, date, number, type ObjectSchema, string } from "yup";
import { contentTypes, sharedTypes } from "../../../src/content-types";
import { DOCUMENT_FIELDS } from "../../../src/content-types/content-type";
import { contentSdl, createSchema } from "../../../src/data-layer/gatsby/create-schema";
import { day, file, flag, group, link, listOf, picture, text, wholeNumber } from "../../../src/data-layer/model/fields";
import { toSdl } from "../../../src/data-layer/model/to-sdl";

const isType = (node: DefinitionNode): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION;
const typesOf = (sdl: string) => parse(sdl).definitions.filter(isType);

const written = ({ type, directives = [] }: FieldDefinitionNode) =>
  [type, ...directives].map((node) => print(node)).join(" ");

/** Type name → field name → type as it is written. */
function fieldsOf(sdl: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    typesOf(sdl).map(({ name, fields = [] }) => [
      name.value,
      Object.fromEntries(fields.map((field) => [field.name.value, written(field)])),
    ]),
  );
}

const fieldType = (schema: AnySchema) => fieldsOf(toSdl("Thing", group({ field: schema }))).Thing?.field;

describe("toSdl", () => {
  it.each([
    { of: "a text", schema: text(), type: "String!" },
    { of: "an optional text", schema: text().optional(), type: "String" },
    { of: "a text that may be null", schema: string().defined().nullable(), type: "String" },
    { of: "a number", schema: number().required(), type: "Float!" },
    { of: "a whole number", schema: wholeNumber(0, 9), type: "Int!" },
    { of: "an optional whole number", schema: wholeNumber(0, 9).optional(), type: "Int" },
    { of: "a flag", schema: flag(), type: "Boolean!" },
    { of: "an optional flag", schema: boolean(), type: "Boolean" },
    { of: "a day", schema: day(), type: "Date! @dateformat" },
    { of: "an optional day", schema: day().optional(), type: "Date @dateformat" },
    { of: "a file", schema: file(), type: "File! @fileByRelativePath" },
    { of: "a picture", schema: picture(), type: "Picture!" },
    { of: "a link", schema: link(), type: "Link!" },
    { of: "a list of texts", schema: listOf(text()), type: "[String!]!" },
    { of: "an optional list", schema: array(text()), type: "[String!]" },
    { of: "a list with a default", schema: array(text()).default([]), type: "[String!]!" },
    { of: "a list of links", schema: listOf(link()), type: "[Link!]!" },
    { of: "an optional list of a given type", schema: array(link()).meta({ graphql: "[Link!]!" }), type: "[Link!]" },
    { of: "a group", schema: group({ title: text() }), type: "ThingField!" },
    { of: "an optional group", schema: group({ title: text() }).optional(), type: "ThingField" },
    { of: "a list of groups", schema: listOf(group({ title: text() })), type: "[ThingFieldItem!]!" },
  ])("writes $of as $type", ({ schema, type }) => {
    expect(fieldType(schema)).toBe(type);
  });

  it("gives nested groups types named after their path, list items in the singular", () => {
    const schema = group({
      hero: group({ card: group({ score: wholeNumber(0, 100) }) }),
      rows: listOf(group({ label: text() })),
      categories: listOf(group({ name: text() })),
    });
    expect(fieldsOf(toSdl("Thing", schema))).toEqual({
      ThingHeroCard: { score: "Int!" },
      ThingHero: { card: "ThingHeroCard!" },
      ThingRow: { label: "String!" },
      ThingCategory: { name: "String!" },
      Thing: { hero: "ThingHero!", rows: "[ThingRow!]!", categories: "[ThingCategory!]!" },
    });
  });

  it("adds derived fields to the node and extra fields where the schema names them", () => {
    const schema = group({ link: group({ slug: text() }).meta({ extraFields: { thing: "Thing!" } }) });
    expect(fieldsOf(toSdl("Thing", schema, { words: "Int!" }))).toEqual({
      ThingLink: { slug: "String!", thing: "Thing!" },
      Thing: { link: "ThingLink!", words: "Int!" },
    });
  });

  it("makes the outermost type alone a node", () => {
    const nodes = typesOf(toSdl("Thing", group({ hero: group({ title: text() }) }))).filter(
      ({ interfaces = [] }) => interfaces.length > 0,
    );
    expect(nodes.map(({ name }) => name.value)).toEqual(["Thing"]);
  });

  it.each([
    { what: "a list without an item schema", schema: array(), says: "no item schema" },
    { what: "a kind of schema without a GraphQL type", schema: date(), says: 'type "date"' },
  ])("refuses $what", ({ schema, says }) => {
    expect(() => fieldType(schema)).toThrow(says);
  });
});

describe("contentSdl", () => {
  const sdl = contentSdl();
  const types = fieldsOf(sdl);

  it.each(contentTypes)("has the node $name with every field of its schema", ({ name, schema, family }) => {
    const derived = family ? DOCUMENT_FIELDS : {};
    const node = typesOf(sdl).find((type) => type.name.value === name);
    expect(node?.interfaces?.map((face) => face.name.value)).toEqual(["Node"]);
    expect(node?.directives?.map((directive) => directive.name.value)).toEqual(["dontInfer"]);
    expect(Object.keys(types[name] ?? {})).toEqual([...Object.keys(schema.fields), ...Object.keys(derived)]);
    expect(types[name]).toMatchObject(derived);
  });

  it.each(Object.entries(sharedTypes))(
    "has the shared type %s, which is no node",
    (name, schema: ObjectSchema<AnyObject>) => {
      expect(Object.keys(types[name] ?? {})).toEqual(Object.keys(schema.fields));
      expect(typesOf(sdl).find((type) => type.name.value === name)?.interfaces).toEqual([]);
    },
  );

  it("links a related article to its node", () => {
    expect(types.ArticleRelatedItem).toEqual({
      slug: "String!",
      readTime: "String!",
      article: 'Article! @link(by: "slug", from: "slug")',
    });
  });

  it("tells optional fields from required ones", () => {
    expect(types.Article).toMatchObject({ aliases: "[String!]!" });
    expect(types.Job).toMatchObject({
      published: "Date! @dateformat",
      expires: "Date @dateformat",
      payRange: "String",
    });
    expect(types.LegalDocument).toMatchObject({ intro: "String!", updated: "String" });
  });

  it("defines each type once and uses no other but those of Gatsby", () => {
    const defined = typesOf(sdl).map(({ name }) => name.value);
    const used = typesOf(sdl).flatMap(({ fields = [] }) => fields.map(({ type }) => innermost(type)));
    expect(defined).toEqual([...new Set(defined)]);
    expect(used.filter((name) => !defined.includes(name) && !GATSBY_TYPES.includes(name))).toEqual([]);
  });

  it("names the type of a step of the process with its last letter", () => {
    expect(sdl).not.toContain("JobProces ");
  });

  it("is what Gatsby is given", () => {
    const createTypes = jest.fn();
    createSchema({ actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs);
    expect(createTypes.mock.calls).toEqual([[sdl]]);
  });
});

const GATSBY_TYPES = ["String", "Int", "Float", "Boolean", "Date", "File"];

function innermost(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : innermost(type.type);
}
