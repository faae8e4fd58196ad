import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { standAlone, writeFeed } from "../../../src/publish/feed";
import { publishedPages, siteOf } from "../../../src/publish/published-pages";
import { writeSitemap } from "../../../src/publish/sitemap";
import { siteNodes } from "../support/site-nodes";

const pages = (nodes = siteNodes()) => publishedPages("/site", nodes, "2026-03-31");
const site = siteOf(siteNodes());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "after-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const written = (file: string) => readFileSync(path.join(folder, file), "utf8");

it("A text stands alone with whole addresses and without its copy signs.", () => {
  const html = pages().find(({ path: page }) => page === "/blog/kosten")?.feedEntry?.html ?? "";
  expect(standAlone(html, "https://a.example/blog/kosten")).toBe(
    '<h2 id="a">A</h2><p><a href="https://a.example/product">Produkt</a> <a href="https://a.example/blog/kosten#a">oben</a></p>',
  );
});

it("The feed holds each article with its text and its days.", async () => {
  await writeFeed(folder, site, pages());
  const feed = written("feed.xml");
  for (const part of [
    "<updated>2026-02-01T00:00:00.000Z</updated>",
    "<published>2026-01-01T00:00:00.000Z</published>",
    "<id>https://www.hafenlotse.example/blog/kosten</id>",
    "https://www.hafenlotse.example/product",
  ]) {
    expect(feed).toContain(part);
  }
});

it("The feed holds the fifty newest of many articles.", async () => {
  const articles = Array.from({ length: 60 }, (_, index) => ({ path: `/blog/a${index}`, order: 60 - index }));
  await writeFeed(folder, site, pages(siteNodes({ articles: [...articles].reverse() })));
  const feed = written("feed.xml");
  expect(feed.match(/<entry>/g)).toHaveLength(50);
  // Of one day, in the order of the overview.
  expect(/<entry>[\s\S]*?<id>(.*?)<\/id>/.exec(feed)?.[1]).toBe("https://www.hafenlotse.example/blog/a59");
});

it("The sitemap lists the pages it is given, with the day where one is known.", async () => {
  await writeSitemap(folder, site.url, pages(), ["/career/lotse", "/", "/blog/kosten"]);
  const entries = [...written("sitemap.xml").matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry);
  expect(entries).toEqual([
    "<loc>https://www.hafenlotse.example/</loc>",
    "<loc>https://www.hafenlotse.example/blog/kosten</loc><lastmod>2026-02-01</lastmod>",
    "<loc>https://www.hafenlotse.example/career/lotse</loc><lastmod>2026-01-15</lastmod>",
  ]);
  expect(written("robots.txt")).toContain("Sitemap: https://www.hafenlotse.example/sitemap.xml");
});

it("An overview changed with the newest of its entries, and so did its further pages.", async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ path: `/blog/a${index}` }));
  const listed = pages(siteNodes({ articles: [...many, { updated: "2026-03-01" }] }));
  const days = new Map(listed.map(({ path: page, changed }) => [page, changed]));
  expect(days.get("/blog")).toBe("2026-03-01");
  expect(days.get("/blog/seite/2")).toBe("2026-03-01");
  expect(days.get("/career")).toBe("2026-01-15");
});
