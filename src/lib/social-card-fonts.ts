import { readFile } from "node:fs/promises";
import path from "node:path";

/** CSS font family of a social card: its second font has the letters of other European languages. */
export const CARD_FONT = "Latin, Latin Ext";

/** Signs that these fonts lack: all but those of European languages and of German typography. */
export const SIGN_WITHOUT_FONT =
  /[^ -~\u00a0-\u00a3\u00a5-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e–—„“”‚‘’…€]/gu;

/** The fonts of a social card. @param root the project's folder */
export const loadCardFonts = (root: string) =>
  Promise.all(
    CARD_FONT.split(", ").map(async (name) => {
      const subset = name.toLowerCase().replace(" ", "-");
      const file = `bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`;
      return { name, weight: 700 as const, data: await readFile(path.join(root, "node_modules/@fontsource", file)) };
    }),
  );
