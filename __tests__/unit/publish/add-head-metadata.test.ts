import { readFileSync } from "node:fs";
import path from "node:path";
import { finishPages } from "../../../src/publish/finish-pages";
import { temporaryFolder } from "../support/temporary-folder";

const THINGS = new Map([["/about", [{ "@type": "WebPage" as const, name: "</script>" }]]]);
const PAGES = { "/": "index.html", "/about": "about/index.html", "/404.html": "404.html" };
const SCRIPT =
  '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"\\u003c/script>"}]}</script>';
const SHEET = '<style media="print">@page{margin:1cm}</style>';

const written = (page: string, head = "") =>
  `<html><head>${head}</head><body><script>load("${page}")</script></body></html>`;

/** Finishes pages that have this in their heads, twice if wanted. */
function finished(head = "", times = 1) {
  const folder = temporaryFolder(
    Object.fromEntries(Object.entries(PAGES).map(([page, file]) => [file, written(page, head)])),
  );
  const finish = () => finishPages(folder, Object.keys(PAGES), THINGS, SHEET);
  for (let time = 1; time < times; time++) finish();
  const { listedPaths, inlineScripts } = finish();
  const html = Object.values(PAGES).map((file) => readFileSync(path.join(folder, file), "utf8"));
  return { html, listedPaths, inlineScripts: [...inlineScripts] };
}

it("puts the foot of printed sheets and what a page is about into its head, also of a page of an earlier build", () => {
  const html = [written("/", SHEET), written("/about", SHEET + SCRIPT), written("/404.html", SHEET)];
  expect(finished().html).toEqual(html);
  expect(finished("", 2).html).toEqual(html);
});

it("tells which pages name themselves as canonical, and what their scripts say", () => {
  const { listedPaths, inlineScripts } = finished('<link rel="canonical" href="https://www.hafenlotse.example/"/>');
  expect(listedPaths).toEqual(["/"]);
  expect(inlineScripts).toEqual(Object.keys(PAGES).map((page) => `load("${page}")`));
});
