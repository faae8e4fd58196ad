import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { standAlone, writeFeed } from "../../../src/data-layer/after-build/feed";
import { lastChanges, writeSitemap } from "../../../src/data-layer/after-build/sitemap";
import { afterBuildData } from "../support/after-build-data";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "after-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const written = (file: string) => readFileSync(path.join(folder, file), "utf8");

it("A text stands alone with whole addresses and without its copy signs.", () => {
  const html = afterBuildData().allArticle.nodes[0]?.html ?? "";
  expect(standAlone(html, "https://a.example/blog/kosten")).toBe(
    '<h2 id="a">A</h2><p><a href="https://a.example/product">Produkt</a> <a href="https://a.example/blog/kosten#a">oben</a></p>',
  );
});

it("The feed holds each article with its text and its days.", async () => {
  await writeFeed(folder, afterBuildData());
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
  const data = afterBuildData();
  const [article] = data.allArticle.nodes;
  if (!article) throw new Error("There is no article to repeat.");
  const nodes = Array.from({ length: 60 }, (_, index) => ({ ...article, path: `/blog/a${index}` }));
  await writeFeed(folder, { ...data, allArticle: { nodes } });
  const feed = written("feed.xml");
  expect(feed.match(/<entry>/g)).toHaveLength(50);
  expect(feed).toContain("<id>https://www.hafenlotse.example/blog/a0</id>");
});

it("The sitemap lists the pages it is given, with the day where one is known.", async () => {
  await writeSitemap(folder, afterBuildData(), ["/career/lotse", "/", "/blog/kosten"]);
  const entries = [...written("sitemap.xml").matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry);
  expect(entries).toEqual([
    "<loc>https://www.hafenlotse.example/</loc>",
    "<loc>https://www.hafenlotse.example/blog/kosten</loc><lastmod>2026-02-01</lastmod>",
    "<loc>https://www.hafenlotse.example/career/lotse</loc><lastmod>2026-01-15</lastmod>",
  ]);
  expect(written("robots.txt")).toContain("Sitemap: https://www.hafenlotse.example/sitemap.xml");
});

it("An overview changed with the newest of its entries.", () => {
  const days = lastChanges(afterBuildData());
  expect(days.get("/blog")).toBe("2026-02-01");
  expect(days.get("/career")).toBe("2026-01-15");
});
