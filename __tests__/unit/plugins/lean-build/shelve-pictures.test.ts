import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shelvePictures } from "../../../../plugins/gatsby-plugin-lean-build/shelve-pictures";

const POSTER = `static/${"a".repeat(32)}/0123a/poster, groß.avif`;
const SMALLER = `static/${"a".repeat(32)}/4567b/poster, groß.avif`;
const LOGO = `static/${"b".repeat(32)}/logo.svg`;
const FONT = "static/text-33dc50de61baed86588e3f0ba74af09e.woff2";

let root: string;
const write = (file: string, text: string) => {
  const target = path.join(root, "public", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
const show = (...files: string[]) =>
  write(
    "page-data/about/page-data.json",
    JSON.stringify({ pictures: files.map((file) => encodeURI(`/${file} 384w`)) }),
  );
const shelve = () => shelvePictures(path.join(root, "public"), path.join(root, "shelf"));
const present = () => [POSTER, SMALLER, LOGO, FONT].filter((file) => existsSync(path.join(root, "public", file)));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "shelve-pictures-"));
  for (const file of [POSTER, SMALLER, LOGO, FONT]) write(file, file);
});
afterEach(() => rmSync(root, { recursive: true }));

it("leaves what a page shows, and everything that is no picture of the content", async () => {
  show(POSTER, SMALLER, LOGO);
  await shelve();
  expect(present()).toEqual([POSTER, SMALLER, LOGO, FONT]);
});

it("puts aside what no page shows", async () => {
  show(POSTER);
  await shelve();
  expect(present()).toEqual([POSTER, FONT]);
});

it("brings back what is shown again, and does not touch what was encoded anew", async () => {
  show();
  await shelve();
  write(POSTER, "encoded anew");
  show(POSTER, LOGO);
  await shelve();
  expect(present()).toEqual([POSTER, LOGO, FONT]);
  expect(readFileSync(path.join(root, "public", POSTER), "utf8")).toBe("encoded anew");
});
