/**
 * Draws the vector sources in `scripts/artwork/` as the PNG files that the content uses, the articles' print sheets,
 * and the icons in `static/`. Run `npx tsx scripts/artwork.ts` after changing a source, or the first formula of an
 * article; the results are committed, so that an author can put a photograph in the place of any picture.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawPrintSheets } from "./print-sheet/draw-all";

const SOURCES = "scripts/artwork";
/** px; the largest width any layout asks for, on a screen with two pixels per px. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ office: 2880, about: 2880, "not-found": 2880 },
  ...{ hero: 1920, "hero-wide": 1536 },
  ...{ product: 1920, "product-wide": 1536 },
};
const DEFAULT_WIDTH = 1800;
/** Parts of the harbour in `office.svg`, each 3:2, for the jobs' pages: left, top, width, height. */
const SCENES: Readonly<Record<string, string>> = {
  job: "306 790 570 380",
  "jobs/lookout": "930 620 420 280",
  "jobs/paint": "1206 632 450 300",
  "jobs/line": "1590 660 540 360",
  "jobs/depth": "1500 1000 420 280",
  "jobs/pilot": "2144 880 600 400",
};
const ICON_SIZES = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

async function main(): Promise<void> {
  for (const name of await svgNames("posters")) {
    await draw(`posters/${name}`, `content/articles/${name}/poster.png`);
  }
  for (const name of await svgNames("pictures")) {
    if (name !== "favicon") await draw(`pictures/${name}`, `content/pictures/${name}.png`, WIDTHS[name]);
  }
  for (const [name, part] of Object.entries(SCENES)) {
    await draw("pictures/office", `content/pictures/${name}.png`, DEFAULT_WIDTH, part);
  }
  for (const file of await drawPrintSheets(path.join(SOURCES, "posters"))) console.log(file);
  await drawIcons();
}

async function svgNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(SOURCES, folder));
  return names.filter((name) => name.endsWith(".svg")).map((name) => name.replace(/\.svg$/, ""));
}

/** @param part of the drawing, as in its `viewBox`; without one, the whole */
async function draw(source: string, target: string, width = DEFAULT_WIDTH, part?: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const drawing = await readFile(path.join(SOURCES, `${source}.svg`), "utf8");
  const [, whole = ""] = /viewBox="([^"]*)"/.exec(drawing) ?? [];
  const box = part ?? whole;
  const [, , wide = width] = box.split(" ").map(Number);
  await sharp(Buffer.from(drawing.replace(whole, box)), { density: part ? (96 * width) / wide : 96 })
    .resize(width)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(target);
  console.log(target);
}

/** All icons but `favicon.ico`, for which sharp has no format: it was packed once, of 16, 32 and 48 px. */
async function drawIcons(): Promise<void> {
  const source = await readFile(path.join(SOURCES, "pictures/favicon.svg"));
  const icon = (size: number) =>
    sharp(source, { density: 72 * (size / 48) * 2 })
      .resize(size)
      .png()
      .toBuffer();
  for (const [name, size] of Object.entries(ICON_SIZES)) await writeFile(path.join("static", name), await icon(size));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
