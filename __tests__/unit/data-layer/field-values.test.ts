import { array, object } from "yup";
import { formatFieldPath, listFieldValues } from "../../../src/data-layer/model/field-values";
import { group, link, listOf, picture, rawText, text, wholeNumber } from "../../../src/data-layer/model/fields";

const lists = { tags: listOf(text()), cards: listOf(group({ title: text(), picture: picture() })) };
const schema = group({ title: text(), slug: rawText(), order: wholeNumber(1, 9), action: link(), ...lists });
/** Every value by its path; those with a text kind as `kind: value`. */
const found = (data: unknown, of: Parameters<typeof listFieldValues>[0] = schema) =>
  Object.fromEntries(
    listFieldValues(of, data).map(({ path, value, textKind }) => [
      formatFieldPath(path),
      textKind ? { [textKind]: value } : value,
    ]),
  );

it("lists every value in the order of the schema, with its text kind", () => {
  const cards = [{ title: "Karte", picture: { src: "./a.png", alt: "Bild" } }];
  const action = { label: "Mehr", to: "/blog" };
  const values = found({ cards, tags: ["Eins", "Zwei"], action, order: 3, slug: "a-b", title: "Titel" });
  const top = { title: { copy: "Titel" }, slug: "a-b", order: 3 };
  const ofAction = { "action.label": { copy: "Mehr" }, "action.to": { href: "/blog" } };
  const ofTags = { "tags[0]": { copy: "Eins" }, "tags[1]": { copy: "Zwei" } };
  const ofPicture = { "cards[0].picture.src": "./a.png", "cards[0].picture.alt": { copy: "Bild" } };
  const expected = { ...top, ...ofAction, ...ofTags, "cards[0].title": { copy: "Karte" }, ...ofPicture };
  expect(Object.entries(values)).toEqual(Object.entries(expected));
});

it("returns the group of fields that contains a value, also inside a list", () => {
  const action = { label: "Mehr", to: "/blog", reloadDocument: true };
  const data = { tags: ["Eins"], action };
  const groups = listFieldValues(schema, data).map(({ path, group: inner }) => ({ [formatFieldPath(path)]: inner }));
  expect(groups).toEqual([{ "action.label": action }, { "action.to": action }, { "tags[0]": data }]);
});

it.each([
  ["what is missing or empty", { title: null, tags: undefined }],
  ["fields that the schema does not know", { farbe: "rot" }],
  ["a text in place of a group or a list", { action: "/blog", tags: "Eins", cards: "Karte" }],
  ["nothing", undefined],
])("omits %s", (_what, data) => {
  expect(listFieldValues(schema, data)).toEqual([]);
});

it("supports lists of lists", () => {
  const values = found({ rows: [["a"], ["b", "c"]] }, object({ rows: array(array(text())) }));
  expect(Object.keys(values)).toEqual(["rows[0][0]", "rows[1][0]", "rows[1][1]"]);
});

it("formats a path as authors write it", () => {
  const paths = [["title"], ["poster", "alt"], ["related", 1, "slug"], ["rows", 0, 2], []];
  expect(paths.map(formatFieldPath)).toEqual(["title", "poster.alt", "related[1].slug", "rows[0][2]", ""]);
});
