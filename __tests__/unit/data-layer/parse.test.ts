import { parseJsonFile, parseMdxFile } from "../../../src/data-layer/read/parse";

const FILE = "content/some-file";
const frontMatter = (text: string) => `---\n${text}\n---\n\nText.`;

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
