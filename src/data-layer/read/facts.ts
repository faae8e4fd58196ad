import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../model/problem";
import { nearest } from "../text/nearest";

/** Facts of the company by name; texts name them as `{{legalName}}`. */
export type Facts = Readonly<Record<string, string>>;

/** Where they stand, inside `content/`. */
export const FACTS_FILE = "company.json";

const NAMED = /\{\{([^{}\n]*)\}\}/g;

/**
 * The facts of the company, with what follows from them: `domain` of `url`, `phoneLink` of `phone`.
 * @param root the project's folder
 * @returns none when the file cannot be read, which is told when it is checked itself
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
 * Puts the facts into the text of a content file, before anything else reads it. No fact has line breaks or signs that
 * mean something in JSON, YAML or MDX, so that lines stay where they are.
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
      line: text.slice(0, offset).split("\n").length,
      message: `Den Fakt ${named} gibt es in content/${FACTS_FILE} nicht. ${hint}`,
    });
    return "…";
  });
  return { text: inserted, problems };
}
