import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { escapeHtml } from "../../../src/lib/escape-html";
import type { SheetTexts } from "../../../src/publish/sheet-texts";

/** What a print sheet shows. */
export type PrintSheet = SheetTexts & {
  title: string;
  /** The poster, an SVG, and what it shows. */
  poster: string;
  alt: string;
  /** Word before the sample calculation. */
  exampleLabel: string;
  /** Name of the site. */
  site: string;
  /** Where the article is, without the protocol. */
  address: string;
  /** Day of the article's last change, e.g. `2026-03-31`; the PDF's own date, so that it does not change by itself. */
  day: string;
};

const FONTS = [
  ["Display", 700, "bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2"],
  ["Text", 400, "instrument-sans/files/instrument-sans-latin-400-normal.woff2"],
  ["Text", 600, "instrument-sans/files/instrument-sans-latin-600-normal.woff2"],
] as const;

/** mm; a number as wide as the page's text is not larger than this. */
const LARGEST_NUMBER = 76;
/** mm; the width for the number and the mean width of its letters, as a part of their size. */
const NUMBER_WIDTH = 261;
const LETTER = 0.56;

/** px; twice as wide as a page shows a sheet. */
const PICTURE_WIDTH = 600;

/**
 * Draws an article's print sheet: a PDF of one A3 page, all of it vectors, and a PNG that shows it.
 * @throws when the words are too many for it
 */
export async function drawPrintSheet(browser: Browser, content: PrintSheet): Promise<{ pdf: Buffer; picture: Buffer }> {
  const page = await browser.newPage();
  try {
    await page.setContent(await document(content));
    await page.addStyleTag({ content: await fontsAndSize(content) });
    await page.evaluate(() => window.document.fonts.ready);
    if (await page.evaluate(() => window.document.body.scrollHeight > window.document.body.clientHeight))
      throw new Error(`„${content.title}“ does not fit on its page.`);
    const pdf = await page.pdf({ format: "A3", printBackground: true, tagged: true });
    const shown = await page.locator("body").screenshot();
    const picture = await sharp(shown).resize(PICTURE_WIDTH).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
    return { pdf: dated(pdf, content.day), picture };
  } finally {
    await page.close();
  }
}

/** Sets a fixed date for that of the drawing, so that equal content gives equal files. */
function dated(pdf: Buffer, day: string): Buffer {
  const text = pdf
    .toString("latin1")
    .replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${day.replaceAll("-", "")}000000`);
  return Buffer.from(text, "latin1");
}

/** The page; a value stands where `{{…}}` names it. */
async function document(content: PrintSheet): Promise<string> {
  const values: Readonly<Record<string, string>> = {
    ...content,
    poster: Buffer.from(content.poster).toString("base64"),
  };
  const template = await readFile("workshop/drawings/print-sheet/sheet.html", "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ""));
}

async function fontsAndSize({ result }: PrintSheet): Promise<string> {
  const fonts = FONTS.map(async ([collection, weight, file]) => {
    const data = await readFile(`node_modules/@fontsource/${file}`, "base64");
    return `@font-face{font-family:${collection};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  const size = Math.min(LARGEST_NUMBER, NUMBER_WIDTH / (result.length * LETTER));
  return `${(await Promise.all(fonts)).join("")}:root{--number-size:${size.toFixed(1)}mm}`;
}
