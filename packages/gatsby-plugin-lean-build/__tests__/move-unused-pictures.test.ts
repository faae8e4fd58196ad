import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { moveUnusedPictures } from "../src/move-unused-pictures";
import { temporaryFolder, write } from "./temporary-folder";

const POSTER = `static/${"a".repeat(32)}/0123a/poster, groß.avif`;
const SMALLER = `static/${"a".repeat(32)}/4567b/poster, groß.avif`;
const LOGO = `static/${"b".repeat(32)}/logo.svg`;
const FONT = "static/text-33dc50de61baed86588e3f0ba74af09e.woff2";

let root: string;
const fileOf = (name: string) => path.join(root, "public", name);
const show = (...files: string[]) => {
  const pictures = files.map((file) => encodeURI(`/${file} 384w`));
  write(fileOf("page-data/about/page-data.json"), JSON.stringify({ pictures }));
};
const moveUnused = () => moveUnusedPictures(path.join(root, "public"), path.join(root, "unused"));
const present = () => [POSTER, SMALLER, LOGO, FONT].filter((file) => existsSync(fileOf(file)));

beforeEach(() => {
  root = temporaryFolder();
  for (const file of [POSTER, SMALLER, LOGO, FONT]) write(fileOf(file), "bytes");
});

it.each([[POSTER, SMALLER, LOGO], [POSTER]])(
  "keeps used pictures and other files, and moves the rest: %s",
  (...shown) => {
    show(...shown);
    moveUnused();
    expect(present()).toEqual([...shown, FONT]);
  },
);

it("moves a picture back when it is used again, unless it was encoded again", () => {
  show();
  moveUnused();
  write(fileOf(POSTER), "encoded again");
  show(POSTER, LOGO);
  moveUnused();
  expect(present()).toEqual([POSTER, LOGO, FONT]);
  expect(readFileSync(fileOf(POSTER), "utf8")).toBe("encoded again");
});

it.each([
  ["a page", "about/index.html", `<img src="/docs/${POSTER}">`],
  ["a script", "component-1.js", `e.exports=JSON.parse('{"src":"/${POSTER}"}')`],
  ["a stylesheet", "styles.1.css", `a{background:url(/${POSTER})}`],
  ["a feed", "rss.xml", `&lt;img src=&quot;https://site.example/${POSTER}&quot;`],
  ["a file without an ending", "_redirects", `/poster /${POSTER}`],
  ["escaped slashes", "page-data/a/page-data.json", POSTER.replaceAll("/", "\\/")],
  ["encoded slashes", "a/index.html", encodeURIComponent(POSTER)],
])("keeps a picture that only %s names", (_title, file, text) => {
  write(fileOf(file), text);
  moveUnused();
  expect(present()).toEqual([POSTER, FONT]);
});

it("keeps all sizes of a picture whose address a script puts together", () => {
  write(fileOf("app.js"), `"/static/${"a".repeat(32)}/" + size + "/poster.avif"`);
  moveUnused();
  expect(present()).toEqual([POSTER, SMALLER, FONT]);
});
