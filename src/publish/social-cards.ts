import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { hashOfFiles } from "../lib/hash-of-files";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX, socialCardPath } from "../lib/social-card";
import { CARD_FONTS, loadCardFonts } from "../lib/social-card-fonts";
import type { Card, PublishedPage } from "./published-pages";

type Fonts = Awaited<ReturnType<typeof loadCardFonts>>;

const POSTER_HEIGHT = 426;
const TEXT_HEIGHT = SOCIAL_CARD_HEIGHT_PX - POSTER_HEIGHT;
/** Above this ratio, a picture fills the whole width. */
const FULL_WIDTH = SOCIAL_CARD_WIDTH_PX / POSTER_HEIGHT;
/** A drawing's edge has a few, and those between two of them. */
const MOST_COLOURS_OF_EDGE = 64;
/** So many letters of a title are one line. */
const ONE_LINE = 38;
/** Cache of drawn cards, which survives `gatsby clean`; file names are hashes of their content. */
const CACHE_FOLDER = "node_modules/.cache/social-cards";
/** What decides how a card looks, besides its text and poster. */
const DESIGN = ["src/publish/social-cards.ts", "src/lib/social-card.ts", "src/lib/social-card-fonts.ts"];
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
      .update(JSON.stringify([design, name, card.eyebrow, card.title]))
      .update(poster)
      .digest("hex");
    const cachedFile = path.join(cacheFolder, `${key}.png`);
    const file = path.join(root, "public", socialCardPath(page));
    try {
      await copyFile(cachedFile, file);
    } catch {
      fonts ??= await loadCardFonts(root);
      await writeFile(cachedFile, await drawCard(card, name, poster, fonts));
      await copyFile(cachedFile, file);
    }
  }
}

/** Draws the social card of a page that is not built. @param name of the site */
export async function drawSocialCard(root: string, name: string, card: Card): Promise<Buffer> {
  return drawCard(card, name, await readFile(card.poster), await loadCardFonts(root));
}

async function removeOutdatedCards(folder: string, pages: readonly PublishedPage[]): Promise<void> {
  const wanted = new Set(pages.filter(({ card }) => card).map(({ path: page }) => path.basename(socialCardPath(page))));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(path.join(folder, name));
}

/**
 * A poster as it stands on a card, as PNG: upright and whole, its left and right edge drawn out to those of the card. A
 * photograph, whose edges would become streaks, is cut to the card's width instead.
 */
export async function cardPicture(poster: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(poster).autoOrient().png().toBuffer({ resolveWithObject: true });
  const isPhotograph = (await coloursOfEdge(data)) > MOST_COLOURS_OF_EDGE;
  const ratio = isPhotograph ? FULL_WIDTH : Math.min(FULL_WIDTH, info.width / info.height);
  const width = Math.max(1, Math.round(POSTER_HEIGHT * ratio));
  const left = Math.floor((SOCIAL_CARD_WIDTH_PX - width) / 2);
  const whole = await sharp(data).resize(width, POSTER_HEIGHT, { fit: "cover" }).png().toBuffer();
  const right = SOCIAL_CARD_WIDTH_PX - width - left;
  return sharp(whole).extend({ left, right, extendWith: "copy" }).png().toBuffer();
}

/** How many colours the left edge of a picture has. */
async function coloursOfEdge(picture: Buffer): Promise<number> {
  const { height = 1 } = await sharp(picture).metadata();
  const edge = await sharp(picture).extract({ left: 0, top: 0, width: 1, height }).removeAlpha().raw().toBuffer();
  return new Set(Array.from({ length: height }, (_, y) => edge.readUIntBE(3 * y, 3))).size;
}

async function drawCard({ eyebrow, title }: Card, name: string, poster: Buffer, fonts: Fonts): Promise<Buffer> {
  // A dynamic import, because satori is an ES module and Gatsby compiles this file to CommonJS.
  const { default: satori } = await import("satori");
  const box = (style: object, children: unknown) => ({
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  });
  const text = await satori(
    box(
      {
        width: SOCIAL_CARD_WIDTH_PX,
        height: TEXT_HEIGHT,
        boxSizing: "border-box",
        padding: "26px 56px 0",
        flexDirection: "column",
        background: "#FBF8F3",
        color: "#0A2E3D",
      },
      [
        box({ alignItems: "center", fontFamily: CARD_FONTS.text, fontSize: 26, color: "#14586F", marginBottom: 12 }, [
          box({ width: 48, height: 5, background: "#14586F", marginRight: 18 }, undefined),
          eyebrow,
          box({ marginLeft: "auto", fontFamily: CARD_FONTS.display, color: "#0A2E3D" }, name),
        ]),
        box(
          {
            fontFamily: CARD_FONTS.display,
            fontSize: title.length > ONE_LINE ? 45 : 58,
            lineHeight: 1.1,
            letterSpacing: -1.2,
            textWrap: "balance",
          },
          title,
        ),
      ],
    ) as Parameters<typeof satori>[0],
    { width: SOCIAL_CARD_WIDTH_PX, height: TEXT_HEIGHT, fonts },
  );
  return sharp({
    create: { width: SOCIAL_CARD_WIDTH_PX, height: SOCIAL_CARD_HEIGHT_PX, channels: 3, background: "#FBF8F3" },
  })
    .composite([
      { input: await cardPicture(poster), left: 0, top: 0 },
      { input: Buffer.from(text), left: 0, top: POSTER_HEIGHT },
    ])
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}
