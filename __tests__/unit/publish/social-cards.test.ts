import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PublishedPage } from "../../../src/publish/published-pages";
import { writeSocialCards } from "../../../src/publish/social-cards";
import { temporaryFolder, write } from "../support/temporary-folder";

it("draws a card again when its text or the code that draws it has changed, and only then", async () => {
  const root = temporaryFolder({ "node_modules/a": "", "src/publish/social-cards.ts": "blue" });
  symlinkSync(path.resolve("node_modules/@fontsource"), path.join(root, "node_modules/@fontsource"));
  const poster = path.join(root, "poster.png");
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "blue" } }).toFile(poster);
  const drawn = async (title: string) => {
    const page = { path: "/a", card: { title, poster } } as PublishedPage;
    await writeSocialCards(root, { name: "Hafenlotse", tagline: "Vertrieb" }, [page]);
    return readdirSync(path.join(root, "node_modules/.cache/social-cards")).length;
  };
  expect([await drawn("A"), await drawn("A"), await drawn("B")]).toEqual([1, 1, 2]);
  write(path.join(root, "src/publish/social-cards.ts"), "green");
  expect(await drawn("B")).toBe(3);
});
