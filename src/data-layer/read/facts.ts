import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../model/problem";
import { lineAt } from "../text/line-at";
import { nearest } from "../text/nearest";

/** Facts about the company by name; texts use them as `{{legalName}}`. */
export type Facts = Readonly<Record<string, string>>;

/** Their file, inside `content/`. */
export const FACTS_FILE = "company.json";

const NAMED = /\{\{([^{}\n]*)\}\}/g;

/**
 * The facts about the company, with those derived from them: `domain` from `url`, `phoneLink` from `phone`.
 * @param root the project's folder
 * @returns none if the file cannot be read, which is reported when it is checked itself
 */
export function readFacts(root: string): Facts {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path.join(root, "content", FACTS_FILE), "utf8"));
  } catch {
    return {};
  }
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(data ?? {})) if (typeof value === "string") facts[name] = value;
  const { url, phone } = facts;
  if (url) facts.domain = url.replace(/^https:\/\//, "");
  if (phone) facts.phoneLink = `tel:${phone.replaceAll(" ", "")}`;
  return facts;
}

/**
 * Inserts the facts into the text of a content file, before anything else reads it. Facts have no line breaks and no
 * characters that are special in JSON, YAML or MDX, so line numbers do not change.
 * @param file path for messages
 */
export function insertFacts(file: string, text: string, facts: Facts): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const inserted = text.replace(NAMED, (named, name: string, offset: number) => {
    const value = facts[name.trim()];
    if (value !== undefined) return value;
    const near = nearest(name.trim(), Object.keys(facts));
    const hint = near ? `Gemeint ist vielleicht {{${near}}}.` : `Es gibt: ${Object.keys(facts).sort().join(", ")}.`;
    problems.push({
      file,
      line: lineAt(text, offset),
      message: `Den Fakt ${named} gibt es in content/${FACTS_FILE} nicht. ${hint}`,
    });
    return "…";
  });
  return { text: inserted, problems };
}
