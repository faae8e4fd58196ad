import { readFileSync } from "node:fs";
import path from "node:path";
import { addHeadMetadata } from "../../../src/publish/add-head-metadata";
import { temporaryFolder } from "../support/temporary-folder";

const STRUCTURED_DATA = new Map([["/about", [{ "@type": "WebPage" as const, name: "</script>" }]]]);
const PAGES = { "/": "index.html", "/about": "about/index.html", "/404.html": "404.html" };
const SCRIPT =
  '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"\\u003c/script>"}]}</script>';
const STYLE = '<style media="print">@page{margin:1cm}</style>';

const CARDS = new Map([["/social/a.jpg", '„Was "kostet"?“: Ein Fisch']]);

/** The page's script as the renderer writes it, and as it is published. */
const written = (page: string) => `load( "${page}" ) // the page`;
const published = (page: string) => `load("${page}");`;

const pageHtml = (page: string, head = "", script = published(page)) =>
  `<html><head>${head}</head><body><script>${script}</script></body></html>`;

const CANONICAL = '<link rel="canonical" href="https://www.hafenlotse.example/"/>';

/** Runs `addHeadMetadata` on pages with this in their heads. */
function runAddHeadMetadata(head = CANONICAL, times = 1) {
  const folder = temporaryFolder(
    Object.fromEntries(Object.entries(PAGES).map(([page, file]) => [file, pageHtml(page, head, written(page))])),
  );
  const run = () => addHeadMetadata(folder, Object.keys(PAGES), STRUCTURED_DATA, CARDS, STYLE);
  for (let time = 1; time < times; time++) run();
  const { listedPaths, inlineScripts } = run();
  const html = Object.values(PAGES).map((file) => readFileSync(path.join(folder, file), "utf8"));
  return { html, listedPaths, inlineScripts: [...inlineScripts] };
}

it("adds the print footer and structured data to the head and minifies scripts, with the same result in repeated runs", () => {
  const html = Object.keys(PAGES).map((page) => pageHtml(page, CANONICAL + STYLE + (page === "/about" ? SCRIPT : "")));
  expect(runAddHeadMetadata().html).toEqual(html);
  expect(runAddHeadMetadata(CANONICAL, 2).html).toEqual(html);
});

it("adds no structured data to a page that search engines are not to list", () => {
  const noindex = '<meta name="robots" content="noindex"/>';
  expect(runAddHeadMetadata(noindex).html).toEqual(Object.keys(PAGES).map((page) => pageHtml(page, noindex + STYLE)));
});

it("collects the pages that are their own canonical page, and the inline scripts", () => {
  const { listedPaths, inlineScripts } = runAddHeadMetadata();
  expect(listedPaths).toEqual(["/"]);
  expect(inlineScripts).toEqual(Object.keys(PAGES).map(published));
});

it("says what the social card shows, once", () => {
  const card =
    '<meta data-react-helmet="true" property="og:image" content="https://www.hafenlotse.example/social/a.jpg"/>';
  const alt = '<meta property="og:image:alt" content="„Was &quot;kostet&quot;?“: Ein Fisch"/>';
  const [first = ""] = runAddHeadMetadata(card, 2).html;
  expect(first.split(alt)).toHaveLength(2);
  expect(first).toContain(card + alt);
});
