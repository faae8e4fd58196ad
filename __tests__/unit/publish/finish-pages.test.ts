import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishPages } from "../../../src/publish/finish-pages";

const THINGS = new Map([["/about", [{ "@type": "WebPage" as const, name: "</script>" }]]]);
const PAGES = ["/", "/about", "/404.html"];

let folder: string;
const fileOf = (name: string) => path.join(folder, name.endsWith(".html") ? name : path.join(name, "index.html"));
const read = () => PAGES.map((name) => readFileSync(fileOf(name), "utf8"));
const write = (name: string, head = "") => {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), `<html><head>${head}</head><body><script>load("${name}")</script></body></html>`);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "finish-pages-"));
  for (const name of PAGES) write(name);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("puts what a page is about into its head, where it can end no script", () => {
  finishPages(folder, PAGES, THINGS);
  const [home, about] = read();
  expect(home).not.toContain("ld+json");
  expect(about).toContain(
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"\\u003c/script>"}]}</script></head>',
  );
});

it("tells which pages name themselves as canonical, and what their scripts say", () => {
  write("/", '<link rel="canonical" href="https://www.hafenlotse.example/"/>');
  write("/about", '<link rel="canonical" href="https://www.hafenlotse.example/"/>');
  const { listedPaths, inlineScripts } = finishPages(folder, PAGES, THINGS);
  expect(listedPaths).toEqual(["/"]);
  expect([...inlineScripts]).toEqual(PAGES.map((name) => `load("${name}")`));
});

it("leaves a page of an earlier build as it is", () => {
  finishPages(folder, PAGES, THINGS);
  const first = read();
  finishPages(folder, PAGES, THINGS);
  expect(read()).toEqual(first);
});
