import { array, object } from "yup";
import { contentTypes } from "../../../src/content-types";
import { group, link, listOf, picture, text, token, wholeNumber } from "../../../src/data-layer/model/fields";
import { fieldName, leavesOf } from "../../../src/data-layer/model/leaves";
import { fixture } from "../support/content-tree";

const schema = group({
  title: text(),
  slug: token(),
  order: wholeNumber(1, 9),
  tags: listOf(text()),
  action: link(),
  cards: listOf(group({ title: text(), picture: picture() })),
});

const short = (data: unknown) =>
  leavesOf(schema, data).map(({ path, value, use }) => [fieldName(path), value, use ?? null]);

it("finds every value, with what it is for", () => {
  const data = {
    title: "Titel",
    slug: "a-b",
    order: 3,
    tags: ["Eins", "Zwei"],
    action: { label: "Mehr", to: "/blog" },
    cards: [{ title: "Karte", picture: { src: "./a.png", alt: "Bild" } }],
  };
  expect(short(data)).toEqual([
    ["title", "Titel", "copy"],
    ["slug", "a-b", null],
    ["order", 3, null],
    ["tags[0]", "Eins", "copy"],
    ["tags[1]", "Zwei", "copy"],
    ["action.label", "Mehr", "copy"],
    ["action.to", "/blog", "target"],
    ["cards[0].title", "Karte", "copy"],
    ["cards[0].picture.src", "./a.png", null],
    ["cards[0].picture.alt", "Bild", "copy"],
  ]);
});

it("tells the group of fields in which a value stands, also through a list", () => {
  const action = { label: "Mehr", to: "/blog", reloadDocument: true };
  const data = { tags: ["Eins"], action };
  const groups = leavesOf(schema, data).map(({ path, group: inner }) => [fieldName(path), inner]);
  expect(groups).toEqual([
    ["tags[0]", data],
    ["action.label", action],
    ["action.to", action],
  ]);
});

it.each([
  { what: "what is missing or empty", data: { title: null, tags: undefined } },
  { what: "fields that the schema does not know", data: { farbe: "rot" } },
  { what: "a text in place of a group or a list", data: { action: "/blog", tags: "Eins", cards: "Karte" } },
  { what: "a group in place of a list", data: { tags: { a: "Eins" } } },
  { what: "a text in place of everything", data: "Titel" },
  { what: "nothing", data: undefined },
])("leaves out $what", ({ data }) => {
  expect(leavesOf(schema, data)).toEqual([]);
});

it("takes a value of the wrong type as it stands", () => {
  expect(short({ title: 5, tags: [true] })).toEqual([
    ["title", 5, "copy"],
    ["tags[0]", true, "copy"],
  ]);
});

it("reads lists of lists", () => {
  const table = object({ rows: array(array(text())) });
  expect(leavesOf(table, { rows: [["a"], ["b", "c"]] }).map(({ path }) => fieldName(path))).toEqual([
    "rows[0][0]",
    "rows[1][0]",
    "rows[1][1]",
  ]);
});

it("knows of every copy in a content file that it is one", () => {
  const type = contentTypes.find(({ name }) => name === "LegalPage");
  const data = JSON.parse(fixture("pages/legal.json")) as unknown;
  expect(type && leavesOf(type.schema, data).map(({ path, use }) => [fieldName(path), use])).toEqual([
    ["contents", "copy"],
    ["updated", "copy"],
    ["resetConsent", "copy"],
  ]);
});

it.each([
  [["title"], "title"],
  [["poster", "alt"], "poster.alt"],
  [["related", 1, "slug"], "related[1].slug"],
  [["rows", 0, 2], "rows[0][2]"],
  [[], ""],
] as const)("writes %j as %s", (path, name) => {
  expect(fieldName([...path])).toBe(name);
});
