import { readFileSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../../src/content-model";
import { writeFeed } from "../../../src/publish/feed";
import { portableHtml } from "../../../src/publish/portable-html";
import { getSiteSettings, publishedPages } from "../../../src/publish/published-pages";
import { siteNodes } from "../support/site-nodes";
import { temporaryFolder } from "../support/temporary-folder";

const SITE = "https://www.hafenlotse.example";
const pages = (articles?: readonly object[]) =>
  publishedPages("/site", siteNodes(articles && { articles }), contentModel);
const site = getSiteSettings(siteNodes(), contentModel);
const folder = temporaryFolder();
const written = (file: string) => readFileSync(path.join(folder, file), "utf8");

it.each([
  ["a drawing", '<p>A</p><div aria-hidden="true"><div><svg></svg></div>B</div><p>C</p>', "<p>A</p><p>C</p>"],
  [
    "further formats",
    '<picture><source srcset="/a.avif"/><img src="/a.png" alt="A \\ B"/></picture>',
    `<picture><img src="${SITE}/a.png" alt="A \\ B"></picture>`,
  ],
  ["a place for a script", '<div data-slot="x"></div><span data-room="y"></span>', ""],
  ["looks", '<p class="a" style="b">A <b tabindex="0">class="c"</b></p>', '<p>A <b>class="c"</b></p>'],
])("a text leaves the site without %s", (_what, html, left) => {
  expect(portableHtml(html, `${SITE}/blog/a`)).toBe(left);
});

it("the feed contains the 50 newest articles with their days, those of one day in the order of the overview", async () => {
  const articles = Array.from({ length: 60 }, (_, index) => ({ path: `/blog/a${index}`, order: 60 - index }));
  const newest = { path: "/blog/neu", order: 61, published: "2026-01-02" };
  await writeFeed(folder, site, pages([...articles, newest].reverse()));
  const [, ...entries] = written("feed.xml").split("<entry>");
  expect(entries).toHaveLength(50);
  const [begin = "", first = ""] = entries;
  expect(begin).toContain(`<id>${SITE}/blog/neu</id>`);
  expect(first).toContain(`<id>${SITE}/blog/a59</id>`);
  expect(first).toContain("<published>2026-01-01T00:00:00.000Z</published>");
  expect(first).toContain("<updated>2026-02-01T00:00:00.000Z</updated>");
});

it("an overview and its further pages change with their newest entry", () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ path: `/blog/a${index}` }));
  const listed = pages([...many, { updated: "2026-03-01" }]);
  const changed = Object.fromEntries(listed.map((page) => [page.path, page.changed]));
  const days = { "/blog": "2026-03-01", "/blog/seite/2": "2026-03-01", "/career": "2026-01-15" };
  expect(changed).toMatchObject(days);
});
