import { writeFileSync } from "node:fs";
import path from "node:path";
import { createContentNode, takeFiles } from "../../../src/data-layer/gatsby/create-nodes";
import { readContent } from "../../../src/data-layer/read/read-content";
import { type Change, contentTree, fixture } from "../support/content-tree";
import { fakeNodeArgs, fileNode, mdxNode } from "../support/fake-node-args";

const ARTICLE = "articles/sales-pipeline/index.mdx";

/** Runs the hook for a content file, as Gatsby does after its source and MDX plugins. */
async function runFor(name: string, changes: Readonly<Record<string, Change>> = {}) {
  const file = fileNode(contentTree(changes), name);
  const node = name.endsWith(".mdx") ? mdxNode(file) : file;
  const { args, ...spies } = fakeNodeArgs(node, [file]);
  await createContentNode(args);
  return { ...spies, node, created: spies.createNode.mock.calls.map(([created]) => created)[0] };
}

it("makes a node of a JSON file, with its data and nothing computed", async () => {
  const { created, node } = await runFor("pages/legal.json");
  expect(created).toEqual({
    ...(JSON.parse(fixture("pages/legal.json")) as object),
    id: "id of LegalPage pages/legal.json",
    parent: node.id,
    children: [],
    internal: { type: "LegalPage", contentDigest: expect.any(String) },
  });
});

it("adds to an article its slug, path, HTML, words and headings", async () => {
  const { created } = await runFor(ARTICLE);
  expect(created).toMatchObject({
    title: "Sales-Pipeline im Vertrieb",
    aliases: ["pipeline"],
    slug: "sales-pipeline",
    path: "/blog/sales-pipeline",
    html: expect.stringContaining("<p>Ein Absatz über Sales-Pipeline.</p>"),
    words: 9,
    headings: [{ id: "eine-ueberschrift", title: "Eine Überschrift", depth: 2 }],
    internal: { type: "Article" },
  });
});

it.each([
  { name: "jobs/account-executive.mdx", type: "Job", path: "/career/account-executive" },
  { name: "legal/impressum.mdx", type: "LegalDocument", path: "/impressum" },
])("adds the computed fields to a $type", async ({ name, type, path }) => {
  const { created } = await runFor(name);
  expect(created).toMatchObject({ path, internal: { type } });
  expect(Object.keys(created ?? {})).toEqual(expect.arrayContaining(["slug", "path", "html", "words", "headings"]));
});

it("sets copy with German spaces and leaves addresses as they are", async () => {
  const { created } = await runFor(ARTICLE, { [ARTICLE]: ["text: Sein Text.", "text: Nach 30 Tagen"] });
  expect(created).toMatchObject({ banner: { text: "Nach 30\u00a0Tagen" }, poster: { src: "./poster.png" } });
});

it("gives an article without aliases an empty list", async () => {
  const { created } = await runFor("articles/sales-funnel/index.mdx");
  expect(created).toMatchObject({ aliases: [] });
});

it("takes a file as it was checked, unless it has changed since", async () => {
  const { files } = readContent(contentTree());
  takeFiles(files.map((file) => ({ ...file, data: file.data && { ...file.data, title: "Wie geprüft" } })));
  const same = await runFor(ARTICLE);
  const changed = await runFor(ARTICLE, { [ARTICLE]: ["duration: 5", "duration: 6"] });
  takeFiles(files);
  expect([same.created?.title, changed.created?.title]).toEqual(["Wie geprüft", "Sales-Pipeline im Vertrieb"]);
});

it.each([
  { part: "front matter", change: ["duration: 5", "duration: 6"] },
  { part: "text", change: ["Noch ein Absatz.", "Ein anderer Absatz."] },
] as const)("gives an article a new digest when its $part changes", async ({ change }) => {
  const before = await runFor(ARTICLE);
  const after = await runFor(ARTICLE, { [ARTICLE]: change });
  expect(after.created?.internal.contentDigest).not.toBe(before.created?.internal.contentDigest);
});

it.each(["pages/legal.json", ARTICLE])("links the node of %s to its parent", async (name) => {
  const { created, node, createParentChildLink } = await runFor(name);
  expect(createParentChildLink.mock.calls).toEqual([[{ parent: node, child: created }]]);
});

it.each([
  { what: "a JSON file of another source", node: fileNode("/nowhere", "site.json", { source: "elsewhere" }) },
  { what: "a picture", node: fileNode("/nowhere", "pictures/photo.png") },
  { what: "the file under an Mdx node, which comes by itself", node: fileNode("/nowhere", ARTICLE) },
  { what: "a node of another type", node: fileNode("/nowhere", "site.json", { type: "ImageSharp" }) },
  { what: "an Mdx node without a file", node: mdxNode(null) },
  {
    what: "an Mdx node of another source",
    node: mdxNode(fileNode("/nowhere", ARTICLE, { source: "elsewhere" })),
    others: [fileNode("/nowhere", ARTICLE, { source: "elsewhere" })],
  },
])("passes over $what", async ({ node, others = [] }) => {
  const { args, createNode, error } = fakeNodeArgs(node, others);
  await createContentNode(args);
  expect(createNode).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it("passes over a JSON file that is no content", async () => {
  const { created, error } = await runFor("pages/notes.json", { "pages/notes.json": "{}" });
  expect(created).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});

it.each([
  { what: "a missing field", name: "pages/legal.json", change: ['"contents": "Inhalt",', ""] },
  { what: "a value of the wrong type", name: ARTICLE, change: ["order: 1", "order: eins"] },
  { what: "YAML that cannot be read", name: ARTICLE, change: ["order: 1", "order: 1: 2"] },
  { what: "an unknown component", name: ARTICLE, change: ["Noch ein Absatz.", "<Kasten />"] },
  { what: "a picture that is not there", name: ARTICLE, change: ["Noch ein Absatz.", "![Alt](./weg.png)"] },
] as const)("makes no node of a file with $what, and leaves telling it to others", async ({ name, change }) => {
  const { created, createParentChildLink, error } = await runFor(name, { [name]: change });
  expect(created).toBeUndefined();
  expect(createParentChildLink).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it("makes the nodes of texts anew when a fact changes that they may name", async () => {
  const root = contentTree({ "pages/legal.json": ['"contents": "Inhalt"', '"contents": "Inhalt von {{legalName}}"'] });
  const [legal, facts] = ["pages/legal.json", "company.json"].map((name) => fileNode(root, name));
  if (!legal || !facts) throw new Error("There are no nodes.");
  const before = fakeNodeArgs(legal, [facts]);
  await createContentNode(before.args);
  expect(before.createNode.mock.calls[0]?.[0]).toMatchObject({ contents: "Inhalt von Lotsen GmbH" });

  const changed = fixture("company.json", ["Lotsen GmbH", "Steuerleute AG"]);
  writeFileSync(path.join(root, "content", "company.json"), changed);
  const after = fakeNodeArgs(facts, [legal]);
  await createContentNode(after.args);
  expect(after.createNode.mock.calls.map(([node]) => node.internal.type)).toEqual(["Company", "LegalPage"]);
  expect(after.createNode.mock.calls[1]?.[0]).toMatchObject({ contents: "Inhalt von Steuerleute AG" });
});

it("makes no node of a file with an error in its text, and leaves it to the report to tell", async () => {
  const { createNode, error } = await runFor(ARTICLE, { [ARTICLE]: ["Noch ein Absatz.", "<Kasten />"] });
  expect([createNode.mock.calls.length, error.mock.calls.length]).toEqual([0, 0]);
});
