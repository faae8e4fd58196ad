import { blocks } from "../../../../src/blocks";
import { contentModel } from "../../../../src/content-model";
import { singleton } from "../../../../src/data-layer/model/content-type";
import {
  choice,
  day,
  flag,
  group,
  link,
  listOf,
  pictureFile,
  text,
  wholeNumber,
} from "../../../../src/data-layer/model/fields";
import { calculators } from "../../../../src/features/calculator/calculators";
import { decapCollections, describeContent } from "../../../editor/site/config";
import labels from "../../../editor/site/labels.json";
import type { Field } from "../../../editor/workspace";
import { fieldRows } from "../../../guide/field-tables";

const { collections, blocks: help } = describeContent(process.cwd());

/** All fields of a configuration, by their path in the schema. */
const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...flat(field.fields ?? []), ...flat(field.field ? [field.field] : [])]);

const fieldsOfFile = (example: string): Field[] => {
  for (const collection of collections) {
    const found =
      "files" in collection ? collection.files.find((each) => each.file === `content/${example}`) : undefined;
    if (found) return flat(found.fields);
    if ("folder" in collection && `content/${example}`.startsWith(`${collection.folder}/`))
      return flat(collection.fields);
  }
  return [];
};

describe("The editor's configuration", () => {
  it.each(contentModel.types.map((type) => [type.name, type] as const))(
    "has every field of %s, with a label and a hint",
    (_name, { schema, example }) => {
      const fields = fieldsOfFile(example);
      const paths = fields.map(({ path }) => path);
      const rows = fieldRows(schema).map(({ path }) => path);
      expect(rows.filter((path) => !paths.includes(path))).toEqual([]);
      for (const { label } of fields) expect(label).toMatch(/^\p{Lu}|^§/u);
      const unnamed = fields.filter(
        ({ name, label }) => !(name in labels) && label.toLowerCase() === name.toLowerCase(),
      );
      expect(unnamed.map(({ path }) => path)).toEqual([]);
    },
  );

  it("has a new field at once, with the control for its kind", () => {
    const schema = group({
      begin: day().note("Der Tag"),
      how: choice(["a", "b"]),
      many: wholeNumber(1, 9),
      hidden: flag().optional(),
      to: link(),
      picture: pictureFile(),
      words: listOf(text(40)),
      long: text(400),
    });
    const made = decapCollections("", [singleton({ name: "Neu", file: "neu.json", schema })]);
    const fields = made.flatMap((each) => ("files" in each ? each.files.flatMap((one) => flat(one.fields)) : []));
    const widgets =
      "begin datetime, how select, many number, hidden boolean, to object, to.label string, to.to target, picture image, words list, words[] string, long text";
    expect(fields.map(({ path, widget }) => `${path} ${widget}`)).toEqual(widgets.split(", "));
    expect(fields[0]).toMatchObject({ label: "Der Tag", required: true });
  });
});

it("The menu has each building block of the registry, with its own sample", () => {
  expect(help.map(({ name }) => name)).toEqual(Object.keys(blocks));
  for (const { name, sample } of help) expect(sample).toMatch(new RegExp(`^<${name}[ >]`));
});

it("Each attribute of a block has a name in words and says what belongs there.", () => {
  const questions = help.flatMap(({ attributes, variants = {} }) => [...attributes, ...Object.values(variants).flat()]);
  expect(questions.filter(({ note }) => !note).map(({ name }) => name)).toEqual([]);
  expect(questions.filter(({ label }) => !/^\p{Lu}.*, „/u.test(label)).map(({ label }) => label)).toEqual([]);
  expect(help.find(({ name }) => name === "Statistic")?.attributes).toContainEqual(
    expect.objectContaining({ name: "year", note: "bei source: das Jahr, in dem sie erschienen ist" }),
  );
  const { variants } = help.find(({ name }) => name === "Calculator") ?? {};
  expect(Object.keys(variants ?? {})).toEqual(Object.keys(calculators));
});
