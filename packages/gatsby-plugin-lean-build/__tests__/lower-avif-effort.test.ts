import sharp from "sharp";
import { lowerAvifEffort } from "../src/lower-avif-effort";

/** Noise, because effort changes its encoded bytes. */
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const picture = () => sharp({ create: { width: 96, height: 96, channels: 3, background: "white", noise } }).png();

it("encodes AVIF with effort 2 by default and keeps the quality", async () => {
  const input = await picture().toBuffer();
  const encoded = (options: Parameters<ReturnType<typeof sharp>["avif"]>[0]) => sharp(input).avif(options).toBuffer();
  const [fast, usual] = [await encoded({ quality: 50, effort: 2 }), await encoded({ quality: 50 })];
  expect(usual.equals(fast)).toBe(false);
  lowerAvifEffort("/nowhere");
  expect((await encoded({ quality: 50 })).equals(usual)).toBe(true);
  lowerAvifEffort(process.cwd());
  expect((await encoded({ quality: 50 })).equals(fast)).toBe(true);
  expect((await encoded({ quality: 50, effort: 4 })).equals(usual)).toBe(true);
});
