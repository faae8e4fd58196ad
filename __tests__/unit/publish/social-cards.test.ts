import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PublishedPage } from "../../../src/publish/published-pages";
import { cardPicture, writeSocialCards } from "../../../src/publish/social-cards";
import { temporaryFolder, write } from "../support/temporary-folder";

it("draws a card again when its text or the code that draws it has changed, and only then", async () => {
  const root = temporaryFolder({ "node_modules/a": "", "src/publish/social-cards.ts": "blue" });
  symlinkSync(path.resolve("node_modules/@fontsource"), path.join(root, "node_modules/@fontsource"));
  const poster = path.join(root, "poster.png");
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "blue" } }).toFile(poster);
  const drawn = async (title: string) => {
    const page = { path: "/a", card: { eyebrow: "Vertrieb", title, poster } } as PublishedPage;
    await writeSocialCards(root, "Hafenlotse", [page]);
    return readdirSync(path.join(root, "node_modules/.cache/social-cards")).length;
  };
  expect([await drawn("A"), await drawn("A"), await drawn("B")]).toEqual([1, 1, 2]);
  write(path.join(root, "src/publish/social-cards.ts"), "green");
  expect(await drawn("B")).toBe(3);
});

describe("the picture of a card", () => {
  /** A picture of 300 × 200 px with these columns of colour, each as wide as the others. */
  const striped = (...colours: readonly string[]) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: "white" } })
      .composite(
        colours.map((background, index) => ({
          input: { create: { width: 300 / colours.length, height: 200, channels: 3, background } },
          left: (300 / colours.length) * index,
          top: 0,
        })),
      )
      .png()
      .toBuffer();
  const colourAt = async (card: Buffer, left: number) => {
    const [red, green, blue] = await sharp(card).extract({ left, top: 200, width: 1, height: 1 }).raw().toBuffer();
    return { red, green, blue };
  };
  const [RED, LIME, BLUE] = [
    { red: 255, green: 0, blue: 0 },
    { red: 0, green: 255, blue: 0 },
    { red: 0, green: 0, blue: 255 },
  ];

  it("shows a drawing whole, its edges drawn out to those of the card", async () => {
    const card = await cardPicture(await striped("red", "lime", "blue"));
    expect((await sharp(card).metadata()).width).toBe(1200);
    const shown = await Promise.all([0, 350, 600, 850, 1199].map((left) => colourAt(card, left)));
    expect(shown).toEqual([RED, RED, LIME, BLUE, BLUE]);
  });

  it("cuts a photograph to its width", async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * index * 31 + index) % 251));
    const photograph = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const card = await cardPicture(photograph);
    const [first, second] = await Promise.all([0, 60].map((left) => colourAt(card, left)));
    expect(first).not.toEqual(second);
  });
});
