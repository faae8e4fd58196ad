import { readFileSync } from "node:fs";
import path from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { leaveOutOfPages } from "../src/leave-out";
import { temporaryFolder, write } from "./temporary-folder";

/** What gatsby-plugin-image itself puts into the head. */
const head: ReactElement[] = [];
require("gatsby-plugin-image/gatsby-ssr").onRenderBody({
  setHeadComponents: (all: ReactElement[]) => head.push(...all),
});
const HEAD = renderToStaticMarkup(createElement("head", null, head));

let folder: string;
let page: string;
beforeEach(() => {
  folder = temporaryFolder({ "index.html": `${HEAD}<p>Text</p>`, "app-1.js": "1" });
  page = path.join(folder, "index.html");
});

describe("The styles of gatsby-plugin-image's component", () => {
  it("are left out if neither page nor code has it", () => {
    leaveOutOfPages(folder, [page]);
    expect(readFileSync(page, "utf8")).toBe("<head></head><p>Text</p>");
  });

  it.each([
    ["a page", "index.html", `${HEAD}<div data-gatsby-image-wrapper class="gatsby-image-wrapper">`],
    ["code of a page", "component-1.js", 'className:"gatsby-image-wrapper"'],
  ])("stay if %s has it", (_title, file, text) => {
    write(path.join(folder, file), text);
    leaveOutOfPages(folder, [page]);
    expect(readFileSync(page, "utf8")).toContain(HEAD);
  });
});

it("NULs within a word are left out", () => {
  write(page, '<p title="Gr\0\0ünde">Gr\0ünde</p>');
  leaveOutOfPages(folder, [page]);
  expect(readFileSync(page, "utf8")).toBe('<p title="Gründe">Gründe</p>');
});
