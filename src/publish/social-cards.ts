import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { hashOfFiles } from "../lib/hash-of-files";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX, socialCardPath } from "../lib/social-card";
import { CARD_FONTS, loadCardFonts } from "../lib/social-card-fonts";
import type { PublishedPage } from "./published-pages";

type Fonts = Awaited<ReturnType<typeof loadCardFonts>>;

/** The site's name (bottom of each card) and tagline (top). */
export type Brand = { name: string; tagline: string };

const POSTER_WIDTH = 580;
const TEXT_WIDTH = SOCIAL_CARD_WIDTH_PX - POSTER_WIDTH;
/** Cache of drawn cards, which survives `gatsby clean`; file names are hashes of their content. */
const CACHE_FOLDER = "node_modules/.cache/social-cards";
/** What decides how a card looks, besides its text and poster. */
const DESIGN = ["src/publish/social-cards.ts", "src/lib/social-card.ts", "src/lib/social-card-fonts.ts"];
const DRAWN_WITH = ["satori", "sharp", "@fontsource/bricolage-grotesque", "@fontsource/instrument-sans"];

/** Writes the social card of every page into the built site, and removes those of deleted pages. */
export async function writeSocialCards(root: string, brand: Brand, pages: readonly PublishedPage[]): Promise<void> {
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
      .update(JSON.stringify([design, brand.name, brand.tagline, card.title]))
      .update(poster)
      .digest("hex");
    const cachedFile = path.join(cacheFolder, `${key}.png`);
    const file = path.join(root, "public", socialCardPath(page));
    try {
      await copyFile(cachedFile, file);
    } catch {
      fonts ??= await loadCardFonts(root);
      await writeFile(cachedFile, await drawCard(card.title, brand, poster, fonts));
      await copyFile(cachedFile, file);
    }
  }
}

/** Draws the social card of a page that is not built. @param poster its file */
export async function drawSocialCard(root: string, brand: Brand, title: string, poster: string): Promise<Buffer> {
  return drawCard(title, brand, await readFile(poster), await loadCardFonts(root));
}

async function removeOutdatedCards(folder: string, pages: readonly PublishedPage[]): Promise<void> {
  const wanted = new Set(pages.filter(({ card }) => card).map(({ path: page }) => path.basename(socialCardPath(page))));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(path.join(folder, name));
}

/** A poster as it stands on a card: upright and cut to its part, as PNG. */
export const cardPicture = (poster: Buffer): Promise<Buffer> =>
  sharp(poster).autoOrient().resize(POSTER_WIDTH, SOCIAL_CARD_HEIGHT_PX, { fit: "cover" }).png().toBuffer();

async function drawCard(title: string, { name, tagline }: Brand, poster: Buffer, fonts: Fonts): Promise<Buffer> {
  // A dynamic import, because satori is an ES module and Gatsby compiles this file to CommonJS.
  const { default: satori } = await import("satori");
  const box = (style: object, children: unknown) => ({
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  });
  const text = await satori(
    box(
      {
        width: TEXT_WIDTH,
        height: SOCIAL_CARD_HEIGHT_PX,
        boxSizing: "border-box",
        padding: "56px 40px 52px 56px",
        flexDirection: "column",
        justifyContent: "space-between",
        background: "#FBF8F3",
        color: "#0A2E3D",
      },
      [
        box({ flexDirection: "column" }, [
          box({ alignItems: "center", fontFamily: CARD_FONTS.text, fontSize: 26, color: "#14586F", marginBottom: 24 }, [
            box({ width: 48, height: 5, background: "#FFB000", marginRight: 18 }, undefined),
            tagline,
          ]),
          box(
            {
              fontFamily: CARD_FONTS.display,
              fontSize: title.length > 45 ? 50 : 58,
              lineHeight: 1.08,
              letterSpacing: -1.5,
            },
            title,
          ),
        ]),
        box({ fontFamily: CARD_FONTS.display, fontSize: 34, letterSpacing: -0.5 }, name),
      ],
    ) as Parameters<typeof satori>[0],
    { width: TEXT_WIDTH, height: SOCIAL_CARD_HEIGHT_PX, fonts },
  );
  const picture = await cardPicture(poster);
  return sharp({
    create: { width: SOCIAL_CARD_WIDTH_PX, height: SOCIAL_CARD_HEIGHT_PX, channels: 3, background: "#FBF8F3" },
  })
    .composite([
      { input: Buffer.from(text), left: 0, top: 0 },
      { input: picture, left: TEXT_WIDTH, top: 0 },
    ])
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}
