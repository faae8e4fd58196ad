import { fixedPages } from "../../content-types";
import { isSlug } from "../model/fields";
import { leavesOf } from "../model/leaves";
import { pendingNotice } from "../model/release";
import { type ContentFile, dataAsWritten, issueAt } from "../read/read-content";
import type { Issue } from "../text/issue";
import { nearest } from "../text/nearest";

type Claim = Omit<Issue, "message">;

/**
 * Checks what involves several files: addresses claimed by two pages, references to documents that do not exist,
 * numbers used twice, and identical search engine texts.
 * @param files the content as read
 * @param day today, e.g. `2025-03-31`
 */
export function crossCheck(files: readonly ContentFile[], day: string): Issue[] {
  return [
    ...checkAddresses(files),
    ...checkReferences(files, day),
    ...checkOrder(files),
    ...checkUpdated(files),
    ...checkTwins(files),
    ...checkUnwritten(files),
  ];
}

function checkAddresses(files: readonly ContentFile[]): Issue[] {
  const issues: Issue[] = [];
  const claims = new Map<string, Claim>();
  const claim = (address: string, place: Claim) => {
    const other = claims.get(address);
    const by = other?.field ? `${other.file} (${other.field})` : other?.file;
    if (fixedPages.has(address)) {
      const message = `Die Adresse ${address} gehört schon einer festen Seite. Bitte einen anderen Namen wählen.`;
      issues.push({ ...place, message });
    } else if (other) {
      const message = `Die Adresse ${address} ist schon vergeben, an ${by}. Bitte eine andere wählen.`;
      issues.push({ ...place, message });
    } else claims.set(address, place);
  };
  // Slugs first, so that a clash is reported at the alias, which is easier to change.
  for (const file of files) {
    if (file.type.family) claim(file.type.family.pagePath(file.slug), { file: file.file });
  }
  for (const file of files) {
    const { family } = file.type;
    if (!family) continue;
    for (const [index, alias] of aliasesOf(file).entries()) {
      claim(family.pagePath(alias), issueAt(file, ["aliases", index], ""));
    }
  }
  return issues;
}

function checkReferences(files: readonly ContentFile[], day: string): Issue[] {
  return files.flatMap((file) => {
    const seen = new Set<string>();
    return leavesOf(file.type.schema, file.data).flatMap(({ path, value, refersTo }): Issue[] => {
      if (!refersTo || typeof value !== "string") return [];
      const list = `${path.filter((part) => typeof part === "string").join(".")} ${value}`;
      const isRepeated = seen.has(list);
      seen.add(list);
      const others = files.filter(({ type }) => type.name === refersTo);
      const message = isRepeated
        ? `„${value}“ steht hier schon. Bitte lauter verschiedene nennen.`
        : referenceIssue(value, file, others, day);
      return message ? [issueAt(file, path, message)] : [];
    });
  });
}

/** Why a document cannot refer to the one with this slug. */
function referenceIssue(
  slug: string,
  file: ContentFile,
  others: readonly ContentFile[],
  day: string,
): string | undefined {
  const other = others.find((candidate) => candidate.slug === slug);
  if (other === file) return "Ein Text kann nicht auf sich selbst verweisen. Bitte einen anderen nennen.";
  const notice = other && pendingNotice(dataAsWritten(other), day);
  if (notice && !pendingNotice(dataAsWritten(file), day))
    return `„${slug}“ ist noch nicht veröffentlicht (${notice}). Bitte bis dahin einen anderen Text nennen.`;
  if (other) return undefined;
  const slugs = others.map((candidate) => candidate.slug);
  // A misnamed file is reported itself; references to it are right.
  if (
    nearest(
      slug,
      slugs.filter((known) => !isSlug(known)),
    )
  )
    return undefined;
  return `Den Text „${slug}“ gibt es nicht. ${suggestion(slug, others)}Vorhanden sind: ${slugs.sort().slice(0, 20).join(", ")}.`;
}

/** An alias is not a slug: this most likely mistake gets its own hint. */
function suggestion(slug: string, others: readonly ContentFile[]): string {
  const meant = others.find((file) => aliasesOf(file).includes(slug));
  if (meant) return `„${slug}“ ist eine Zweitadresse von „${meant.slug}“; gemeint ist wohl dieser. `;
  const near = nearest(
    slug,
    others.map((file) => file.slug),
  );
  return near ? `Gemeint ist vielleicht „${near}“. ` : "";
}

function checkOrder(files: readonly ContentFile[]): Issue[] {
  const taken = new Map<string, string>();
  return files.flatMap((file): Issue[] => {
    const order = file.data?.order;
    if (order === undefined) return [];
    const key = `${file.type.name} ${order}`;
    const other = taken.get(key);
    taken.set(key, file.file);
    const message = `Platz ${order} in der Übersicht hat schon ${other}. Bitte eine freie Nummer wählen.`;
    return other ? [issueAt(file, ["order"], message)] : [];
  });
}

function checkUpdated(files: readonly ContentFile[]): Issue[] {
  return files.flatMap((file): Issue[] => {
    const { published, updated } = (file.data ?? {}) as { published?: string; updated?: string };
    // A file without a page of its own has labels with these names.
    if (!file.type.family || !published || !updated || updated >= published) return [];
    const message = `Aktualisiert am ${updated}, aber erst veröffentlicht am ${published}.`;
    return [issueAt(file, ["updated"], `${message} Bitte ein Datum ab ${published} nennen.`)];
  });
}

/** What search engines show of a page, in documents and in files of fixed pages. */
const SEARCHED: readonly string[][] = [["seoTitle"], ["description"], ["seo", "title"], ["seo", "description"]];

function checkTwins(files: readonly ContentFile[]): Issue[] {
  const taken = new Map<unknown, string>();
  return files.flatMap((file): Issue[] => {
    if (!file.data || file.data.draft === true) return [];
    return leavesOf(file.type.schema, file.parsed.data).flatMap(({ path, value }): Issue[] => {
      if (!SEARCHED.some((searched) => searched.join() === path.join())) return [];
      const other = taken.get(value);
      taken.set(value, file.file);
      const message = `Dasselbe zeigen Suchmaschinen schon von ${other}. Bitte einen eigenen Text schreiben.`;
      return other ? [issueAt(file, path, message)] : [];
    });
  });
}

/** Placeholder texts of a new document; a draft may keep them. */
const UNWRITTEN = /bitte (mit dem Bild )?ersetzen/i;
const PLACEHOLDER = "Hier steht noch der Platzhalter. Bitte den Text schreiben oder „draft: true“ stehen lassen.";

function checkUnwritten(files: readonly ContentFile[]): Issue[] {
  return files.flatMap((file): Issue[] => {
    if (!file.data || file.data.draft === true) return [];
    return leavesOf(file.type.schema, file.parsed.data)
      .filter(({ value, use }) => use === "copy" && typeof value === "string" && UNWRITTEN.test(value))
      .map(({ path }) => issueAt(file, path, PLACEHOLDER));
  });
}

function aliasesOf(file: ContentFile): string[] {
  return (file.data?.aliases ?? []) as string[];
}
