import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { Checker } from "../../../scripts/editor/checker";
import { contentRules } from "../../../scripts/editor/content-rules";
import { contentTree } from "../support/content-tree";

const ARTICLE = "content/articles/sales-funnel/index.mdx";
const open = () => {
  const root = contentTree();
  return { root, ...contentRules(root, new Checker(root)) };
};

describe("The editor", () => {
  const { root, fileNameError, pictureError } = open();

  it.each(["jobs/Größe.mdx", "notes.mdx", "pages/neu.json", "jobs/x.js"])("does not open %s", (name) =>
    expect(fileNameError(`content/${name}`)).toBeDefined(),
  );

  it.each(["jobs/neu.mdx", "articles/neu/index.mdx", "company.json"])("opens %s", (name) =>
    expect(fileNameError(`content/${name}`)).toBeUndefined(),
  );

  it.each([
    ["a picture", "weg.png", true, false],
    ["a picture without a clean name", "Weg.png", true, true],
    ["a page", "weg.png", false, true],
    ["a script", "weg.svg", false, true],
  ])("recognizes %s by name and bytes", async (_what, name, isPicture, isRefused) => {
    const place = path.join(root, "stored");
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } });
    writeFileSync(place, isPicture ? await picture.png().toBuffer() : "<html>");
    expect(Boolean(await pictureError(place, name))).toBe(isRefused);
  });
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

it("Nothing of the editor is built into the site", () => {
  const sources = ["src", "plugins"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  const imports = [
    ...sources.filter((name) => /\.(tsx?|cjs)$/.test(name)),
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
  ].filter((name) =>
    /from "[^"]*(?:\/packages\/(?:editor|bench)\/|\/editor\/|decap-cms|@codemirror)/.test(readFileSync(name, "utf8")),
  );
  expect(imports).toEqual([]);
  const built = existsSync("public") ? readdirSync("public", { recursive: true, encoding: "utf8" }) : [];
  expect(built.filter((name) => /decap|codemirror|(^|\/)editor\.(js|css)$/.test(name))).toEqual([]);
});
