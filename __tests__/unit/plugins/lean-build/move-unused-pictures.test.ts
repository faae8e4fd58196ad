import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { moveUnusedPictures } from "../../../../plugins/gatsby-plugin-lean-build/move-unused-pictures";
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
const moveUnused = () => moveUnusedPictures(path.join(root, "public"), path.join(root, "unused"));
const present = () => [POSTER, SMALLER, LOGO, FONT].filter((file) => existsSync(fileOf(file)));

beforeEach(() => {
  root = temporaryFolder();
  for (const file of [POSTER, SMALLER, LOGO, FONT]) write(fileOf(file), file);
});

it.each([
  ["keeps used pictures and other files", [POSTER, SMALLER, LOGO]],
  ["moves unused pictures away", [POSTER]],
])("%s", async (_title, shown) => {
  show(...shown);
  await moveUnused();
  expect(present()).toEqual([...shown, FONT]);
});

it("moves a picture back when it is used again, unless it was encoded again", async () => {
  show();
  await moveUnused();
  write(fileOf(POSTER), "encoded again");
  show(POSTER, LOGO);
  await moveUnused();
  expect(present()).toEqual([POSTER, LOGO, FONT]);
  expect(readFileSync(fileOf(POSTER), "utf8")).toBe("encoded again");
});
