import { readFile } from "node:fs/promises";
import path from "node:path";

/** CSS font family of a social card: its second font has the letters of other European languages. */
export const CARD_FONT = "Latin, Latin Ext";

/** Signs that these fonts have for certain. */
const COMMON = /^[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ff–—„“”‚‘’…€]*$/;

/** The fonts of a social card. @param root the project's folder */
export const loadCardFonts = (root: string) =>
  Promise.all(
    CARD_FONT.split(", ").map(async (name) => {
      const subset = name.toLowerCase().replace(" ", "-");
      const file = `bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`;
      return { name, weight: 700 as const, data: await readFile(path.join(root, "node_modules/@fontsource", file)) };
    }),
  );

/** The signs of a text that a social card cannot show. @param root the project's folder */
export async function signsWithoutFont(root: string, text: string): Promise<string[]> {
  if (COMMON.test(text)) return [];
  const { default: satori } = await import("satori");
  const missing = new Set<string>();
  const fonts = await loadCardFonts(root);
  const element = { type: "div", props: { style: { display: "flex", fontFamily: CARD_FONT }, children: text } };
  const loadAdditionalAsset = async (_language: string, signs: string) => {
    for (const sign of signs) missing.add(sign);
    return [];
  };
  await satori(element as Parameters<typeof satori>[0], { width: 600, height: 600, fonts, loadAdditionalAsset });
  return [...missing];
}
