/**
 * Draws the vector sources in `workshop/drawings/` as the PNG files that the content uses, the articles' print sheets,
 * and the icons in `static/`. Run `npx tsx workshop/drawings/draw.ts` after changing a source, or the first formula of an
 * article; the results are committed, so that an author can put a photograph in the place of any picture.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { main } from "../../scripts/lib/run";
import { SOCIAL_CARD_WIDTH_PX } from "../../src/lib/social-card";
import { drawPrintSheets } from "./print-sheet/draw-all";

const SOURCES = "workshop/drawings";
/** px; the largest width any layout asks for, on a screen with two pixels per px. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ office: 2880, about: 2880, "not-found": 2880 },
  ...{ hero: 1920, "hero-wide": 1536 },
  ...{ product: 1920, "product-wide": 1536 },
};
const DEFAULT_WIDTH = 1800;
const ICON_SIZES = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

main(async () => {
  for (const name of await svgNames("posters")) await draw(`posters/${name}`, `content/articles/${name}`, "poster");
  for (const name of await svgNames("pictures")) {
    if (name !== "favicon") await draw(`pictures/${name}`, "content/pictures", name);
  }
  for (const file of await drawPrintSheets(path.join(SOURCES, "posters"))) console.log(file);
  await drawIcons();
});

async function svgNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(SOURCES, folder), { recursive: true });
  return names.filter((name) => name.endsWith(".svg")).map((name) => name.replace(/\.svg$/, ""));
}

/**
 * Draws a source as PNG, and each of its views: a part named after its file, perhaps with styles (`data-styles`) that leave
 * out what would be cut off.
 */
async function draw(source: string, folder: string, name: string): Promise<void> {
  const drawing = await readFile(path.join(SOURCES, `${source}.svg`), "utf8");
  const [start = ""] = /<svg[^>]*>/.exec(drawing) ?? [];
  const tree = parse(drawing);
  const whole = tree.querySelector("svg")?.attributes.viewBox ?? "";
  const views = tree.querySelectorAll("view");
  const parts = views.map(
    ({ id, attributes }) => [id, attributes.viewBox ?? whole, attributes["data-styles"] ?? ""] as const,
  );
  for (const [id, viewBox, styles] of [[name, whole, ""] as const, ...parts]) {
    const target = path.join(folder, `${id}.png`);
    await mkdir(path.dirname(target), { recursive: true });
    const width = WIDTHS[id] ?? (id.includes("card") ? SOCIAL_CARD_WIDTH_PX : DEFAULT_WIDTH);
    const density = viewBox === whole ? 96 : (96 * width) / Number(viewBox.split(" ")[2]);
    const view = drawing.replace(start, `${start.replace(whole, viewBox)}<style>${styles}</style>`);
    await sharp(Buffer.from(view), { density })
      .resize(width)
      .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
      .toFile(target);
    console.log(target);
  }
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
