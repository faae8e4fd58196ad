import { parseJsonFile, parseMdxFile } from "../../../src/data-layer/read/parse";

const FILE = "content/some-file";
const frontMatter = (...lines: string[]) => ["---", ...lines, "---", "", "Text."].join("\n");

describe("parseJsonFile", () => {
  const text = [
    "{",
    '  "title": "Titel",',
    '  "hero": {',
    '    "links": [',
    '      { "to": "/" },',
    '      { "to": "/blog" }',
    "    ]",
    "  }",
    "}",
  ].join("\n");

  it("reads the data and has no body", () => {
    expect(parseJsonFile(FILE, text)).toMatchObject({
      data: { title: "Titel", hero: { links: [{ to: "/" }, { to: "/blog" }] } },
      body: "",
      problems: [],
    });
  });

  it.each([
    { place: "the whole file", path: [], line: 1 },
    { place: "a field", path: ["title"], line: 2 },
    { place: "a group", path: ["hero"], line: 3 },
    { place: "a list", path: ["hero", "links"], line: 4 },
    { place: "an entry of a list", path: ["hero", "links", 1], line: 6 },
    { place: "a field in a list", path: ["hero", "links", 1, "to"], line: 6 },
    { place: "a missing field, by its group", path: ["hero", "links", 0, "label"], line: 5 },
    { place: "a missing group, by the file", path: ["footer", "claim"], line: 1 },
  ])("knows the line of $place", ({ path, line }) => {
    expect(parseJsonFile(FILE, text).lineOf(path)).toBe(line);
  });

  it("counts Windows line ends once", () => {
    expect(parseJsonFile(FILE, text.replaceAll("\n", "\r\n")).lineOf(["hero", "links", 1])).toBe(6);
  });

  it.each([
    { slip: "a missing comma", lines: ["{", '  "a": 1', '  "b": 2', "}"], line: 2, says: "fehlt ein Komma" },
    { slip: "a missing colon", lines: ["{", '  "a" 1', "}"], line: 2, says: "fehlt ein Doppelpunkt" },
    { slip: "a missing value", lines: ["{", '  "a": ,', '  "b": 2', "}"], line: 2, says: "fehlt ein Wert" },
    { slip: "a comma after the last field", lines: ["{", '  "a": 1,', "}"], line: 2, says: "Komma entfernen" },
    { slip: "a comma after the last entry", lines: ["[", "  1,", "]"], line: 2, says: "Komma entfernen" },
    { slip: "a line comment", lines: ["{", "  // Titel", '  "a": 1', "}"], line: 2, says: "keine Kommentare" },
    { slip: "a block comment", lines: ["{", '  "a": /* Titel */ 1', "}"], line: 2, says: "keine Kommentare" },
    {
      slip: "an open text",
      lines: ["{", '  "a": "x,', '  "b": 2', "}"],
      line: 2,
      says: "nicht mit einem geraden Anführungszeichen",
    },
    { slip: "an open group", lines: ["{", '  "a": 1'], line: 2, says: "fehlt „}“: Die Klammer „{“ aus Zeile 1" },
    { slip: "an open list", lines: ["[", "  1"], line: 2, says: "fehlt „]“: Die Klammer „\\[“ aus Zeile 1" },
    { slip: "text after the end", lines: ["{}", "{}"], line: 2, says: "Nach dem Ende der Daten" },
    {
      slip: "typographic quotation marks",
      lines: ["{", '  "a": „x“', "}"],
      line: 2,
      says: "in geraden doppelten Anführungszeichen",
    },
    { slip: "an empty file", lines: [""], line: 1, says: "Die Datei ist leer" },
  ])("tells $slip and its line in one problem", ({ lines, line, says }) => {
    const { data, problems } = parseJsonFile(FILE, lines.join("\n"));
    expect(problems).toEqual([
      { file: FILE, line, message: expect.stringMatching(`^Kein gültiges JSON\\. .*${says}`) },
    ]);
    expect(data).toBeUndefined();
  });
});

