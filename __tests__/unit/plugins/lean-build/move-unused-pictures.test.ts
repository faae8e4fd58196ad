import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { shelvePictures } from "../../../../plugins/gatsby-plugin-lean-build/shelve-pictures";
import { temporaryFolder, write } from "../../support/temporary-folder";

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
const shelve = () => shelvePictures(path.join(root, "public"), path.join(root, "shelf"));
const present = () => [POSTER, SMALLER, LOGO, FONT].filter((file) => existsSync(fileOf(file)));

beforeEach(() => {
  root = temporaryFolder();
  for (const file of [POSTER, SMALLER, LOGO, FONT]) write(fileOf(file), file);
});

it.each([
  ["leaves what a page shows, and all that is no picture of the content", [POSTER, SMALLER, LOGO]],
  ["puts aside what no page shows", [POSTER]],
])("%s", async (_what, shown) => {
  show(...shown);
  await shelve();
  expect(present()).toEqual([...shown, FONT]);
});

it("brings back what is shown again, and does not touch what was encoded anew", async () => {
  show();
  await shelve();
  write(fileOf(POSTER), "encoded anew");
  show(POSTER, LOGO);
  await shelve();
  expect(present()).toEqual([POSTER, LOGO, FONT]);
  expect(readFileSync(fileOf(POSTER), "utf8")).toBe("encoded anew");
});
