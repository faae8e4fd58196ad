import { parseJsonFile, parseMdxFile } from "../../../src/data-layer/read/parse";

const FILE = "content/some-file";
const frontMatter = (text: string) => `---\n${text}\n---\n\nText.`;

function expectOneIssue({ data, issues }: ReturnType<typeof parseJsonFile>, line: number, says: string) {
  expect(issues).toEqual([{ file: FILE, line, message: expect.stringMatching(`^${says}`) }]);
  expect(data).toBeUndefined();
}

const JSON_FILE = `{
  "title": "Titel",
  "hero": {
    "links": [
      { "to": "/" },
      { "to": "/blog" }
    ]
  }
}`;

const MDX_FILE = frontMatter(`title: Titel
poster:
  src: ./a.png
  alt: Bild
related:
  - slug: a
    readTime: 1 min
  - slug: b
tags: [x, y]`);

it("reads the data of a JSON file, which has no body", () => {
  const data = { title: "Titel", hero: { links: [{ to: "/" }, { to: "/blog" }] } };
  expect(parseJsonFile(FILE, JSON_FILE)).toMatchObject({ data, body: "", issues: [] });
});

// Blank lines stand in place of the front matter: the lines of the text are those of the file.
it("reads the front matter of an MDX file and the text under it", () => {
  const poster = { src: "./a.png", alt: "Bild" };
  const data = { title: "Titel", poster, related: [{ slug: "a", readTime: "1 min" }, { slug: "b" }], tags: ["x", "y"] };
  expect(parseMdxFile(FILE, MDX_FILE)).toMatchObject({ data, body: `${"\n".repeat(12)}Text.`, issues: [] });
});

/** `hero.links.1` → `["hero", "links", 1]` */
const pathOf = (name: string) =>
  name === "" ? [] : name.split(".").map((part) => (/^\d$/.test(part) ? Number(part) : part));

const JSON_FIELDS = { "": 1, title: 2, hero: 3, "hero.links": 4, "hero.links.1": 6, "hero.links.1.to": 6 };
// By its group and by the file.
const JSON_MISSING = { "hero.links.0.label": 5, "footer.claim": 1 };
it.each(Object.entries({ ...JSON_FIELDS, ...JSON_MISSING }))("knows the line in JSON of „%s“", (name, line) => {
  expect(parseJsonFile(FILE, JSON_FILE).lineOf(pathOf(name))).toBe(line);
});

// A group begins with its first field; a list may stand in one line.
const MDX_FIELDS = { title: 2, poster: 4, "poster.alt": 5, "related.1": 9, "related.0.readTime": 8, "tags.1": 10 };
// A missing field gets the line of its group, or the first line.
const MDX_MISSING = { "related.1.readTime": 9, order: 2 };
it.each(Object.entries({ ...MDX_FIELDS, ...MDX_MISSING }))("knows the line in front matter of „%s“", (name, line) => {
  expect(parseMdxFile(FILE, MDX_FILE).lineOf(pathOf(name))).toBe(line);
});

it("counts Windows line ends once", () => {
  expect(parseJsonFile(FILE, JSON_FILE.replaceAll("\n", "\r\n")).lineOf(["hero", "links", 1])).toBe(6);
  const parsed = parseMdxFile(FILE, MDX_FILE.replaceAll("\n", "\r\n"));
  expect(parsed).toMatchObject({ data: { title: "Titel" }, body: `${"\n".repeat(11)}\r\nText.` });
  expect(parsed.lineOf(["related", 1, "slug"])).toBe(9);
});

it("keeps a date as a string, and hyphens in the text as a rule", () => {
  expect(parseMdxFile(FILE, frontMatter("published: 2025-03-31")).data).toEqual({ published: "2025-03-31" });
  expect(parseMdxFile(FILE, "---\na: 1\n---\nEins\n\n---\n\nZwei").body).toBe("\n\n\nEins\n\n---\n\nZwei");
});

it.each<[issue: string, text: string, says: string, line?: number]>([
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', "fehlt ein Komma"],
  ["a missing colon", '{\n  "a" 1\n}', "fehlt ein Doppelpunkt"],
  ["a missing value", '{\n  "a": ,\n  "b": 2\n}', "fehlt ein Wert"],
  ["a comma after the last field", '{\n  "a": 1,\n}', "Komma entfernen"],
  ["a comma after the last entry", "[\n  1,\n]", "Komma entfernen"],
  ["a line comment", '{\n  // Titel\n  "a": 1\n}', "keine Kommentare"],
  ["a block comment", '{\n  "a": /* Titel */ 1\n}', "keine Kommentare"],
  ["an open text", '{\n  "a": "x,\n  "b": 2\n}', "nicht mit einem geraden Anführungszeichen"],
  ["an open group", '{\n  "a": 1', "fehlt „}“: Die Klammer „{“ aus Zeile 1"],
  ["an open list", "[\n  1", "fehlt „]“: Die Klammer „\\[“ aus Zeile 1"],
  ["text after the end", "{}\n{}", "Nach dem Ende der Daten"],
  ["typographic quotation marks", '{\n  "a": „x“\n}', "in geraden doppelten Anführungszeichen"],
  ["an empty file", "", "Die Datei ist leer", 1],
])("reports JSON %s and its line in one issue", (_slip, text, says, line = 2) => {
  expectOneIssue(parseJsonFile(FILE, text), line, `Kein gültiges JSON\\. .*${says}`);
});

it.each([
  ["an indentation that fits nothing", "a:\n  b: 1\n c: 2", 4, "Einrückung passt nicht"],
  ["a tab", "a:\n\tb: 1", 3, "nicht mit Tabulatoren"],
  ["a field that stands twice", "a: 1\nb: 2\na: 3", 4, "steht doppelt"],
  ["an unquoted colon", "a: 1\nb: Pipeline: ein Überblick", 3, "in Anführungszeichen"],
  ["a field name without a colon", "a: 1\nb\nc: 3", 3, "fehlt der Doppelpunkt"],
  ["a text that begins with a reserved sign", "a: 1\nb: @team", 3, "nicht mit „@“ beginnen"],
  ["text after a quotation", 'a: 1\nb: "Nein" heißt nein', 3, "geht der Text weiter"],
])("reports front matter %s and its line in one issue", (_slip, text, line, says) => {
  expectOneIssue(parseMdxFile(FILE, frontMatter(text)), line, `Der Kopf ist kein gültiges YAML\\. .*${says}`);
});

it.each([
  ["no front matter", "Nur Text.", "Der Kopf fehlt."],
  ["an open front matter", "---\ntitle: Titel\n\nText.", "Der Kopf hat kein Ende."],
  ["a front matter that begins too late", "\n---\ntitle: Titel\n---\n", "Der Kopf fehlt."],
  ["an empty front matter", "---\n---\n\nText.", "Der Kopf ist leer."],
  ["comments alone in its front matter", "---\n# Titel\n---\n", "Der Kopf ist leer."],
  ["nothing at all", "", "Die Datei ist leer."],
  ["nothing but empty lines", "\n\n", "Die Datei ist leer."],
])("reports an MDX file with %s", (_slip, text, says) => {
  expectOneIssue(parseMdxFile(FILE, text), 1, says);
});
