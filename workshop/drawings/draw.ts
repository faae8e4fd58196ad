/**
 * Draws the vector sources in `workshop/drawings/` as the PNG files that the content uses, the articles' print sheets,
 * and the icons in `static/`. Run `npx tsx workshop/drawings/draw.ts` after changing a source, or the first formula of an
 * article; the results are committed, so that an author can put a photograph in the place of any picture.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawPrintSheets } from "./print-sheet/draw-all";

const SOURCES = "workshop/drawings";
/** px; the largest width any layout asks for, on a screen with two pixels per px. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ office: 2880, about: 2880, "not-found": 2880 },
  ...{ hero: 1920, "hero-wide": 1536 },
  ...{ product: 1920, "product-wide": 1536 },
};
const DEFAULT_WIDTH = 1800;
/**
 * Parts of the harbour in `office.svg`, 3:2, for the jobs' pages: left, top, width, height, and styles that leave out what
 * would be cut off and give each a ground that its list does not have. A wide window shows the middle half of the height.
 */
const SCENES: Readonly<Record<string, readonly [part: string, styles: string]>> = {
  job: ["265 780 640 427", "#desks{display:none}#quay{fill:#E6EEF0}"],
  "jobs/lookout": [
    "740 560 660 440",
    "#painter,#thrower,#caught{display:none}#sky{fill:#C9D6DA}#gable{fill:#C8432B}#quay{fill:#C9D6DA}",
  ],
  "jobs/paint": [
    "1090 600 600 400",
    "#house,#alps,#thrower,#caught,#mole{display:none}#sky,#lake{fill:#E6EEF0}#quay{fill:#14586F}",
  ],
  "jobs/line": [
    "1420 620 800 533",
    "#painter,#mole,#depth,#pilot,#sun{display:none}#sky{fill:#7DA3B0}#quay{fill:#C9D6DA}",
  ],
  "jobs/depth": ["1450 920 540 360", "#caught{display:none}#quay{fill:#0A2E3D}"],
  "jobs/pilot": ["2130 800 720 480", "#caught,#sail,#tower,#mole{display:none}"],
};
const ICON_SIZES = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

async function main(): Promise<void> {
  for (const name of await svgNames("posters")) {
    await draw(`posters/${name}`, `content/articles/${name}/poster.png`);
  }
  for (const name of await svgNames("pictures")) {
    if (name !== "favicon") await draw(`pictures/${name}`, `content/pictures/${name}.png`, WIDTHS[name]);
  }
  for (const [name, scene] of Object.entries(SCENES)) {
    await draw("pictures/office", `content/pictures/${name}.png`, DEFAULT_WIDTH, scene);
  }
  for (const file of await drawPrintSheets(path.join(SOURCES, "posters"))) console.log(file);
  await drawIcons();
}

async function svgNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(SOURCES, folder));
  return names.filter((name) => name.endsWith(".svg")).map((name) => name.replace(/\.svg$/, ""));
}

/** @param scene a part of the drawing, as in its `viewBox`, and styles for it; without one, the whole */
async function draw(
  source: string,
  target: string,
  width = DEFAULT_WIDTH,
  scene?: (typeof SCENES)[string],
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const drawing = await readFile(path.join(SOURCES, `${source}.svg`), "utf8");
  const [, whole = ""] = /viewBox="([^"]*)"/.exec(drawing) ?? [];
  const [part = whole, styles = ""] = scene ?? [];
  const [, , wide = width] = part.split(" ").map(Number);
  const drawn = drawing.replace(whole, part).replace("<defs>", `<style>${styles}</style>$&`);
  await sharp(Buffer.from(drawn), { density: scene ? (96 * width) / wide : 96 })
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
      // Full-bleed: a home screen cuts the touch icon, and may show what is transparent as black.
      .flatten(size === ICON_SIZES["apple-touch-icon.png"] && { background: "#0A2E3D" })
      .png()
      .toBuffer();
  for (const [name, size] of Object.entries(ICON_SIZES)) await writeFile(path.join("static", name), await icon(size));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
