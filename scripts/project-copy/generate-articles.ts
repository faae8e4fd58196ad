import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { articlePath, articleSlugs, readArticle, writeArticle } from "./article-file";

/** Beginning of the slug of every article that was made here. */
const PREFIX = "messartikel-";
/** Characters; the longest texts that the model allows. */
const LONGEST = { title: 75, seoTitle: 60, description: 160 } as const;

/**
 * Gives a copy of the project exactly so many articles: the real ones, and variations of the published ones with
 * titles and a description of their own, no second addresses and no sheet to print. All variations have one poster's bytes and file
 * name, so that its sizes are encoded once for all of them.
 * @throws when there are more real ones than that
 */
export function setArticleCount(copy: string, count: number): void {
  for (const slug of articleSlugs(copy).filter((entry) => entry.startsWith(PREFIX))) {
    rmSync(articlePath(copy, slug), { recursive: true });
  }
  const originals = articleSlugs(copy);
  if (count < originals.length) throw new Error(`There are ${originals.length} real articles, more than ${count}.`);
  const articles = originals.map((slug) => readArticle(copy, slug)).filter(({ head }) => !head.get("draft"));
  const [poster = ""] = originals;
  const lastOrder = Math.max(...articles.map(({ head }) => Number(head.get("order"))));
  for (let number = 1; number <= count - originals.length; number += 1) {
    const original = articles[number % articles.length];
    if (!original) continue;
    const head = original.head.clone();
    for (const [field, longest] of Object.entries(LONGEST)) {
      head.set(field, `Nr. ${number}: ${String(head.get(field) ?? head.get("title"))}`.slice(0, longest).trimEnd());
    }
    head.set("order", lastOrder + number);
    head.setIn(["poster", "src"], "./poster.png");
    for (const field of ["aliases", "sheet"]) head.delete(field);
    const slug = PREFIX + String(number).padStart(5, "0");
    mkdirSync(articlePath(copy, slug));
    writeArticle(copy, slug, { head, body: original.body });
    copyFileSync(articlePath(copy, poster, "poster.png"), articlePath(copy, slug, "poster.png"));
  }
}
