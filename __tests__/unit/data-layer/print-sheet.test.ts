import { ARTICLE, type Changes, issuesAfter } from "../support/content-tree";

const FILE = "articles/sales-pipeline/blatt.pdf";
const NAMED: Changes = { [ARTICLE]: ["related:", "sheet: ./blatt.pdf\nrelated:"] };
const PDF = Buffer.from("%PDF-1.4\n");

it("an article may have a PDF in its folder", async () => {
  expect(await issuesAfter({ ...NAMED, [FILE]: PDF })).toEqual([]);
});

it.each<[what: string, changes: Changes, says: string]>([
  ["that is not there", NAMED, "Die Datei „./blatt.pdf“ gibt es nicht."],
  ["that is a picture", { ...NAMED, [FILE]: Buffer.from("\x89PNG") }, "„./blatt.pdf“ ist kein PDF."],
  ["that is too large", { ...NAMED, [FILE]: Buffer.concat([PDF, Buffer.alloc(1e6)]) }, "ist größer als 1 MB."],
  [
    "by the name of a picture",
    { [ARTICLE]: ["related:", "sheet: ./poster.png\nrelated:"] },
    "„./poster.png“ ist kein PDF.",
  ],
  [
    "outside of the content",
    { [ARTICLE]: ["related:", "sheet: ../../../blatt.pdf\nrelated:"] },
    "„../../../blatt.pdf“ liegt nicht in content/.",
  ],
])("a print sheet %s is one issue", async (_what, changes, says) => {
  const issues = await issuesAfter(changes);
  expect(issues).toEqual([
    { file: `content/${ARTICLE}`, line: expect.any(Number), field: "sheet", message: expect.stringContaining(says) },
  ]);
});