describe("parseMdxFile", () => {
  const text = frontMatter(
    "title: Titel",
    "poster:",
    "  src: ./a.png",
    "  alt: Bild",
    "related:",
    "  - slug: a",
    "    readTime: 1 min",
    "  - slug: b",
    "tags: [x, y]",
  );

  it("reads the front matter and the text under it", () => {
    expect(parseMdxFile(FILE, text)).toMatchObject({
      data: {
        title: "Titel",
        poster: { src: "./a.png", alt: "Bild" },
        related: [{ slug: "a", readTime: "1 min" }, { slug: "b" }],
        tags: ["x", "y"],
      },
      body: "\nText.",
      bodyLine: 12,
      problems: [],
    });
  });

  it("takes a date as it is written", () => {
    expect(parseMdxFile(FILE, frontMatter("published: 2025-03-31")).data).toEqual({ published: "2025-03-31" });
  });

  it("reads a file with Windows line ends", () => {
    const parsed = parseMdxFile(FILE, text.replaceAll("\n", "\r\n"));
    expect(parsed).toMatchObject({ data: { title: "Titel" }, body: "\r\nText.", bodyLine: 12 });
    expect(parsed.lineOf(["related", 1, "slug"])).toBe(9);
  });

  it("ends the front matter at the first line of hyphens, so that a rule may stand in the text", () => {
    expect(parseMdxFile(FILE, "---\na: 1\n---\nEins\n\n---\n\nZwei").body).toBe("Eins\n\n---\n\nZwei");
  });

  it.each([
    { place: "a field", path: ["title"], line: 2 },
    { place: "a group, by its first field", path: ["poster"], line: 4 },
    { place: "a field in a group", path: ["poster", "alt"], line: 5 },
    { place: "an entry of a list", path: ["related", 1], line: 9 },
    { place: "a field in a list", path: ["related", 0, "readTime"], line: 8 },
    { place: "an entry of a list in one line", path: ["tags", 1], line: 10 },
    { place: "a missing field, by its group", path: ["related", 1, "readTime"], line: 9 },
    { place: "a missing field at the top, by the first line", path: ["order"], line: 2 },
  ])("knows the line of $place", ({ path, line }) => {
    expect(parseMdxFile(FILE, text).lineOf(path)).toBe(line);
  });

  it.each([
    {
      slip: "an indentation that fits nothing",
      lines: ["a:", "  b: 1", " c: 2"],
      line: 4,
      says: "Einrückung passt nicht",
    },
    { slip: "a tab", lines: ["a:", "\tb: 1"], line: 3, says: "nicht mit Tabulatoren" },
    { slip: "a field that stands twice", lines: ["a: 1", "b: 2", "a: 3"], line: 4, says: "steht doppelt" },
    { slip: "an unquoted colon", lines: ["a: 1", "b: Pipeline: ein Überblick"], line: 3, says: "in Anführungszeichen" },
    { slip: "a field name without a colon", lines: ["a: 1", "b", "c: 3"], line: 3, says: "fehlt der Doppelpunkt" },
    {
      slip: "a text that begins with a reserved sign",
      lines: ["a: 1", "b: @team"],
      line: 3,
      says: "nicht mit „@“ beginnen",
    },
    { slip: "text after a quotation", lines: ["a: 1", 'b: "Nein" heißt nein'], line: 3, says: "geht der Text weiter" },
  ])("tells $slip and its line in one problem", ({ lines, line, says }) => {
    const { data, problems } = parseMdxFile(FILE, frontMatter(...lines));
    expect(problems).toEqual([
      { file: FILE, line, message: expect.stringMatching(`^Der Kopf ist kein gültiges YAML\\. .*${says}`) },
    ]);
    expect(data).toBeUndefined();
  });

  it.each([
    { slip: "no front matter", text: "Nur Text.", says: "Der Kopf fehlt." },
    { slip: "an open front matter", text: "---\ntitle: Titel\n\nText.", says: "Der Kopf hat kein Ende." },
    {
      slip: "a front matter that begins too late",
      text: "\n---\ntitle: Titel\n---\n",
      says: "Der Kopf fehlt.",
    },
    { slip: "an empty front matter", text: "---\n---\n\nText.", says: "Der Kopf ist leer." },
    { slip: "comments alone in its front matter", text: "---\n# Titel\n---\n", says: "Der Kopf ist leer." },
    { slip: "nothing at all", text: "", says: "Die Datei ist leer." },
    { slip: "nothing but empty lines", text: "\n\n", says: "Die Datei ist leer." },
  ])("tells a file with $slip", ({ text: given, says }) => {
    const { data, problems } = parseMdxFile(FILE, given);
    expect(problems).toEqual([{ file: FILE, line: 1, message: expect.stringMatching(`^${says}`) }]);
    expect(data).toBeUndefined();
  });
});
