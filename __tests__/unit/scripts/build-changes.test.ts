import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  aliasesOf,
  articlePath,
  articleSlugs,
  readArticle,
  relatedOf,
} from "../../../scripts/project-copy/article-file";
import { setArticleCount } from "../../../scripts/project-copy/generate-articles";
import { CHANGES, repairRelated } from "../../journeys/support/changes";
import { check } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";
import { temporaryFolder } from "../support/temporary-folder";

const SPEC_SITE = "__tests__/spec-site";
const REAL_ARTICLES = articleSlugs(SPEC_SITE).length;
const cache = memoryCache();
let copy: string;

beforeEach(() => {
  copy = temporaryFolder();
  cpSync(path.join(SPEC_SITE, "content"), path.join(copy, "content"), { recursive: true });
  for (const file of ["src/styles/global.css", "src/content-types/article/template.tsx"])
    cpSync(file, path.join(copy, file));
});

it("keeps the content valid through all changes", async () => {
  for (const { name, apply } of CHANGES) {
    if (name === "undo") continue;
    await apply(copy, SPEC_SITE);
    expect({ name, problems: await check(copy, cache) }).toEqual({ name, problems: [] });
  }
});

it("leaves no reference to a deleted article", async () => {
  const before = articleSlugs(copy);
  const aliases = new Map(before.map((slug) => [slug, aliasesOf(readArticle(copy, slug))]));
  await CHANGES.find(({ name }) => name === "deletion")?.apply(copy, SPEC_SITE);
  const [deletedSlug = ""] = before.filter((slug) => !articleSlugs(copy).includes(slug));
  expect(aliases.get(deletedSlug)).not.toEqual([]);
  const texts = articleSlugs(copy).map((slug) => readFileSync(articlePath(copy, slug, "index.mdx"), "utf8"));
  for (const address of [deletedSlug, ...(aliases.get(deletedSlug) ?? [])]) {
    expect(texts.filter((text) => new RegExp(`/blog/${address}(?![\\w-])`).test(text))).toEqual([]);
  }
});

it("replaces a deleted related article by another one, never by itself or a duplicate", () => {
  expect(repairRelated(["b", "c", "d"], "c", "a", ["a", "b", "d", "e"])).toEqual(["b", "e", "d"]);
  expect(repairRelated(["b", "e"], "c", "a", ["a", "b", "e"])).toEqual(["b", "e"]);
});

describe("setArticleCount", () => {
  it("makes valid articles, as many as asked for", async () => {
    setArticleCount(copy, REAL_ARTICLES + 13);
    expect(articleSlugs(copy)).toHaveLength(REAL_ARTICLES + 13);
    expect(await check(copy, cache)).toEqual([]);
  });

  it("removes surplus documents", () => {
    setArticleCount(copy, REAL_ARTICLES + 3);
    setArticleCount(copy, REAL_ARTICLES);
    expect(articleSlugs(copy)).toEqual(articleSlugs(SPEC_SITE));
    expect(() => setArticleCount(copy, 1)).toThrow("more than 1");
  });

  it("gives variations one poster and existing neighbours", () => {
    setArticleCount(copy, REAL_ARTICLES + 2);
    const made = articleSlugs(copy).filter((slug) => !articleSlugs(SPEC_SITE).includes(slug));
    const posters = made.map((slug) => readFileSync(articlePath(copy, slug, "poster.png")).toString("hex"));
    expect(new Set(posters).size).toBe(1);
    for (const slug of made)
      expect(articleSlugs(SPEC_SITE)).toEqual(expect.arrayContaining(relatedOf(readArticle(copy, slug))));
  });
});
