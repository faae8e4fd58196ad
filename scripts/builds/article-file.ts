import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Document, parseDocument } from "yaml";

/** An article's file, its head ready to be changed. */
export type ArticleFile = { head: Document; body: string };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/;

/** Slugs of all articles of a project, sorted. */
export function articleSlugs(root: string): string[] {
  return readdirSync(path.join(root, "content/articles")).sort();
}

/** The folder of an article, or a file in it. */
export const articlePath = (root: string, slug: string, file = "") => path.join(root, "content/articles", slug, file);

/** @throws when the text has no front matter */
export function parseArticle(text: string): ArticleFile {
  const [whole = "", yaml = ""] = FRONT_MATTER.exec(text) ?? [];
  if (!whole) throw new Error("The article has no front matter.");
  return { head: parseDocument(yaml), body: text.slice(whole.length) };
}

/** The text of an article's file. */
export function formatArticle({ head, body }: ArticleFile): string {
  return `---\n${head.toString({ lineWidth: 0 })}---\n${body}`;
}

/** @throws when there is no such article */
export const readArticle = (root: string, slug: string): ArticleFile =>
  parseArticle(readFileSync(articlePath(root, slug, "index.mdx"), "utf8"));

/** Overwrites an article's file; its folder must be there. */
export const writeArticle = (root: string, slug: string, article: ArticleFile): void =>
  writeFileSync(articlePath(root, slug, "index.mdx"), formatArticle(article));

/** The addresses an article has besides its slug. */
export const aliasesOf = ({ head }: ArticleFile): string[] => (head.toJS() as { aliases?: string[] }).aliases ?? [];

/** The slugs of the articles an article refers to. */
export const relatedOf = ({ head }: ArticleFile): string[] =>
  (head.toJS() as { related: { slug: string }[] }).related.map(({ slug }) => slug);
