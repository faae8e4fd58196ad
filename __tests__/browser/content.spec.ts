import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { builtPaths } from "./support/built-site";
import { ALIAS_PATHS, ALIASES, ARTICLES, readArticle, texts } from "./support/routes";
import { site } from "./support/site";
import { expect, hydrated, test } from "./support/test";

const WORDS_PER_MINUTE = 200;

for (const slug of ARTICLES) {
  test(`the reading time of ${slug} fits its words`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await hydrated(page);
    const [header = ""] = await texts(page.locator("article > header"));
    const minutes = Number(header.match(/Artikel · (\d+) Minuten/)?.[1]);
    expect(minutes).toBe(readArticle(slug).duration);
    const words = await countWords(page);
    expect(words).toBeGreaterThan(500);
    expect(Math.abs(words / WORDS_PER_MINUTE - minutes), `${words} words`).toBeLessThanOrEqual(1);
  });
}

test("the article on the right moment to scale is shorter than the one with the five measures", async ({ page }) => {
  await page.goto("/blog/5-massnahmen-vertrieb-skalieren");
  const long = await countWords(page);
  await page.goto("/blog/vertrieb-skalieren");
  expect(await countWords(page)).toBeLessThan(long * 0.9);
});

test("every main address has a social card of 1200 × 630 px, and no card is left over", async ({ request }) => {
  const named = new Map<string, string>();
  for (const address of builtPaths()) {
    const html = await (await request.get(address)).text();
    const [, card = "none"] = html.match(/<meta[^>]*property="og:image"[^>]*content="([^"]*)"/) ?? [];
    named.set(address, card.replace(site.url, ""));
  }
  for (const { alias, slug } of ALIASES) expect(named.get(`/blog/${alias}`)).toBe(named.get(`/blog/${slug}`));

  const cards = [...named].filter(([address]) => !ALIAS_PATHS.includes(address)).map(([, card]) => card);
  expect(cards.sort()).toEqual(
    readdirSync("public/social")
      .map((name) => `/social/${name}`)
      // The not-found page has a card too; it stands for no main address.
      .filter((card) => card !== "/social/404.png")
      .sort(),
  );
  expect(new Set(cards).size).toBe(builtPaths().length - ALIAS_PATHS.length);
  for (const card of cards) {
    const { format, width, height } = await sharp(`public${card}`).metadata();
    expect({ format, width, height }, card).toEqual({ format: "png", width: 1200, height: 630 });
  }
});

/** Words of the running text of the article shown, as a reader counts them: drawings and their hidden tables left out. */
async function countWords(page: Page): Promise<number> {
  const prose = page.locator(".prose");
  await prose.evaluate((body) => {
    for (const extra of body.querySelectorAll("svg, .chart table, .anchor")) extra.remove();
  });
  const [text = ""] = await texts(prose);
  return text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
