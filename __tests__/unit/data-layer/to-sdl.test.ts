import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type FieldDefinitionNode, Kind, parse, print } from "graphql";
import { type AnySchema, array, boolean, date, number, string } from "yup";
import { contentTypes, sharedTypes } from "../../../src/content-types";
import { DOCUMENT_FIELDS } from "../../../src/content-types/content-type";
import { contentSdl, createSchema } from "../../../src/data-layer/gatsby/create-schema";
import {
  day,
  flag,
  group,
  link,
  listOf,
  picture,
  pictureFile,
  text,
  wholeNumber,
} from "../../../src/data-layer/model/fields";
import { toSdl } from "../../../src/data-layer/model/to-sdl";

const GATSBY_TYPES = ["String", "Int", "Float", "Boolean", "Date", "JSON", "File"];

const typesOf = (sdl: string) => parse(sdl).definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);

/** Type name → field name → type as it is written. */
const fieldsOf = (sdl: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    typesOf(sdl).map(({ name, fields = [] }) => [name.value, Object.fromEntries(fields.map(written))]),
  );
const written = ({ name, type, directives = [] }: FieldDefinitionNode) =>
  [name.value, [type, ...directives].map((node) => print(node)).join(" ")] as const;

const fieldType = (schema: AnySchema) => fieldsOf(toSdl("Thing", group({ field: schema }))).Thing?.field;
const TITLE = group({ title: text() });

it.each<[of: string, schema: AnySchema, type: string]>([
  ["a text that may be null", string().defined().nullable(), "String"],
  ["a number", number().required(), "Float!"],
  ["a file", pictureFile(), "File! @fileByRelativePath"],
  ["a picture", picture(), "Picture!"],
  ["a link", link(), "Link!"],
  ["a list with a default", array(text()).default([]), "[String!]!"],
  ["a list of groups", listOf(TITLE), "[ThingFieldItem!]!"],
])("writes %s", (_of, schema, type) => {
  expect(fieldType(schema)).toBe(type);
});

it.each<[of: string, schema: AnySchema, type: string, optional: AnySchema, optionalType: string]>([
  ["a text", text(), "String!", text().optional(), "String"],
  ["a whole number", wholeNumber(0, 9), "Int!", wholeNumber(0, 9).optional(), "Int"],
  ["a flag", flag(), "Boolean!", boolean(), "Boolean"],
  ["a day", day(), "Date! @dateformat", day().optional(), "Date @dateformat"],
  ["a list of texts", listOf(text()), "[String!]!", array(text()), "[String!]"],
  ["a list of links", listOf(link()), "[Link!]!", array(link()).meta({ graphql: "[Link!]!" }), "[Link!]"],
  ["a group", TITLE, "ThingField!", TITLE.optional(), "ThingField"],
])("writes %s, required and optional", (_of, schema, type, optional, optionalType) => {
  expect([fieldType(schema), fieldType(optional)]).toEqual([type, optionalType]);
});

it.each<[what: string, schema: AnySchema, says: string]>([
  ["a list without an item schema", array(), "no item schema"],
  ["a kind of schema without a GraphQL type", date(), 'type "date"'],
])("refuses %s", (_what, schema, says) => {
  expect(() => fieldType(schema)).toThrow(says);
});

it("gives nested groups types named after their path, list items in the singular", () => {
  const hero = group({ card: group({ score: wholeNumber(0, 100) }) });
  const lists = { rows: listOf(group({ label: text() })), categories: listOf(group({ name: text() })) };
  expect(fieldsOf(toSdl("Thing", group({ hero, ...lists })))).toEqual({
    ThingHeroCard: { score: "Int!" },
    ThingHero: { card: "ThingHeroCard!" },
    ThingRow: { label: "String!" },
    ThingCategory: { name: "String!" },
    Thing: { hero: "ThingHero!", rows: "[ThingRow!]!", categories: "[ThingCategory!]!" },
  });
});

it("adds derived fields to the node and extra fields where the schema names them", () => {
  const link = group({ slug: text() }).meta({ extraFields: { thing: "Thing!" } });
  const ThingLink = { slug: "String!", thing: "Thing!" };
  const Thing = { link: "ThingLink!", words: "Int!" };
  expect(fieldsOf(toSdl("Thing", group({ link }), { words: "Int!" }))).toEqual({ ThingLink, Thing });
});

it("makes the outermost type alone a node", () => {
  const types = typesOf(toSdl("Thing", group({ hero: TITLE })));
  expect(types.filter(({ interfaces }) => interfaces?.length).map(({ name }) => name.value)).toEqual(["Thing"]);
});

describe("the SDL of the content", () => {
  const sdl = contentSdl();
  const types = fieldsOf(sdl);
  const definitionOf = (name: string) => typesOf(sdl).find((type) => type.name.value === name);

  it.each(contentTypes)("has the node $name with every field of its schema", ({ name, schema, family }) => {
    const derived = family ? DOCUMENT_FIELDS : {};
    expect(definitionOf(name)?.interfaces?.map((face) => face.name.value)).toEqual(["Node"]);
    expect(definitionOf(name)?.directives?.map((directive) => directive.name.value)).toEqual(["dontInfer"]);
    expect(Object.keys(types[name] ?? {})).toEqual([...Object.keys(schema.fields), ...Object.keys(derived)]);
    expect(types[name]).toMatchObject(derived);
  });

  it.each(Object.entries(sharedTypes))("has the shared type %s, which is no node", (name, { fields }) => {
    expect(Object.keys(types[name] ?? {})).toEqual(Object.keys(fields));
    expect(definitionOf(name)?.interfaces).toEqual([]);
  });

  it("links a related article to its node, and distinguishes optional fields from required ones", () => {
    const article = 'Article! @link(by: "slug", from: "slug")';
    expect(types.ArticleRelatedItem).toEqual({ slug: "String!", readTime: "String", article });
    expect(types.Article).toMatchObject({ aliases: "[String!]!" });
    const days = { published: "Date! @dateformat", expires: "Date @dateformat" };
    expect(types.Job).toMatchObject({ ...days, payRange: "String" });
    expect(types.LegalDocument).toMatchObject({ intro: "String!", updated: "String" });
  });

  it("defines each type once, named in full, and uses no other but those of Gatsby", () => {
    const defined = typesOf(sdl).map(({ name }) => name.value);
    const used = typesOf(sdl).flatMap(({ fields = [] }) =>
      fields.map(({ type }) => print(type).replace(/[[\]!]/g, "")),
    );
    expect(defined).toEqual([...new Set(defined)]);
    expect(used.filter((name) => !defined.includes(name) && !GATSBY_TYPES.includes(name))).toEqual([]);
    // The singular of „process“ keeps its last letter.
    expect(sdl).not.toContain("JobProces ");
  });

  it("is passed to Gatsby", () => {
    const createTypes = jest.fn();
    createSchema({ actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs);
    expect(createTypes.mock.calls).toEqual([[sdl]]);
  });
});
