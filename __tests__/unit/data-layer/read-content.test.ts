import { contentModel } from "../../../src/content-model";
import { contentTypeOf } from "../../../src/data-layer/model/content-type";
import { dataAsWritten, readContent } from "../../../src/data-layer/read/read-content";
import { contentTree } from "../support/content-tree";

const FIXED = contentModel.types.filter(({ collection }) => !collection);

it("reads every text file with its type, slug and data", () => {
  const { files } = readContent(contentTree(), contentModel);
  const collections = files.filter(({ slug }) => slug !== "").map(({ type, slug }) => `${type.name} ${slug}`);
  const articles = ["kundenkosten", "lead-nurturing", "sales-funnel", "sales-pipeline"].map(
    (slug) => `Article ${slug}`,
  );
  const legal = ["cookies", "impressum", "privacy"].map((slug) => `LegalDocument ${slug}`);
  expect(collections).toEqual([...articles, "Job account-executive", ...legal]);
  const pages = files.filter(({ slug }) => slug === "").map(({ type }) => type.name);
  expect(pages.sort()).toEqual(FIXED.map(({ name }) => name).sort());
  expect(files.filter(({ data }) => !data)).toEqual([]);
});

const STRAY = ["articles/index.mdx", "articles/a/b/index.mdx", "jobs/a/index.mdx", "jobs/a.md"];
it.each(["site-json", "old/site.json", ...STRAY])("ignores %s", (name) => {
  expect(contentTypeOf(contentModel, name)).toBeUndefined();
});

it("reads of each file what can be read", () => {
  const changes = { "site.json": "{", "pages/legal.json": '{ "contents": 1 }', "pages/job.json": "[]" };
  const { files } = readContent(contentTree(changes), contentModel);
  const said = (name: string) => files.filter(({ file }) => file.endsWith(name)).map(dataAsWritten);
  expect([said("site.json"), said("legal.json"), said("job.json")]).toEqual([[{}], [{ contents: 1 }], [{}]]);
  expect(said("pages/article.json")).toEqual([expect.objectContaining({ contents: "Inhalt" })]);
});
