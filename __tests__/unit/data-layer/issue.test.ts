import { formatIssues } from "../../../src/data-layer/text/issue";

const ONE = "Im Inhalt ist 1 Fehler. Veröffentlicht wird erst, wenn er behoben ist:";
const FIVE = "Im Inhalt sind 5 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:";
const SITE = "content/site.json";
const NAMED = { file: SITE, line: 12, field: "name", message: "Der Wert fehlt." };

it("uses the singular for a single issue", () => {
  const told = "  content/site.json:12\n    Feld „name“: Der Wert fehlt.";
  expect(formatIssues([NAMED])).toBe(`${ONE}\n\n${told}`);
});

it("counts several issues in the plural and sorts a copy of them: by file, then those without a line, by line", () => {
  const issues = [
    NAMED,
    { file: "content/articles/über/index.mdx", line: 7, message: "Erster." },
    { file: SITE, line: 1, message: "Mit Zeile." },
    { file: SITE, message: "Ohne Zeile." },
    { file: SITE, line: 100, message: "Letzter." },
  ];
  const given = [...issues];
  const told = [
    ["content/articles/über/index.mdx:7", "Erster."],
    ["content/site.json", "Ohne Zeile."],
    ["content/site.json:1", "Mit Zeile."],
    ["content/site.json:12", "Feld „name“: Der Wert fehlt."],
    ["content/site.json:100", "Letzter."],
  ];
  const paragraphs = told.map(([place, message]) => `  ${place}\n    ${message}`);
  expect(formatIssues(issues)).toBe([FIVE, ...paragraphs].join("\n\n"));
  expect(issues).toEqual(given);
});
