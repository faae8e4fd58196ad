import { contentTypeOf, contentTypes } from "../../../src/content-types";
import { dataAsWritten, readContent, readContentFile } from "../../../src/data-layer/read/read-content";
import { contentTree, fixture } from "../support/content-tree";

const FIXED = contentTypes.filter(({ family }) => !family);
const ARTICLE = "articles/sales-funnel/index.mdx";

it("reads every text file with its type, slug and data", () => {
  const { files } = readContent(contentTree());
  const families = files.filter(({ slug }) => slug !== "").map(({ type, slug }) => `${type.name} ${slug}`);
  const articles = ["kundenkosten", "lead-nurturing", "sales-funnel", "sales-pipeline"].map(
    (slug) => `Article ${slug}`,
  );
  expect(families).toEqual([...articles, "Job account-executive", "LegalDocument impressum"]);
  const pages = files.filter(({ slug }) => slug === "").map(({ type }) => type.name);
  expect(pages.sort()).toEqual(FIXED.map(({ name }) => name).sort());
  expect(files.filter(({ data }) => !data)).toEqual([]);
});

it.each(contentTypes)("recognizes $example as $name", ({ example, name }) => {
  expect(contentTypeOf(example)?.type.name).toBe(name);
});

const STRAY = ["articles/index.mdx", "articles/a/b/index.mdx", "jobs/a/index.mdx", "jobs/a.md"];
it.each(["site-json", "old/site.json", ...STRAY])("ignores %s", (name) => {
  expect(contentTypeOf(name)).toBeUndefined();
});

it("reads of each file what can be read", () => {
  const changes = { "site.json": "{", "pages/legal.json": '{ "contents": 1 }', "pages/job.json": "[]" };
  const { files } = readContent(contentTree(changes));
  const said = (name: string) => files.filter(({ file }) => file.endsWith(name)).map(dataAsWritten);
  expect([said("site.json"), said("legal.json"), said("job.json")]).toEqual([[{}], [{ contents: 1 }], [{}]]);
  expect(said("pages/article.json")).toEqual([expect.objectContaining({ contents: "Inhalt" })]);
});

it("reports every issue of a file, and each unknown field with its line", () => {
  const wrong = fixture(ARTICLE, ["duration: 6", "farbe: rot\nform: rund\nduration: 99"]).replace(
    "order: 2",
    "order: eins",
  );
  const read = readContentFile(contentTree(), ARTICLE, wrong.replace("  more: Mehr erfahren\n", ""));
  expect(read?.issues.map(({ line, field }) => `${line} ${field}`).sort()).toEqual([
    ...["10 order", "24 banner.more", "7 farbe", "8 form", "9 duration"],
  ]);
});

it("returns data only for a valid file", () => {
  const read = (text: string) => readContentFile(contentTree(), "pages/legal.json", text)?.data;
  expect(read(fixture("pages/legal.json"))).toEqual(JSON.parse(fixture("pages/legal.json")));
  expect(read("{}")).toBeUndefined();
});
