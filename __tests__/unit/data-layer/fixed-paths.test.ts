import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fixedPaths } from "../../../src/data-layer/pages/fixed-paths";
import { contentTree } from "../support/content-tree";

it("lists the paths of the pages, the start page as /", () => {
  expect(fixedPaths(contentTree()).sort()).toEqual(["/", "/404", "/about"]);
});

it("passes over files that are no pages", () => {
  const root = contentTree();
  const pages = path.join(root, "src", "pages");
  for (const name of ["notes.md", "styles.css", "index.test.ts"]) writeFileSync(path.join(pages, name), "");
  mkdirSync(path.join(pages, "parts"));
  expect(fixedPaths(root)).toHaveLength(3);
});

it("changes with the index page's name only where it is the whole name", () => {
  const root = contentTree();
  writeFileSync(path.join(root, "src", "pages", "index-card.tsx"), "");
  expect(fixedPaths(root)).toContain("/index-card");
});
