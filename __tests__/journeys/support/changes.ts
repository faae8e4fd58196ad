import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import {
  aliasesOf,
  articlePath,
  articleSlugs,
  readArticle,
  relatedOf,
  writeArticle,
} from "../../../scripts/project-copy/article-file";

/**
 * Changes the content of a copy of the project as its authors do: a text, a second address, an article that goes,
 * pictures. The same to equal copies makes them equal again.
 */
export async function changeContent(copy: string): Promise<void> {
  editArticle(copy);
  addAlias(copy);
  deleteArticle(copy);
  await replacePictures(copy);
}

function editArticle(copy: string): void {
  const slug = pick(articleSlugs(copy), 0);
  const article = readArticle(copy, slug);
  article.head.set("title", "Ein anderer Titel, damit sich Karten ändern");
  writeArticle(copy, slug, { ...article, body: `${article.body}\nEin Absatz mehr als vorher.\n` });
}

function addAlias(copy: string): void {
  const slug = pick(articleSlugs(copy), 1);
  const article = readArticle(copy, slug);
  article.head.set("aliases", [...aliasesOf(article), "eine-zweitadresse-mehr"]);
  writeArticle(copy, slug, article);
}

/** Takes one with a second address, as that is a page, too. */
function deleteArticle(copy: string): void {
  const slugs = articleSlugs(copy);
  const deletedSlug = slugs.find((slug) => aliasesOf(readArticle(copy, slug)).length > 0) ?? pick(slugs, 2);
  const addresses = [deletedSlug, ...aliasesOf(readArticle(copy, deletedSlug))];
  rmSync(articlePath(copy, deletedSlug), { recursive: true });
  const left = articleSlugs(copy);
  for (const slug of left) {
    const article = readArticle(copy, slug);
    for (const [index, related] of repairRelated(relatedOf(article), deletedSlug, slug, left).entries()) {
      article.head.setIn(["related", index, "slug"], related);
    }
    writeArticle(copy, slug, article);
  }
  replaceLinks(copy, addresses, pick(left, 0));
}

/**
 * References to articles with one of them replaced by an article not yet referred to.
 * @param deletedSlug the slug that must not be among them
 * @param own the slug of the article that refers
 * @param all slugs to choose from
 */
function repairRelated(related: readonly string[], deletedSlug: string, own: string, all: readonly string[]): string[] {
  const free = all.find((slug) => slug !== own && slug !== deletedSlug && !related.includes(slug));
  return related.map((slug) => (slug === deletedSlug && free ? free : slug));
}

/** Lets links in all texts lead to another article. */
function replaceLinks(copy: string, from: readonly string[], to: string): void {
  const link = new RegExp(`/blog/(${from.join("|")})(?![\\w-])`, "g");
  const folder = path.join(copy, "content");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(mdx|json)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    const replaced = text.replace(link, `/blog/${to}`);
    if (replaced !== text) writeFileSync(file, replaced);
  }
}

async function replacePictures(copy: string): Promise<void> {
  const slugs = articleSlugs(copy);
  await invertPicture(articlePath(copy, pick(slugs, 2), "poster.png"));
  await invertPicture(path.join(copy, "content/pictures/team-1.png"));
  const drawings = path.join(copy, "content/pictures/customers");
  const drawing = path.join(drawings, pick(readdirSync(drawings).sort(), 0));
  writeFileSync(drawing, readFileSync(drawing, "utf8").replace("</svg>", "<!-- changed --></svg>"));

  // The old poster stays beside the new one, used by nobody.
  const renamed = pick(slugs, 3);
  const article = readArticle(copy, renamed);
  article.head.setIn(["poster", "src"], "./poster-2.png");
  writeArticle(copy, renamed, article);
  copyFileSync(articlePath(copy, renamed, "poster.png"), articlePath(copy, renamed, "poster-2.png"));
  await invertPicture(articlePath(copy, renamed, "poster-2.png"));
}

async function invertPicture(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).negate({ alpha: false }).png().toBuffer());
}

function pick(list: readonly string[], index: number): string {
  const entry = list[index];
  if (entry === undefined) throw new Error(`The changes need ${index + 1} entries where there are ${list.length}.`);
  return entry;
}
