import { readFile } from "node:fs/promises";
import path from "node:path";

/** CSS font families of a social card: the second has the letters of other European languages. */
export const CARD_FONTS = { display: "Display, Display Ext", text: "Text, Text Ext" };

/** Signs that these fonts have for certain. */
const COMMON = /^[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ff–—„“”‚‘’…€]*$/;

const FILES = [
  ["Display", "bricolage-grotesque", "latin", 700],
  ["Display Ext", "bricolage-grotesque", "latin-ext", 700],
  ["Text", "instrument-sans", "latin", 600],
  ["Text Ext", "instrument-sans", "latin-ext", 600],
] as const;

/** The fonts of a social card. @param root the project's folder */
export const loadCardFonts = (root: string) =>
  Promise.all(
    FILES.map(async ([name, family, subset, weight]) => {
      const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
      return { name, weight, data: await readFile(path.join(root, file)) };
    }),
  );

/** The signs of a text that a social card cannot show, in either of its fonts. @param root the project's folder */
export async function signsWithoutFont(root: string, text: string): Promise<string[]> {
  if (COMMON.test(text)) return [];
  const { default: satori } = await import("satori");
  const missing = new Set<string>();
  const fonts = await loadCardFonts(root);
  for (const fontFamily of Object.values(CARD_FONTS)) {
    const element = { type: "div", props: { style: { display: "flex", fontFamily }, children: text } };
    const loadAdditionalAsset = async (_language: string, signs: string) => {
      for (const sign of signs) missing.add(sign);
      return [];
    };
    await satori(element as Parameters<typeof satori>[0], { width: 600, height: 600, fonts, loadAdditionalAsset });
  }
  return [...missing];
}
