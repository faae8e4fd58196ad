import sharp from "sharp";
import { groundOf } from "../../../src/data-layer/nodes/remember-picture";

it("the colour shown until a picture is there is exactly that of its ground", async () => {
  const drawing = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#e6eef0" } })
    .composite([
      { input: { create: { width: 120, height: 200, channels: 3, background: "#c8432b" } }, left: 0, top: 0 },
    ])
    .png({ palette: true })
    .toBuffer();
  expect(await groundOf(drawing)).toBe("#e6eef0");
});
