import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fixedPaths } from "../../../src/data-layer/pages/fixed-paths";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "fixed-paths-"));
  mkdirSync(path.join(root, "src", "pages"), { recursive: true });
  for (const name of ["index.tsx", "404.tsx", "about.tsx"]) writeFileSync(path.join(root, "src", "pages", name), "");
});
afterEach(() => rmSync(root, { recursive: true }));

it("lists the paths of the pages, the start page as /, and the overview of the articles", () => {
  expect(fixedPaths(root).sort()).toEqual(["/", "/404", "/about", "/blog"]);
});

it("passes over files that are no pages", () => {
  const pages = path.join(root, "src", "pages");
  for (const name of ["notes.md", "styles.css", "index.test.ts"]) writeFileSync(path.join(pages, name), "");
  mkdirSync(path.join(pages, "parts"));
  expect(fixedPaths(root)).toHaveLength(4);
});

it("changes with the index page's name only where it is the whole name", () => {
  writeFileSync(path.join(root, "src", "pages", "index-card.tsx"), "");
  expect(fixedPaths(root)).toContain("/index-card");
});
