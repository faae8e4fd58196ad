import { contentTypeOf, contentTypes } from "../../../src/content-types";
import { dataAsWritten, readContent } from "../../../src/data-layer/read/read-content";
import { type Change, contentTree, fixture, issuesAfter, issuesIn, lineIn } from "../support/content-tree";

const FIXED = contentTypes.filter(({ family }) => !family);
const EXAMPLES = contentTypes.map(({ example }) => example);
const PAGES = FIXED.map(({ example }) => example).filter((example) => example.startsWith("pages/"));
const ARTICLE = "articles/sales-funnel/index.mdx";
const LEGAL = "legal/impressum.mdx";
const NO_TYPE = "Diese Datei gehört zu keiner Inhaltsart.";

it.each<[what: string, changes: Record<string, Change>]>([
  ["valid content", {}],
  ["files that hold no text", { "pictures/logo.svg": "<svg/>", "articles/sales-funnel/quelle.txt": "x" }],
  [
    "Windows line ends",
    Object.fromEntries(["site.json", ARTICLE, LEGAL].map((name) => [name, fixture(name).replaceAll("\n", "\r\n")])),
  ],
])("finds no issue in %s", async (_what, changes) => {
  expect(await issuesAfter(changes)).toEqual([]);
});

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

it.each([
  ["notes.md", EXAMPLES],
  ["articles/sales-funnel/entwurf.mdx", ["articles/mein-artikel/index.mdx"]],
  ["articles/neu/INDEX.MDX", ["articles/mein-artikel/index.mdx"]],
  ["pages/notizen.json", PAGES],
  ["jobs/alt.yaml", ["jobs/meine-stelle.mdx"]],
])("reports the text file %s, which belongs to no content type, and what may stand there", async (name, possible) => {
  const message = `${NO_TYPE} Möglich sind: ${possible.join(", ")}.`;
  expect(await issuesAfter({ [name]: "" })).toEqual([{ file: `content/${name}`, message }]);
});

it("reports a misnamed page once, not as a missing one too", async () => {
  const message = `${NO_TYPE} Gemeint ist vielleicht pages/legal.json.`;
  const renamed = { "pages/legal.json": null, "pages/lega.json": fixture("pages/legal.json") };
  expect(await issuesAfter(renamed)).toEqual([{ file: "content/pages/lega.json", message }]);
});

it("reads of each file what can be read", () => {
  const changes = { "site.json": "{", "pages/legal.json": '{ "contents": 1 }', "pages/job.json": "[]" };
  const { files } = readContent(contentTree(changes));
  const said = (name: string) => files.filter(({ file }) => file.endsWith(name)).map(dataAsWritten);
  expect([said("site.json"), said("legal.json"), said("job.json")]).toEqual([[{}], [{ contents: 1 }], [{}]]);
  expect(said("pages/article.json")).toEqual([expect.objectContaining({ contents: "Inhalt" })]);
});

it.each(FIXED)("reports that $example is missing", async ({ example }) => {
  const message = expect.stringContaining("Diese Datei fehlt.");
  expect(await issuesAfter({ [example]: null })).toEqual([{ file: `content/${example}`, message }]);
});

const YAML: Change = ["location: Lindau", "location: Ort: Lindau"];
const MDX: Change = ["Ein Absatz.", "Weniger als <5 Absätze."];

it.each<[kind: string, name: string, change: Change, at: string, says: string]>([
  ["JSON", "site.json", ['"name":', '"name"'], '"name"', "Kein gültiges JSON."],
  ["YAML", "jobs/account-executive.mdx", YAML, "location:", "Der Kopf ist kein gültiges YAML."],
  ["front matter", LEGAL, "## Anbieter\n", "## Anbieter", "Der Kopf fehlt."],
  ["MDX", LEGAL, MDX, "<5 Absätze", "„<“ leitet ein Element ein."],
  ["component", ARTICLE, ["Noch ein Absatz.", "<Kasten />"], "<Kasten />", "<Kasten> gibt es nicht."],
])("reports unreadable %s with its file and line", async (_kind, name, change, at, says) => {
  const root = contentTree({ [name]: change });
  const message = expect.stringContaining(says);
  expect(await issuesIn(root)).toEqual([{ file: `content/${name}`, line: lineIn(root, name, at), message }]);
});
