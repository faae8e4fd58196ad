import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import type { Site } from "../../packages/editor/site";
import { unwrittenPictures } from "../../src/data-layer/read/pictures";
import { Checker } from "./checker";
import { describeSite } from "./config";
import { contentRules } from "./content-rules";
import { Preview } from "./preview";

/**
 * What the editor asks of this site.
 * @param root the project's folder
 * @param folder where compiled pages are written
 */
export async function openSite(root: string, folder: string): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const checker = new Checker(root);
  const preview = await Preview.load(root, path.join(folder, "pages.cjs"), checker);
  // The first check reads all pictures, so it comes before anybody waits for it.
  const [first] = checker.content().files;
  if (first) checker.check(first.file, first.text).catch(() => undefined);
  return {
    ...describeSite(root),
    ...contentRules(root, checker),
    root,
    styles: () => compileStyles(root),
    list: () => checker.list(),
    pictures: () => checker.pictures(),
    unwritten: unwrittenPictures,
    targets: () => checker.targets(),
    check: (file, text) => checker.check(file, text),
    checkAll: () => checker.checkAll(),
    render: (file, text, stylesheet) => preview.render(file, text, stylesheet),
  };
}

/** The styles of the site as it links them. */
async function compileStyles(root: string): ReturnType<Site["styles"]> {
  const from = path.join(root, "src/styles/global.css");
  const { css } = await postcss([tailwind()]).process(await readFile(from, "utf8"), { from });
  return { css, folder: path.dirname(from) };
}
