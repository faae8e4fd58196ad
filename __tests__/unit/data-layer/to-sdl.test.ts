import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type FieldDefinitionNode, Kind, parse, print } from "graphql";
import { contentModel } from "../../../src/content-model";
import { group, listOf, text, wholeNumber } from "../../../src/data-layer/model/fields";
import { toSdl } from "../../../src/data-layer/model/to-sdl";
import { createSchema } from "../../../src/data-layer/nodes/create-schema";

const typesOf = (sdl: string) => parse(sdl).definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);

/** Type name → field name → type as it is written. */
const fieldsOf = (sdl: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    typesOf(sdl).map(({ name, fields = [] }) => [name.value, Object.fromEntries(fields.map(written))]),
  );
const written = ({ name, type, directives = [] }: FieldDefinitionNode) =>
  [name.value, [type, ...directives].map((node) => print(node)).join(" ")] as const;

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

// That it holds every type with its fields is seen by the build, which compares the types of the queries.
it("is passed to Gatsby, with optional fields apart from required ones and links to related nodes", () => {
  const createTypes = jest.fn();
  createSchema({ actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs, contentModel);
  const types = fieldsOf(createTypes.mock.calls[0][0]);
  const article = 'Article! @link(by: "slug", from: "slug")';
  expect(types.ArticleRelatedItem).toEqual({ slug: "String!", readTime: "String", article });
  expect(types.Job).toMatchObject({ published: "Date! @dateformat", expires: "Date @dateformat", payRange: "String" });
  // The singular of „process“ keeps its last letter.
  expect(types).not.toHaveProperty("JobProces");
});
