import { contentTypeOf, contentTypes } from "../../../src/content-types";
import { dataAsWritten, readContent } from "../../../src/data-layer/read/read-content";
import { contentTree, fixture, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

const FIXED = contentTypes.filter(({ family }) => !family);

it("finds no problem in valid content", async () => {
  expect(await problemsAfter({})).toEqual([]);
});

it("reads every text file with its type, slug and data", () => {
  const { files } = readContent(contentTree());
  const families = files.filter(({ slug }) => slug !== "").map(({ type, slug }) => `${type.name} ${slug}`);
  expect(families).toEqual([
    "Article kundenkosten",
    "Article lead-nurturing",
    "Article sales-funnel",
    "Article sales-pipeline",
    "Job account-executive",
    "LegalDocument impressum",
  ]);
  const pages = files.filter(({ slug }) => slug === "").map(({ type }) => type.name);
  expect(pages.sort()).toEqual(FIXED.map(({ name }) => name).sort());
  expect(files.filter(({ data }) => !data)).toEqual([]);
});

it.each(contentTypes)("takes $example for a $name", ({ example, name }) => {
  expect(contentTypeOf(example)?.type.name).toBe(name);
});

it.each([
  "site-json",
  "old/site.json",
  "articles/index.mdx",
  "articles/a/b/index.mdx",
  "jobs/a/index.mdx",
  "jobs/a.md",
])("takes %s for no content", (name) => {
  expect(contentTypeOf(name)).toBeUndefined();
});

it.each([
  { name: "notes.md", possible: contentTypes.map(({ example }) => example) },
  { name: "articles/sales-funnel/entwurf.mdx", possible: ["articles/mein-artikel/index.mdx"] },
  { name: "articles/neu/INDEX.MDX", possible: ["articles/mein-artikel/index.mdx"] },
  {
    name: "pages/notizen.json",
    possible: FIXED.map(({ example }) => example).filter((example) => example.startsWith("pages/")),
  },
  { name: "jobs/alt.yaml", possible: ["jobs/meine-stelle.mdx"] },
])(
  "tells the text file $name, which belongs to no content type, and what may stand there",
  async ({ name, possible }) => {
    expect(await problemsAfter({ [name]: "" })).toEqual([
      {
        file: `content/${name}`,
        message: `Diese Datei gehört zu keiner Inhaltsart. Möglich sind: ${possible.join(", ")}.`,
      },
    ]);
  },
);

it("tells a misnamed page once, not as a missing one too", async () => {
  expect(await problemsAfter({ "pages/legal.json": null, "pages/lega.json": fixture("pages/legal.json") })).toEqual([
    {
      file: "content/pages/lega.json",
      message: "Diese Datei gehört zu keiner Inhaltsart. Gemeint ist vielleicht pages/legal.json.",
    },
  ]);
});

it("reads each file as far as it can, for those who ask what it says", () => {
  const { files } = readContent(
    contentTree({ "site.json": "{", "pages/legal.json": '{ "contents": 1 }', "pages/job.json": "[]" }),
  );
  const said = (name: string) => files.filter(({ file }) => file.endsWith(name)).map(dataAsWritten);
  expect([said("site.json"), said("legal.json"), said("job.json")]).toEqual([[{}], [{ contents: 1 }], [{}]]);
  expect(said("pages/article.json")).toEqual([expect.objectContaining({ contents: "Inhalt" })]);
});

it("passes over files that hold no text", async () => {
  expect(await problemsAfter({ "pictures/logo.svg": "<svg/>", "articles/sales-funnel/quelle.txt": "x" })).toEqual([]);
});

it.each(FIXED)("tells that $example is missing", async ({ example }) => {
  expect(await problemsAfter({ [example]: null })).toEqual([
    { file: `content/${example}`, message: expect.stringContaining("Diese Datei fehlt.") },
  ]);
});

it.each([
  { kind: "JSON", name: "site.json", change: ['"name":', '"name"'], at: '"name"', says: "Kein gültiges JSON." },
  {
    kind: "YAML",
    name: "jobs/account-executive.mdx",
    change: ["location: Lindau", "location: Ort: Lindau"],
    at: "location:",
    says: "Der Kopf ist kein gültiges YAML.",
  },
  {
    kind: "front matter",
    name: "legal/impressum.mdx",
    change: "## Anbieter\n",
    at: "## Anbieter",
    says: "Der Kopf fehlt.",
  },
  {
    kind: "MDX",
    name: "legal/impressum.mdx",
    change: ["Ein Absatz.", "Weniger als <5 Absätze."],
    at: "<5 Absätze",
    says: "„<“ leitet ein Element ein.",
  },
  {
    kind: "component",
    name: "articles/sales-funnel/index.mdx",
    change: ["Noch ein Absatz.", "<Kasten />"],
    at: "<Kasten />",
    says: "<Kasten> gibt es nicht.",
  },
] as const)("tells unreadable $kind with its file and line", async ({ name, change, at, says }) => {
  const root = contentTree({ [name]: change });
  expect(await problemsIn(root)).toEqual([
    { file: `content/${name}`, line: lineIn(root, name, at), message: expect.stringContaining(says) },
  ]);
});

it("reads content with Windows line ends", async () => {
  const names = ["site.json", "articles/sales-funnel/index.mdx", "legal/impressum.mdx"];
  const changes = names.map((name) => [name, fixture(name).replaceAll("\n", "\r\n")]);
  expect(await problemsAfter(Object.fromEntries(changes))).toEqual([]);
});
