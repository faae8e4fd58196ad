import { showLateFonts } from "../../../src/layout/late-fonts";

it("shows the fonts that come, once, and goes without those that do not", async () => {
  const shown: string[] = [];
  class LateFace {
    constructor(readonly family: string) {}
    load = () => (this.family === "Display" ? Promise.resolve(this) : Promise.reject(new Error("offline")));
  }
  const fonts = { add: ({ family }: LateFace) => shown.push(family) };
  Object.assign(globalThis, { FontFace: LateFace, document: { fonts } });
  for (let page = 0; page < 2; page += 1) {
    showLateFonts([
      ["Display", "700", "/display.woff2"],
      ["Text", "400", "/text.woff2"],
    ]);
  }
  await Promise.resolve();
  expect(shown).toEqual(["Display"]);
});
