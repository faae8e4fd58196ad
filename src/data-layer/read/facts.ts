import { readFileSync } from "node:fs";
import path from "node:path";
import { CONSENT_TO_MEASUREMENT } from "../../config/constants";
import { measureSettings } from "../../config/measure-settings";
import type { Issue } from "../text/issue";
import { lineAt } from "../text/line-at";
import { nearest } from "../text/nearest";

/**
 * Facts about the company, about the example company of the guides, and sentences about the measurement, by name; texts
 * use them as `{{legalName}}`.
 */
export type Facts = Readonly<Record<string, string>>;

/** The company's facts, inside `content/`. */
export const FACTS_FILE = "company.json";

/** Its facts are in two groups, of which one holds. */
const MEASUREMENT_FILE = "measurement.json";

const FACTS_FILES: readonly string[] = [FACTS_FILE, "example-company.json", MEASUREMENT_FILE];

/** Whether a file, by its path inside `content/`, defines facts. */
export const definesFacts = (relativePath: string) => FACTS_FILES.includes(relativePath);

const NAMED = /\{\{([^{}\n]*)\}\}/g;

/**
 * All facts, with those derived from them: `domain` from `url`, `phoneLink` from `phone`, `acceptedValue` (what a
 * browser stores for a yes) from the setting of the measurement.
 * @param root the project's folder
 * @param isMeasured whether the site measures visits
 * @returns those of the files that can be read; the others are reported when they are checked themselves
 */
export function readFacts(root: string, isMeasured = measureSettings.endpoint !== ""): Facts {
  const facts: Record<string, string> = {};
  for (const file of FACTS_FILES) {
    try {
      const data = JSON.parse(readFileSync(path.join(root, "content", file), "utf8")) ?? {};
      const values = file === MEASUREMENT_FILE ? wordsOf(data, isMeasured) : data;
      for (const [name, value] of Object.entries(values)) if (typeof value === "string") facts[name] = value;
    } catch {}
  }
  const { url, phone } = facts;
  if (url) facts.domain = url.replace(/^https:\/\//, "");
  if (phone) facts.phoneLink = `tel:${phone.replaceAll(" ", "")}`;
  facts.acceptedValue = isMeasured ? CONSENT_TO_MEASUREMENT : "accepted";
  return facts;
}

/** The sentences that hold; one that only the other group has is empty. */
function wordsOf({ off = {}, on = {} }: { off?: object; on?: object }, isMeasured: boolean): object {
  const [held, other] = isMeasured ? [on, off] : [off, on];
  return { ...Object.fromEntries(Object.keys(other).map((name) => [name, ""])), ...held };
}

/**
 * Inserts the facts into the text of a content file, before anything else reads it. Facts have no line breaks and no
 * characters that are special in JSON, YAML or MDX, so line numbers do not change.
 * @param file path for messages
 */
export function insertFacts(file: string, text: string, facts: Facts): { text: string; issues: Issue[] } {
  const issues: Issue[] = [];
  const inserted = text.replace(NAMED, (named, name: string, offset: number) => {
    const value = facts[name.trim()];
    if (value !== undefined) return value;
    const near = nearest(name.trim(), Object.keys(facts));
    const hint = near ? `Gemeint ist vielleicht {{${near}}}.` : `Es gibt: ${Object.keys(facts).sort().join(", ")}.`;
    issues.push({
      file,
      line: lineAt(text, offset),
      message: `Den Fakt ${named} gibt es nicht. ${hint}`,
    });
    return "…";
  });
  return { text: inserted, issues };
}
