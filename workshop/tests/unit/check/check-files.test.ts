import { ARTICLE, type Changes, inText, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { renderAll } from "../../../../src/data-layer/render/render-document";
import { checkFiles } from "../../../check/check-files";

const UNSEEN = "Dieses Bild zeigt keine Seite. Bitte in einem Text oder Feld nennen, oder löschen.";
const STRAY =
  "Diese Datei nennt kein Text und kein Feld; sie gehört nicht in content/. Bitte an anderer Stelle ablegen.";
const BESIDE = "articles/sales-pipeline/bild.png";
const DRAFT: Changes = { [ARTICLE]: ["order: 1", "order: 1\ndraft: true"] };

const found = (changes: Changes) =>
  withChanges(changes, async (root, { files }, documents) =>
    checkFiles(root, files, await renderAll(files, documents)).map(({ file, message }) => [file, message]),
  );

it.each([
  ["a picture beside a text", BESIDE, UNSEEN],
  ["a note beside a text", "articles/sales-funnel/quelle.txt", STRAY],
  ["a file in a folder that nobody needs", "alt/liste.pdf", STRAY],
])("finds %s that nobody names", async (_what, name, message) => {
  expect(await found({ [name]: "x" })).toEqual([[`content/${name}`, message]]);
});

it("finds the picture of an article whose text is gone", async () => {
  const issues = await found({ "articles/kundenkosten/index.mdx": null });
  expect(issues).toContainEqual(["content/articles/kundenkosten/poster.png", UNSEEN]);
});

it.each<[what: string, changes: Changes]>([
  ["a text shows", { [BESIDE]: "x", ...inText("![Alt](./bild.png)") }],
  [
    "a field names",
    { [BESIDE]: "x", "site.json": ["./pictures/closing.svg", `./${BESIDE}`], "pictures/closing.svg": null },
  ],
  ["the author of a draft may still show", { [BESIDE]: "x", ...DRAFT }],
  ["an unreadable text may show", { [BESIDE]: "x", ...inText("<Kasten />") }],
  ["an unreadable page may name", { "pictures/neu.png": "x", "pages/home.json": "{" }],
  ["a system has put there", { "pictures/.DS_Store": "x", "articles/sales-funnel/Thumbs.db": "x" }],
])("ignores what %s", async (_what, changes) => expect(await found(changes)).toEqual([]));
