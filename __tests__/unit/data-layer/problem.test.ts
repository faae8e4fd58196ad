import { formatProblems } from "../../../src/data-layer/model/problem";

it("lists a single problem in the singular", () => {
  expect(formatProblems([{ file: "content/site.json", line: 3, field: "name", message: "Der Wert fehlt." }])).toBe(
    [
      "Im Inhalt ist 1 Fehler. Veröffentlicht wird erst, wenn er behoben ist:",
      "  content/site.json:3\n    Feld „name“: Der Wert fehlt.",
    ].join("\n\n"),
  );
});

it("counts several problems in the plural and sorts them by file and line", () => {
  const problems = [
    { file: "content/site.json", line: 12, field: "name", message: "Dritter." },
    { file: "content/articles/über/index.mdx", line: 7, message: "Erster." },
    { file: "content/site.json", line: 3, message: "Zweiter." },
    { file: "content/site.json", line: 100, message: "Vierter." },
  ];
  expect(formatProblems(problems)).toBe(
    [
      "Im Inhalt sind 4 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:",
      "  content/articles/über/index.mdx:7\n    Erster.",
      "  content/site.json:3\n    Zweiter.",
      "  content/site.json:12\n    Feld „name“: Dritter.",
      "  content/site.json:100\n    Vierter.",
    ].join("\n\n"),
  );
});

it("leaves out a line or field that is not known, and puts such problems first in their file", () => {
  const text = formatProblems([
    { file: "content/b.json", line: 1, message: "Mit Zeile." },
    { file: "content/b.json", message: "Ohne Zeile." },
  ]);
  expect(text.split("\n\n").slice(1)).toEqual([
    "  content/b.json\n    Ohne Zeile.",
    "  content/b.json:1\n    Mit Zeile.",
  ]);
});

it("leaves the order of its argument alone", () => {
  const problems = [
    { file: "b", message: "" },
    { file: "a", message: "" },
  ];
  formatProblems(problems);
  expect(problems.map(({ file }) => file)).toEqual(["b", "a"]);
});
