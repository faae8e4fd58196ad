import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentTree } from "../../../../__tests__/unit/support/content-tree";
import { today } from "../../../../src/data-layer/model/release";
import { Checker } from "../../../editor/site/checker";
import { contentRules } from "../../../editor/site/content-rules";

const ARTICLE = "content/articles/sales-funnel/index.mdx";
const open = () => {
  const root = contentTree();
  return { root, ...contentRules(root, new Checker(root)) };
};

describe("The editor", () => {
  const { fileNameError } = open();

  it.each(["jobs/Größe.mdx", "notes.mdx", "pages/neu.json", "jobs/x.js"])("does not open %s", (name) =>
    expect(fileNameError(`content/${name}`)).toBeDefined(),
  );

  it.each(["jobs/neu.mdx", "articles/neu/index.mdx", "company.json"])("opens %s", (name) =>
    expect(fileNameError(`content/${name}`)).toBeUndefined(),
  );
});

describe("Another address", () => {
  it("leaves the old one as an alias, and others refer to the new one", () => {
    const { file, texts } = open().changeSlug(ARTICLE, "trichter");
    expect(file).toBe("content/articles/trichter/index.mdx");
    expect(texts.get(file)).toMatch(/aliases: ?(\[.*sales-funnel\]|\n\s+- sales-funnel)/);
    expect(texts.get("content/articles/kundenkosten/index.mdx")).toContain("slug: trichter");
  });

  it.each(["Größe", "../x", "kundenkosten"])("cannot be %s", (slug) =>
    expect(() => open().changeSlug(ARTICLE, slug)).toThrow(),
  );
});

describe("A duplicate", () => {
  it("is a draft of today with the same text and pictures, at the first free place, without further addresses", async () => {
    const { root, duplicate } = open();
    const original = readFileSync(path.join(root, ARTICLE), "utf8");
    writeFileSync(path.join(root, ARTICLE), original.replace("---\n", "---\naliases: [trichter]\n"));
    const { file } = await duplicate(ARTICLE, { title: "Ein Trichter für das nächste Jahr" });
    expect(file).toBe("content/articles/ein-trichter-fuer-das-naechste-jahr/index.mdx");
    const copy = readFileSync(path.join(root, file), "utf8");
    expect(copy).toMatch(/title: "?Ein Trichter für das nächste Jahr"?\n/);
    expect(copy).toContain(`published: ${today()}\n`);
    expect(copy).toContain("draft: true\n");
    expect(copy).toContain("order: 5\n");
    expect(copy).not.toContain("aliases");
    expect(copy.split("\n---\n").at(-1)).toBe(original.split("\n---\n").at(-1));
    expect(readdirSync(path.dirname(path.join(root, file)))).toEqual(
      readdirSync(path.dirname(path.join(root, ARTICLE))),
    );
  });
});

describe("The list", () => {
  it.each([
    ["a published one", /$^/, "", { state: "veröffentlicht", day: "2025-03-18", place: expect.any(Number) }],
    ["a draft", "---\n", "---\ndraft: true\n", { state: "Entwurf" }],
    ["one whose day has not come", /(?<=published: ).*/, "2999-01-01", { state: "geplant", day: "2999-01-01" }],
  ])("says of %s whether visitors see it, its day, its place, its length", async (_what, from, to, expected) => {
    const root = contentTree();
    const file = path.join(root, ARTICLE);
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    const found = (await new Checker(root).list()).find((each) => each.file === ARTICLE);
    expect(found).toMatchObject({ ...expected, words: expect.any(Number) });
  });
});

describe("The check of one file", () => {
  it.each([
    ["its own text, without those of others that were wrong before", ARTICLE, /$/, "\nEin Pier.\n", [ARTICLE]],
    [
      "other texts that a settled word makes wrong",
      "content/terms.json",
      '"Pier",',
      '"Pier", "Poller",',
      ["content/articles/kundenkosten/index.mdx", ARTICLE],
    ],
  ])("is about %s", async (_what, file, from, to, expected) => {
    const root = contentTree();
    const other = path.join(root, "content/articles/kundenkosten/index.mdx");
    writeFileSync(other, `${readFileSync(other, "utf8")}\nEin Pier mit einem Poller.\n`);
    const article = path.join(root, ARTICLE);
    if (file !== ARTICLE) writeFileSync(article, `${readFileSync(article, "utf8")}\nEin Poller.\n`);
    const text = readFileSync(path.join(root, file), "utf8").replace(from, to);
    const issues = await new Checker(root).check(file, text);
    const files = new Set(issues.map((issue) => issue.file));
    expect([...files]).toEqual(file === ARTICLE ? expected : expect.arrayContaining(expected));
  });
});

describe("A picture that is not saved yet", () => {
  it.each([
    ["is no error", 1200, "", []],
    ["is reported as too small", 60, "", ["60 px breit"]],
    ["hides no other error", 1200, "[x](/gibt-es-nicht)\n", ["/gibt-es-nicht"]],
  ])("%s", async (_what, width, more, expected) => {
    const root = contentTree();
    const waiting = path.join(root, "waiting.png");
    const create = { width, height: (width / 3) * 2, channels: 3 as const, background: "#123456" };
    writeFileSync(waiting, await sharp({ create }).png().toBuffer());
    const picture = path.join(root, path.dirname(ARTICLE), "neu.png");
    const checker = new Checker(root);
    checker.unwritten.set(picture, waiting);
    const text = readFileSync(path.join(root, ARTICLE), "utf8").replace(/src: .*/, "src: ./neu.png");
    const issues = await checker.check(ARTICLE, `${text}\n${more}`);
    expect(issues.map(({ message }) => message)).toEqual(expected.map((words) => expect.stringContaining(words)));
  });
});
