import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PublishedPage } from "../../../src/publish/published-pages";
import { cardPicture, drawSocialCard, writeSocialCards } from "../../../src/publish/social-cards";
import { temporaryFolder, write } from "../support/temporary-folder";

it("draws a card again when its text or the code that draws it has changed, and only then", async () => {
  const root = temporaryFolder({
    "node_modules/a": "",
    "src/publish/social-cards.ts": "blue",
    "static/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>",
  });
  symlinkSync(path.resolve("node_modules/@fontsource"), path.join(root, "node_modules/@fontsource"));
  const poster = path.join(root, "poster.png");
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "blue" } }).toFile(poster);
  const drawn = async (title: string) => {
    const page = { path: "/a", card: { title, pictureFile: poster, alt: "" } } as unknown as PublishedPage;
    await writeSocialCards(root, "Hafenlotse", [page]);
    return readdirSync(path.join(root, "node_modules/.cache/social-cards")).length;
  };
  expect([await drawn("A"), await drawn("A"), await drawn("B")]).toEqual([1, 1, 2]);
  write(path.join(root, "src/publish/social-cards.ts"), "green");
  expect(await drawn("B")).toBe(3);
});

/** A picture in which no two columns and no two rows are alike. */
const slope = (width: number, height: number) =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height }, (_, at) => [
        ((at % width) / width) * 255,
        (Math.floor(at / width) / height) * 255,
        128,
      ]).flat(),
    ),
    { raw: { width, height, channels: 3 } },
  )
    .png()
    .toBuffer();

it.each([
  [300, 200],
  [200, 300],
  [900, 100],
])("a picture of %i × %i px is cut to a card, not stretched, its edges not drawn out", async (width, height) => {
  const { data, info } = await sharp(await cardPicture(await slope(width, height)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number, channel: number) => data[(y * 1200 + x) * info.channels + channel] ?? 0;
  const across = [5, 300, 600, 900, 1194].map((x) => at(x, 315, 0));
  const down = [5, 160, 315, 470, 624].map((y) => at(600, y, 1));
  for (const steps of [across, down]) expect([...new Set(steps)].sort((a, b) => a - b)).toEqual(steps);
  const scale = ([first = 0, , , , last = 0]: number[], of: number, pixels: number) =>
    ((last - first) / 255) * (of / pixels);
  expect(scale(across, width, 1189) / scale(down, height, 619)).toBeCloseTo(1, 1);
});

it.each([
  ["many words", "Ein Ü und ß und noch ein Wort bis zur Grenze von fünfundsiebzig Buchstaben."],
  ["a long word", "Donaudampfschifffahrtsgesellschaftskapitän (m/w/d)"],
])("a title of %s stays on its paper, on a card that loads at once", async (_what, title) => {
  const poster = path.join(temporaryFolder(), "poster.png");
  const noise = Buffer.from(Array.from({ length: 1200 * 630 * 3 }, (_, at) => (at * at * 31 + at) % 251));
  await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } }).toFile(poster);
  const card = await drawSocialCard(process.cwd(), "Hafenlotse", {
    title,
    number: "485.100\u00a0€",
    pictureFile: poster,
    alt: "",
  });
  expect(card.length).toBeLessThanOrEqual(120_000);
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: "white" } }).toFile(poster);
  const clear = await drawSocialCard(process.cwd(), "Hafenlotse", { title, pictureFile: poster, alt: "" });
  const right = await sharp(clear).extract({ left: 648, top: 0, width: 552, height: 630 }).raw().toBuffer();
  expect(right.every((colour) => colour > 240)).toBe(true);
});
