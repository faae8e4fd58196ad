import sharp from "sharp";
import { firstDifference } from "../../../changes/pictures";

/** A white page with a blue bar of 8 px. */
const page = (top: number, height = 200) =>
  sharp({ create: { width: 64, height, channels: 3, background: "#fff" } })
    .composite([{ input: { create: { width: 64, height: 8, channels: 3, background: "#9ab" } }, left: 0, top }])
    .jpeg({ quality: 70 })
    .toBuffer();

describe("Two pictures of a page", () => {
  it("differ from where the first thing has moved", async () => {
    const top = await firstDifference(await page(45), await page(80));
    expect(Math.abs(Number(top) - 45)).toBeLessThanOrEqual(8);
  });

  it("look the same when only their bytes differ", async () => {
    const [one, other] = [
      await page(48),
      await sharp(await page(48))
        .jpeg({ quality: 95 })
        .toBuffer(),
    ];
    expect(one.equals(other)).toBe(false);
    expect(await firstDifference(one, other)).toBeUndefined();
  });

  it("differ at the end when one is longer", async () => {
    expect(await firstDifference(await page(48), await page(48, 240))).toBeGreaterThan(190);
  });
});
