import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type Chapter, linksTo, markdownOf, oneLine, type Report } from "../../../changes/markdown.mjs";
import { HOSTILE, HOSTILE_PATH } from "./hostile";

const parse = (markdown: string): Nodes => unified().use(remarkParse).use(remarkGfm).parse(markdown);
const report = (...chapters: Chapter[]): Report => ({ version: 1, issues: 0, summary: ["Zusammenfassung"], chapters });
const LINKS = {
  ...linksTo("https://git.example/firma/site", "main'; rm"),
  page: (page: string) => `https://p.example${page}`,
};
/** The visible text, without what only keeps a name from being called. */
const seen = (node: Nodes) => textOf(node).replaceAll("\u200b", "");
const typesIn = (tree: Nodes) => {
  const types = new Set<string>();
  visit(tree, (node) => void types.add(node.type));
  return [...types].sort();
};

describe("A report as Markdown", () => {
  it.each(Object.values(HOSTILE))("shows %j and nothing else, in a title, a line, a change and a table", (text) => {
    const list: Chapter = { title: text, rows: [[[text], [text, { added: text }, { removed: text }]]] };
    const table: Chapter = { title: text, head: [text], rows: [[[text]]] };
    const tree = parse(markdownOf({ ...report(list, table), summary: [text] }, LINKS));
    const shown = oneLine(text);
    const texts: string[] = [];
    visit(tree, (node) => {
      if (["paragraph", "heading", "tableCell"].includes(node.type)) texts.push(seen(node));
    });
    expect(texts).toEqual(
      [shown, shown, shown, `${shown}<ins>${shown}</ins><del>${shown}</del>`, shown, shown, shown].map((each) =>
        each.trim(),
      ),
    );
    const types = "heading html list listItem paragraph root strong table tableCell tableRow text";
    expect(typesIn(tree).join(" ")).toBe(types);
    const tags: string[] = [];
    visit(tree, "html", ({ value }) => void tags.push(value));
    expect(tags).toEqual(["<ins>", "</ins>", "<del>", "</del>"]);
  });

  it("calls nobody and links to no other issue", () => {
    const [heading] = markdownOf({ ...report(), summary: [HOSTILE.mention] }, LINKS).split("\n");
    const tree = parse(heading ?? "");
    expect(textOf(tree)).not.toMatch(/[@#]\w|GH-\d/);
    expect(seen(tree)).toBe(HOSTILE.mention);
  });

  it("links to lines and pages, whatever their names are", () => {
    const markdown = markdownOf(
      report({
        title: "Links",
        rows: [[[{ file: HOSTILE_PATH, line: 3 }, " ", { file: HOSTILE_PATH }, " ", { page: "/blog/x" }]]],
      }),
      LINKS,
    );
    const urls: string[] = [];
    visit(parse(markdown), "link", ({ url }) => void urls.push(url));
    const file =
      "https://git.example/firma/site/blob/main'%3B%20rm/content/articles/a%0Ab%60%7C%3Cb%3E%40everyone%2Cx%3Ay/index.mdx";
    expect(urls).toEqual([`${file}?plain=1#L3`, file, "https://p.example/blog/x"]);
  });

  it("is shortened before the host refuses it, and says so", () => {
    const long: Chapter = { title: "Lang", rows: Array.from({ length: 400 }, () => [["Wort ".repeat(40)]]) };
    const markdown = markdownOf(report({ title: "Kurz", rows: [[["bleibt"]]] }, long), LINKS);
    expect(markdown).toContain("bleibt");
    expect(markdown).toContain("Gekürzt: Alles steht im Bericht.");
    expect(markdown.length).toBeLessThan(65_536);
  });

  it("counts the lines that do not fit below a title", () => {
    const lines = Array.from({ length: 23 }, (_, index) => [`Satz ${index}`]);
    expect(markdownOf(report({ title: "Lang", rows: [[["Seite"], ...lines]] }), LINKS)).toContain("… und 3 weitere");
  });
});
