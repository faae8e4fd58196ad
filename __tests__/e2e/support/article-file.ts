import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Document, parseDocument } from "yaml";

/** An article's file, its head ready to be changed. */
export type ArticleFile = { head: Document; body: string };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/;

/** Slugs of all articles of a project, sorted. */
export const articleSlugs = (root: string): string[] => readdirSync(path.join(root, "content/articles")).sort();

/** The folder of an article, or a file in it. */
export const articlePath = (root: string, slug: string, file = "") => path.join(root, "content/articles", slug, file);

/** @throws when there is no such article, or it has no front matter */
export function readArticle(root: string, slug: string): ArticleFile {
  const text = readFileSync(articlePath(root, slug, "index.mdx"), "utf8");
  const [whole = "", yaml = ""] = FRONT_MATTER.exec(text) ?? [];
  if (!whole) throw new Error("The article has no front matter.");
  return { head: parseDocument(yaml), body: text.slice(whole.length) };
}

/** Overwrites an article's file; its folder must be there. */
export const writeArticle = (root: string, slug: string, { head, body }: ArticleFile): void =>
  writeFileSync(articlePath(root, slug, "index.mdx"), `---\n${head.toString({ lineWidth: 0 })}---\n${body}`);

/** The addresses an article has besides its slug. */
export const aliasesOf = ({ head }: ArticleFile): string[] => (head.toJS() as { aliases?: string[] }).aliases ?? [];
