import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import type { SheetTexts } from "./sheet-texts";

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

const LOGO = `<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M3 18H12V48H3ZM33 24H45L48 48H30Z" fill="#0A2E3D"/><path d="M33 12H45V21H33L12 36V21Z" fill="#FFB000"/><path d="M30 12 39 0 48 12Z" fill="#C8432B"/></svg>`;

/**
 * Draws an article's print sheet: a PDF of one A3 page, all of it vectors.
 * @throws when the words are too many for it
 */
export async function drawPrintSheet(browser: Browser, content: PrintSheet): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(await document(content));
    await page.evaluate(() => window.document.fonts.ready);
    if (await page.evaluate(() => window.document.body.scrollHeight > window.document.body.clientHeight))
      throw new Error(`„${content.title}“ does not fit on its page.`);
    const pdf = await page.pdf({ format: "A3", printBackground: true, tagged: true });
    return dated(pdf, content.day);
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

async function document({ title, poster, alt, ...content }: PrintSheet): Promise<string> {
  const fonts = await Promise.all(
    FONTS.map(async ([family, weight, file]) => {
      const data = await readFile(`node_modules/@fontsource/${file}`, "base64");
      return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  const size = Math.min(LARGEST_NUMBER, NUMBER_WIDTH / (content.result.length * LETTER));
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
${fonts.join("\n")}
@page { size: A3; margin: 0 }
* { margin: 0; box-sizing: border-box }
body { width: 297mm; height: 419.9mm; display: flex; flex-direction: column; background: #FBF8F3; color: #0A2E3D; font: 7mm/1.4 Text, Arial, sans-serif }
img { display: block; width: 297mm; height: 198mm; object-fit: cover }
main { flex: 1; display: flex; flex-direction: column; padding: 11mm 18mm 13mm }
h1, h2, .number, footer b { font-family: Display; font-weight: 700; letter-spacing: -.02em }
h2 { display: flex; align-items: center; gap: 5mm; font-size: 9mm; color: #14586F }
h2::before { content: ""; width: 14mm; height: 1.2mm; background: #FFB000 }
.number { font-size: ${size.toFixed(1)}mm; line-height: 1.05; letter-spacing: -.04em; white-space: nowrap }
.unit { margin-bottom: 3mm; font-size: 9mm; line-height: 1.25; color: #14586F }
.formula { margin-top: 2mm; font-size: 9mm; line-height: 1.25; font-weight: 600; text-wrap: balance }
.example { margin-top: 3mm; font-size: 7mm; color: #14586F }
h1 { margin-top: auto; padding-top: 7mm; border-top: .7mm solid; font-size: 12mm; line-height: 1.12; text-wrap: balance }
footer { display: flex; align-items: center; gap: 3mm; margin-top: 7mm; font-size: 6mm }
footer svg { width: 8mm }
footer b { font-size: 7mm }
footer span { margin-left: auto }
</style>
<img src="data:image/svg+xml;base64,${Buffer.from(poster).toString("base64")}" alt="${escaped(alt)}">
<main>
  <h2>${escaped(content.name)}</h2>
  <p class="number">${escaped(content.result)}</p>${
    content.resultLabel &&
    `
  <p class="unit">${escaped(content.resultLabel)}</p>`
  }
  <p class="formula">${escaped(content.formula)}</p>
  <p class="example">${escaped(content.exampleLabel)}: ${escaped(content.example)}</p>
  <h1>${escaped(title)}</h1>
  <footer>${LOGO}<b>${escaped(content.site)}</b><span>${escaped(content.address)}</span></footer>
</main>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
