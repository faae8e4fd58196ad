import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { InferType } from "yup";
import { CHROMIUM_ARGS, findChromium } from "../../../scripts/lib/chromium";
import { contentModel } from "../../../src/content-model";
import { article, articlePage } from "../../../src/content-model/article";
import { siteSettings } from "../../../src/content-model/site-settings";
import type { Schema } from "../../../src/data-layer/model/content-type";
import { dataAsWritten, readContent } from "../../../src/data-layer/read/read-content";
import { renderMdx } from "../../../src/data-layer/render/render-mdx";
import { sheetTexts } from "../../../src/publish/sheet-texts";
import { drawPrintSheet } from "./draw-sheet";

const FILES = { pdf: "poster.pdf", picture: "sheet.png" };

/**
 * Draws the print sheet of every article that has a drawn poster and a formula, beside its text.
 * @param posters folder of the drawings, named after the articles
 * @returns the files
 */
export async function drawPrintSheets(posters: string): Promise<string[]> {
  const { files } = readContent(process.cwd(), contentModel);
  const of = <S extends Schema>(type: { name: string; schema: S }) =>
    files
      .filter((file) => file.type.name === type.name)
      .map((file) => ({ ...file, data: dataAsWritten(file) as InferType<S> }));
  const [site] = of(siteSettings);
  const [labels] = of(articlePage);
  if (!site || !labels) throw new Error("content/site.json or content/pages/article.json is missing.");
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const drawn: string[] = [];
  try {
    for (const { file, slug, data, parsed } of of(article)) {
      const poster = path.join(posters, `${slug}.svg`);
      const words = existsSync(poster) && sheetTexts((await renderMdx(file, parsed.body)).html);
      if (!words) continue;
      const content = {
        ...words,
        title: data.title,
        poster: await readFile(poster, "utf8"),
        alt: data.poster.alt,
        exampleLabel: labels.data.sheet.example,
        site: site.data.name,
        address: new URL(article.collection.pagePath(slug), site.data.url).href.replace(/^https?:\/\//, ""),
        day: data.updated,
      };
      const sheet = await drawPrintSheet(browser, content);
      for (const [part, name] of Object.entries(FILES)) {
        const target = path.join(path.dirname(file), name);
        await writeFile(target, sheet[part as keyof typeof FILES]);
        drawn.push(target);
      }
    }
  } finally {
    await browser.close();
  }
  return drawn;
}
