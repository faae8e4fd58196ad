import { rmSync } from "node:fs";
import path from "node:path";
import { renderAll } from "../../../src/data-layer/check/check-content";
import { checkFiles } from "../../../src/data-layer/check/check-files";
import { readContent } from "../../../src/data-layer/read/read-content";
import { ARTICLE, type Changes, contentTree, fixture, inText } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

const UNSEEN = "Dieses Bild zeigt keine Seite. Bitte in einem Text oder Feld nennen, oder löschen.";
const STRAY =
  "Diese Datei nennt kein Text und kein Feld; sie gehört nicht in content/. Bitte an anderer Stelle ablegen.";
const BESIDE = "articles/sales-pipeline/bild.png";
const DRAFT: Changes = { [ARTICLE]: ["order: 1", "order: 1\ndraft: true"] };

const cache = memoryCache();
async function found(changes: Changes, change: (root: string) => void = () => undefined) {
  const root = contentTree(changes);
  change(root);
  const { files } = readContent(root);
  const issues = checkFiles(root, files, await renderAll(files, cache));
  return issues.map(({ file, message }) => [file, message]);
}

it("finds nothing in the valid tree", async () => expect(await found({})).toEqual([]));

it.each([
  ["a picture beside a text", BESIDE, UNSEEN],
  ["a picture of the pages", "pictures/alt.svg", UNSEEN],
  ["a note beside a text", "articles/sales-funnel/quelle.txt", STRAY],
  ["a document of another program", "pictures/kunden.docx", STRAY],
  ["a file in a folder that nobody needs", "alt/liste.pdf", STRAY],
])("finds %s that nobody names", async (_what, name, message) => {
  expect(await found({ [name]: "x" })).toEqual([[`content/${name}`, message]]);
});

it("finds the picture of an article whose text is gone", async () => {
  const gone = "articles/kundenkosten";
  const issues = await found({}, (root) => rmSync(path.join(root, "content", gone, "index.mdx")));
  expect(issues).toContainEqual([`content/${gone}/poster.png`, UNSEEN]);
});

it.each<[what: string, changes: Changes]>([
  ["a text shows", { [BESIDE]: "x", ...inText("![Alt](./bild.png)") }],
  ["a field names", { [BESIDE]: "x", "site.json": ["./pictures/drawing.svg", `./${BESIDE}`] }],
  ["the author of a draft may still show", { [BESIDE]: "x", ...DRAFT }],
  ["an unreadable text may show", { [BESIDE]: "x", ...inText("<Kasten />") }],
  ["an invalid head may name", { [BESIDE]: "x", [ARTICLE]: fixture(ARTICLE, ["order: 1", "order: eins"]) }],
  ["an unreadable page may name", { "pictures/neu.png": "x", "pages/home.json": "{" }],
  ["a system has put there", { "pictures/.DS_Store": "x", "articles/sales-funnel/Thumbs.db": "x" }],
])("ignores what %s", async (_what, changes) => expect(await found(changes)).toEqual([]));
