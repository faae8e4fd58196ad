import { existsSync } from "node:fs";
import path from "node:path";
import slugify from "@sindresorhus/slugify";
import { fixedPages } from "../../src/content-types";
import { isSlug, slugMessage } from "../../src/data-layer/model/fields";
import type { Existing } from "./existing";
import { type Kind, placeOf } from "./kinds";

/** Signs that are words in a title. */
const WORDS: readonly [sign: string, word: string][] = [
  ["&", " und "],
  ["%", " prozent "],
  ["€", " euro "],
];
/** „(m/w/d)“ says nothing about the job. */
const GENDERS = /\(\s*\p{L}(?:\s*[/|]\s*\p{L})+\s*\)/gu;

/** The last part of an address, made from a title; empty when nothing of the title can stand there. */
export function slugFrom(title: string): string {
  // „B2B“ stays one word.
  return slugify(title.replace(GENDERS, " "), { decamelize: false, customReplacements: [...WORDS] });
}

/**
 * Why something new cannot have a slug.
 * @param title of which the slug was made; `undefined` when somebody chose the slug
 * @returns one line with a remedy, `undefined` when the address is free
 */
export function slugProblem(
  existing: Existing,
  kind: Kind,
  slug: string,
  title: string | undefined,
): string | undefined {
  if (slug === "" && title !== undefined)
    return `Aus „${title}“ wird keine Adresse. Bitte einen anderen Titel wählen oder mit --slug eine Adresse nennen.`;
  if (!isSlug(slug)) return slugMessage({ value: slug });
  const holder = holderOf(existing, kind, slug);
  if (!holder) return undefined;
  return `Die Adresse ${kind.family.pagePath(slug)} hat schon ${holder}. Bitte einen anderen Titel wählen oder mit --slug eine andere Adresse nennen.`;
}

/** Who has an address already, in words for authors. */
function holderOf({ root, files }: Existing, kind: Kind, slug: string): string | undefined {
  if (fixedPages.has(kind.family.pagePath(slug))) return "eine feste Seite";
  const family = files.filter(({ type }) => type.name === kind.name);
  const same = family.find((file) => file.slug === slug);
  if (same) return same.file;
  const namesake = family.find((file) => aliasesIn(file.parsed.data).includes(slug));
  if (namesake) return `${namesake.file} (als Zweitadresse in „aliases“)`;
  const place = placeOf(kind, slug);
  return existsSync(path.join(root, place)) ? place : undefined;
}

/** Also those of a file with errors elsewhere: they are mended, and the aliases stay. */
function aliasesIn(data: unknown): readonly unknown[] {
  const { aliases } = (data ?? {}) as { aliases?: unknown };
  return Array.isArray(aliases) ? aliases : [];
}
