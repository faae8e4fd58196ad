import { existsSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/content-model";
import { fixedPagesOf } from "../../src/data-layer/model/content-type";
import { isSlug, slugMessage } from "../../src/data-layer/model/fields";
import { dataAsWritten } from "../../src/data-layer/read/read-content";
import { slugFrom } from "../../src/data-layer/text/slug";
import type { Kind } from "./kinds";
import type { Project } from "./project";

/** „(m/w/d)“ says nothing about the job. */
const GENDERS = /\(\s*\p{L}(?:\s*[/|]\s*\p{L})+\s*\)/gu;

/** The last part of the address of something new, made from its title. */
export const slugOfTitle = (title: string): string => slugFrom(title.replace(GENDERS, " "));

/**
 * Why something new cannot have a slug.
 * @param title of which the slug was made; `undefined` when somebody chose the slug
 * @returns one line with a remedy, `undefined` when the address is free
 */
export function slugError(project: Project, kind: Kind, slug: string, title?: string): string | undefined {
  if (slug === "" && title !== undefined)
    return `Aus „${title}“ wird keine Adresse. Bitte einen anderen Titel wählen oder eine Adresse nennen.`;
  if (!isSlug(slug)) return slugMessage({ value: slug });
  const holder = holderOf(project, kind, slug);
  return (
    holder &&
    `Die Adresse ${kind.collection.pagePath(slug)} hat schon ${holder}. Bitte einen anderen Titel wählen oder eine andere Adresse nennen.`
  );
}

function holderOf({ root, files }: Project, kind: Kind, slug: string): string | undefined {
  if (fixedPagesOf(contentModel).has(kind.collection.pagePath(slug))) return "eine feste Seite";
  const collection = files.filter(({ type }) => type.name === kind.name);
  const same = collection.find((file) => file.slug === slug);
  if (same) return same.file;
  // Also in a file with errors elsewhere: they are mended, and the aliases stay.
  const namesake = collection.find((file) => {
    const { aliases } = dataAsWritten(file);
    return Array.isArray(aliases) && aliases.includes(slug);
  });
  if (namesake) return `${namesake.file} (als Zweitadresse in „aliases“)`;
  const place = `content/${kind.collection.file(slug).replace(/\/index\.mdx$/, "")}`;
  return existsSync(path.join(root, place)) ? place : undefined;
}
