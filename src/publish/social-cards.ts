import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { hashOfFiles } from "../lib/hash-of-files";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX, socialCardPath } from "../lib/social-card";
import { CARD_FONT, loadCardFonts } from "../lib/social-card-fonts";
import { type Card, cardText, type PublishedPage } from "./published-pages";

const [INK, PAPER, SIGNAL] = ["#0A2E3D", "#FBF8F3", "#FFB000"];
/** px; the paper in the lower left corner, the space in it, the title, one with a long word, the number above it, and the logo. */
const [WIDTH, PADDING, TITLE, LEAST_TITLE, NUMBER, LOGO] = [640, 40, 56, 40, 160, 48];
/** The mean width of a bold letter, as a part of its size. */
const LETTER = 0.58;
/** Of a longer title, the letters are smaller. */
const MOST_LETTERS = 64;
/** Bytes; what a network loads at once. */
const MOST_BYTES = 120_000;
/** Beside the name of the site. */
const LOGO_FILE = "static/favicon.svg";
/** Cache of drawn cards, which survives `gatsby clean`; file names are hashes of their content. */
const CACHE_FOLDER = "node_modules/.cache/social-cards";
/** What decides how a card looks, besides its texts and picture. */
const DESIGN = ["src/publish/social-cards.ts", "src/lib/social-card.ts", "src/lib/social-card-fonts.ts", LOGO_FILE];
const DRAWN_WITH = ["satori", "sharp", "@fontsource/bricolage-grotesque"];

/** Writes the social card of every page into the built site, and removes those of deleted pages. */
export async function writeSocialCards(root: string, name: string, pages: readonly PublishedPage[]): Promise<void> {
  const cacheFolder = path.join(root, CACHE_FOLDER);
  const target = path.join(root, "public", "social");
  await Promise.all([mkdir(cacheFolder, { recursive: true }), mkdir(target, { recursive: true })]);
  await removeOutdatedCards(target, pages);
  const design = hashOfFiles(root, [...DESIGN, ...DRAWN_WITH.map((name) => `node_modules/${name}/package.json`)]);
  for (const { path: page, card } of pages) {
    if (!card) continue;
    const texts = JSON.stringify([design, name, card.title, card.number]);
    const key = createHash("sha256")
      .update(texts)
      .update(await readFile(card.pictureFile));
    const cachedFile = path.join(cacheFolder, `${key.digest("hex")}.jpg`);
    if (!existsSync(cachedFile)) await writeFile(cachedFile, await drawSocialCard(root, name, card));
    await copyFile(cachedFile, path.join(root, "public", socialCardPath(page)));
  }
}

/** What the social cards show, in words, by path of a card. */
export const cardTexts = (pages: readonly PublishedPage[]): Map<string, string> =>
  new Map(pages.flatMap(({ path: page, card }) => (card ? [[socialCardPath(page), cardText(card)] as const] : [])));

/** Draws a social card. @param name of the site */
export async function drawSocialCard(root: string, name: string, card: Card): Promise<Buffer> {
  const words = Buffer.from(await drawWords(root, card, name));
  const drawn = sharp(await cardPicture(await readFile(card.pictureFile))).composite([{ input: words }]);
  for (let quality = 92; ; quality -= 12) {
    const file = await drawn.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (file.length <= MOST_BYTES || quality < 20) return file;
  }
}

async function removeOutdatedCards(folder: string, pages: readonly PublishedPage[]): Promise<void> {
  const wanted = new Set(pages.filter(({ card }) => card).map(({ path: page }) => path.basename(socialCardPath(page))));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(path.join(folder, name));
}

/** A picture as it fills a card: upright, and cut to the card's ratio around what stands out most. */
export const cardPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .autoOrient()
    .resize(SOCIAL_CARD_WIDTH_PX, SOCIAL_CARD_HEIGHT_PX, { position: "attention" })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();

/** The number, and the paper with title and logo, as an SVG over the whole card. */
async function drawWords(root: string, { title, number }: Card, name: string): Promise<string> {
  // A dynamic import, because satori is an ES module and Gatsby compiles this file to CommonJS.
  const { default: satori } = await import("satori");
  const box = (style: object, children: unknown) => ({
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  });
  // No line ends after a slash, as in (m/w/d).
  const bound = title.replaceAll("/", "/\u2060");
  const longestWord = Math.max(...title.split(/[ -]/).map(({ length }) => length));
  const fitting = Math.max(LEAST_TITLE, (WIDTH - 2 * PADDING) / (longestWord * LETTER));
  const fontSize = Math.min(TITLE, (MOST_LETTERS / title.length) * TITLE, fitting);
  const lines = { lineHeight: 1.06, letterSpacing: -1.2, textWrap: "balance", wordBreak: "break-word" };
  const data = await readFile(path.join(root, LOGO_FILE), "base64");
  const logo = { src: `data:image/svg+xml;base64,${data}`, width: LOGO, height: LOGO, style: { marginRight: 16 } };
  const column = { flexDirection: "column", background: PAPER };
  const paper = box({ ...column, width: WIDTH, padding: PADDING, boxSizing: "border-box" }, [
    box({ ...lines, fontSize, marginBottom: 28 }, bound),
    box({ alignItems: "center", fontSize: 30, letterSpacing: -0.6 }, [{ type: "img", props: logo }, name]),
  ]);
  const numberSize = Math.min(NUMBER, (WIDTH * 1.25) / (LETTER * (number ?? "").length));
  const flag = { background: SIGNAL, padding: `8px ${PADDING}px 26px`, lineHeight: 1, letterSpacing: -6 };
  const size = { width: SOCIAL_CARD_WIDTH_PX, height: SOCIAL_CARD_HEIGHT_PX };
  const place = { flexDirection: "column", justifyContent: "flex-end", alignItems: "flex-start" };
  const words = box({ ...size, ...place, color: INK, fontFamily: CARD_FONT }, [
    number && box({ ...flag, fontSize: numberSize }, number),
    paper,
  ]);
  return satori(words as Parameters<typeof satori>[0], { ...size, fonts: await loadCardFonts(root) });
}
