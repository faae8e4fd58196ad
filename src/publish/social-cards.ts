import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { hashOfFiles } from "../lib/hash-of-files";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX, socialCardPath } from "../lib/social-card";
import { CARD_FONT, loadCardFonts } from "../lib/social-card-fonts";
import { type Card, cardText, type PublishedPage } from "./published-pages";

type Fonts = Awaited<ReturnType<typeof loadCardFonts>>;

/** The site's colours. */
const [INK, PAPER, SIGNAL] = ["#0A2E3D", "#FBF8F3", "#FFB000"];
/** px; the paper in the lower left corner, the space in it, the title, one with a long word, the number above it, and the logo. */
const [WIDTH, PADDING, TITLE, LEAST_TITLE, NUMBER, LOGO] = [640, 40, 56, 40, 160, 48];
/** The mean width of a bold letter, as a part of its size. */
const LETTER = 0.58;
/** Of a longer title, the letters are smaller. */
const MOST_LETTERS = 64;
/** Bytes; what a network loads at once. */
const MOST_BYTES = 120_000;
/** The logo. */
const LOGO_FILE = "static/favicon.svg";
/** Cache of drawn cards, which survives `gatsby clean`; file names are hashes of their content. */
const CACHE_FOLDER = "node_modules/.cache/social-cards";
/** What decides how a card looks, besides its texts and picture. */
const DESIGN = ["src/publish/social-cards.ts", "src/lib/social-card.ts", "src/lib/social-card-fonts.ts", LOGO_FILE];
const DRAWN_WITH = ["satori", "sharp", "@fontsource/bricolage-grotesque", "@fontsource/instrument-sans"];

/** Writes the social card of every page into the built site, and removes those of deleted pages. */
export async function writeSocialCards(root: string, name: string, pages: readonly PublishedPage[]): Promise<void> {
  const cacheFolder = path.join(root, CACHE_FOLDER);
  const target = path.join(root, "public", "social");
  await Promise.all([mkdir(cacheFolder, { recursive: true }), mkdir(target, { recursive: true })]);
  await removeOutdatedCards(target, pages);
  const design = hashOfFiles(root, [...DESIGN, ...DRAWN_WITH.map((name) => `node_modules/${name}/package.json`)]);
  let fonts: Fonts | undefined;
  for (const { path: page, card } of pages) {
    if (!card) continue;
    const poster = await readFile(card.poster);
    const key = createHash("sha256")
      .update(JSON.stringify([design, name, card.title, card.number]))
      .update(poster)
      .digest("hex");
    const cachedFile = path.join(cacheFolder, `${key}.jpg`);
    const file = path.join(root, "public", socialCardPath(page));
    try {
      await copyFile(cachedFile, file);
    } catch {
      fonts ??= await loadCardFonts(root);
      await writeFile(cachedFile, await drawCard(root, card, name, poster, fonts));
      await copyFile(cachedFile, file);
    }
  }
}

/** What the social cards show, in words, by path of a card. */
export const cardTexts = (pages: readonly PublishedPage[]): Map<string, string> =>
  new Map(pages.flatMap(({ path: page, card }) => (card ? [[socialCardPath(page), cardText(card)] as const] : [])));

/** Draws the social card of a page that is not built. @param name of the site */
export async function drawSocialCard(root: string, name: string, card: Card): Promise<Buffer> {
  return drawCard(root, card, name, await readFile(card.poster), await loadCardFonts(root));
}

async function removeOutdatedCards(folder: string, pages: readonly PublishedPage[]): Promise<void> {
  const wanted = new Set(pages.filter(({ card }) => card).map(({ path: page }) => path.basename(socialCardPath(page))));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(path.join(folder, name));
}

/** A picture as it fills a card: upright, and cut to the card's ratio around what stands out most. */
export const cardPicture = (poster: Buffer): Promise<Buffer> =>
  sharp(poster)
    .autoOrient()
    .resize(SOCIAL_CARD_WIDTH_PX, SOCIAL_CARD_HEIGHT_PX, { position: "attention" })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();

async function drawCard(root: string, card: Card, name: string, poster: Buffer, fonts: Fonts): Promise<Buffer> {
  const picture = await cardPicture(poster);
  const words = Buffer.from(await drawWords(root, card, name, fonts));
  const drawn = sharp(picture).composite([{ input: words }]);
  for (let quality = 92; ; quality -= 12) {
    const file = await drawn.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (file.length <= MOST_BYTES || quality < 20) return file;
  }
}

/** The number, and the paper with title and logo, as an SVG over the whole card. */
async function drawWords(root: string, { title, number }: Card, name: string, fonts: Fonts): Promise<string> {
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
  const lines = { textWrap: "balance", wordBreak: "break-word" };
  const logo = `data:image/svg+xml;base64,${await readFile(path.join(root, LOGO_FILE), "base64")}`;
  const paper = box(
    { flexDirection: "column", width: WIDTH, padding: PADDING, boxSizing: "border-box", background: PAPER },
    [
      box({ fontSize, lineHeight: 1.06, letterSpacing: -1.2, marginBottom: 28, ...lines }, bound),
      box({ alignItems: "center", fontSize: 30, letterSpacing: -0.6 }, [
        { type: "img", props: { src: logo, width: LOGO, height: LOGO, style: { marginRight: 16 } } },
        name,
      ]),
    ],
  );
  const flag = { background: SIGNAL, padding: `8px ${PADDING}px 26px`, lineHeight: 1, letterSpacing: -6 };
  const size = { width: SOCIAL_CARD_WIDTH_PX, height: SOCIAL_CARD_HEIGHT_PX };
  const words = box(
    {
      ...size,
      flexDirection: "column",
      justifyContent: "flex-end",
      alignItems: "flex-start",
      color: INK,
      fontFamily: CARD_FONT,
    },
    [number && box({ ...flag, fontSize: Math.min(NUMBER, (WIDTH * 1.25) / (number.length * LETTER)) }, number), paper],
  );
  return satori(words as Parameters<typeof satori>[0], { ...size, fonts });
}
