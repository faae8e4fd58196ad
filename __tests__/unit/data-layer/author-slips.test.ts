import { parseJsonFile, parseMdxFile } from "../../../src/data-layer/content/parse";
import { typeset } from "../../../src/data-layer/content/typeset";
import { createContentNode } from "../../../src/data-layer/create-nodes";
import { contentSdl, drawingSize } from "../../../src/data-layer/create-schema";
import { renderMdx } from "../../../src/data-layer/mdx/render-mdx";
import { group, text } from "../../../src/data-layer/model/fields";
import { toSdl } from "../../../src/data-layer/model/to-sdl";
import { contentTree, problemsAfter, problemsIn } from "../support/content-tree";
import { fakeNodeArgs, fileNode, mdxNode } from "../support/fake-node-args";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const head = (...lines: string[]) => ["---", ...lines, "---", ""].join("\n");
const chart = (...rows: string[]) =>
  ['<BarChart title="A" description="B" unit="C">', "", "| L | Z |", "|---|---|", ...rows, "", "</BarChart>"].join(
    "\n",
  );

it("an unclosed component is told with its line in the file", async () => {
  const { problems } = await renderMdx("f", 'Eins.\n\n<Callout title="A">\n\nText.\n', 21);
  expect(problems).toEqual([{ file: "f", line: 23, message: expect.not.stringContaining("3:1") }]);
});

it("of a file with an error in its text no node is made; `createPages` tells of it", async () => {
  const file = fileNode(contentTree({ [ARTICLE]: ["Noch ein Absatz.", "<Kasten />"] }), ARTICLE);
  const { args, createNode, error } = fakeNodeArgs(mdxNode(file), [file]);
  await createContentNode(args);
  expect([createNode.mock.calls.length, error.mock.calls.length]).toEqual([0, 0]);
});

it("a star at the beginning of a text is a problem with its line, not a crash", () => {
  expect(parseMdxFile("f", head("order: 1", "title: *Neu*")).problems).toEqual([expect.objectContaining({ line: 3 })]);
});

it("a space at the end of a text is told in German, or forgiven", async () => {
  const problems = await problemsAfter({ [ARTICLE]: ["text: Sein Text.", 'text: "Sein Text. "'] });
  expect(problems.filter(({ message }) => message.includes("trimmed"))).toEqual([]);
});

it("an empty text is one problem", async () => {
  expect(await problemsAfter({ [ARTICLE]: ["text: Sein Text.", 'text: ""'] })).toHaveLength(1);
});

it("a day that no calendar has is a problem", async () => {
  expect(await problemsAfter({ [ARTICLE]: ["2025-03-18", "2025-02-30"] })).toHaveLength(1);
});

it.each([
  ["a label without a number", chart("| a | 1 |", "| b |")],
  ["a number too many", chart("| a | 1 |", "| b | 2 | 3 |")],
])("a row of a chart with %s is a problem", async (_what, source) => {
  expect((await renderMdx("f", source, 1)).problems).toHaveLength(1);
});

it.each(["Roadmap title", "Table caption"])("<%s> without a table is a problem", async (start) => {
  const name = start.split(" ")[0];
  expect((await renderMdx("f", `<${start}="A">\n\nText.\n\n</${name}>`, 1)).problems).toHaveLength(1);
});

it.each(["{1 + 1}", "export const a = 1", "Ein {wert} im Text"])(
  "code in the text is told with its line: %s",
  async (code) => {
    expect((await renderMdx("f", `Eins.\n\n${code}`, 1)).problems).toEqual([expect.objectContaining({ line: 3 })]);
  },
);

it("a picture outside the content folder is a problem", async () => {
  const root = contentTree({ [ARTICLE]: ["./poster.png", "../../../src/pages/index.tsx"] });
  expect(await problemsIn(root)).toHaveLength(1);
});

it("a view box of three numbers is refused", () => {
  expect(() => drawingSize('<svg viewBox="0 0 10"><path d="M0 0h1"/></svg>')).toThrow();
});

it("a factor keeps both its numbers", () => {
  expect(typeset("500 × 4")).toBe("500\u00a0×\u00a04");
});

it("i. d. R. does not break", () => {
  expect(typeset("i. d. R.")).toBe("i.\u00a0d.\u00a0R.");
});

it("a byte order mark is no error", () => {
  expect(parseJsonFile("f", "\ufeff{}").problems).toEqual([]);
});

it("a byte order mark before the front matter is no error", () => {
  expect(parseMdxFile("f", "\ufeff---\na: 1\n---\n").problems).toEqual([]);
});

it("anchors hold plain letters", async () => {
  expect((await renderMdx("f", "## Café", 1)).headings.map(({ id }) => id)).toEqual(["cafe"]);
});

it("footnotes speak German", async () => {
  expect((await renderMdx("f", "Text[^1].\n\n[^1]: Quelle.", 1)).html).not.toContain("Footnotes");
});

it("an optional group is optional in GraphQL", () => {
  expect(toSdl("Thing", group({ hero: group({ title: text() }).optional() }))).toMatch(/hero: ThingHero$/m);
});

it("a step of the process has a proper type name", () => {
  expect(contentSdl()).not.toContain("JobProces ");
});
