import { readFileSync } from "node:fs";
import path from "node:path";
import { analyticsSettings } from "../../config/analytics-settings";
import { CONSENT_TO_ANALYTICS } from "../../config/constants";
import { attempt } from "../../lib/attempt";
import { capitalized } from "../../lib/capitalized";
import { nearest } from "../../lib/nearest";
import { type ContentModel, collectionsOf } from "../model/content-type";
import { derivedFigure, isFormula } from "../model/formula";
import { hasEnded, publicationStatus, today } from "../model/release";
import { withoutByteOrderMark } from "../text/byte-order-mark";
import { COUNT_WORDS } from "../text/count-words";
import { type Issue, issueInFile } from "../text/issue";
import { namesInContent } from "./content-names";
import { parseJsonFile, parseMdxFile } from "./parse";

/** The company's facts, the example companies', and sentences on hosting and analytics; used as `{{legalName}}`. */
export type Facts = Readonly<Record<string, string>>;

/** The company's facts, inside `content/`. */
export const FACTS_FILE = "company.json";

/** Files whose sentences have variants, with the rule for the active one. */
const ACTIVE_VARIANT = new Map<string, (company: Facts, hasAnalytics: boolean) => string>([
  // A kind that is not settled yet ends in „(Muster)“.
  ["hosting.json", ({ hostingKind = "" }) => hostingKind.split(" ", 1).join()],
  ["analytics.json", (_company, hasAnalytics) => (hasAnalytics ? "on" : "off")],
]);

/** The company's facts come first: they decide the active variants. */
const FACTS_FILES: readonly string[] = [
  FACTS_FILE,
  "example-company.json",
  "second-example-company.json",
  ...ACTIVE_VARIANT.keys(),
];

/** Whether a file, by its path inside `content/`, defines facts. */
export const definesFacts = (relativePath: string) => FACTS_FILES.includes(relativePath);

/** Whether a file may use facts: texts and sentences may, the facts themselves may not. */
export const mayUseFacts = (relativePath: string) => !definesFacts(relativePath) || ACTIVE_VARIANT.has(relativePath);

const FACT_PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
/** A document's head, a block with code, and code in a sentence, of which an escaped mark begins none. */
const HEAD_OR_CODE =
  /(?<![\s\S])---\r?\n[\s\S]*?^---[ \t]*$|^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\r?\n)[\s\S])+?(?<!`)\2(?!`)/gm;

/**
 * How many documents of a type visitors see on a day, e.g. `articles` as a word, `Articles` at the beginning of a sentence,
 * `articlesInDigits`.
 */
export function documentCounts(root: string, model: ContentModel, day = today()): Facts {
  const isShown = (fields: Fields) => publicationStatus(fields, day) === undefined && !hasEnded(fields, day);
  const shown = [...readFields(root, ".mdx")].filter(([, fields]) => isShown(fields));
  const counts = collectionsOf(model).flatMap(({ slugIn, collection: { counted } }) => {
    if (!counted) return [];
    const { fact, leavesOut } = counted;
    const digits = String(shown.filter(([name, fields]) => slugIn(name) !== undefined && !leavesOut?.(fields)).length);
    const word = COUNT_WORDS[Number(digits)] ?? digits;
    return [
      [fact, word],
      [capitalized(fact), capitalized(word)],
      [`${fact}InDigits`, digits],
    ];
  });
  return Object.fromEntries(counts);
}

type Fields = Record<string, unknown>;

/** The fields of each file in `content/`, by its path there; of one that cannot be read, which is reported where it is checked, none. */
export function readFields(root: string, ...endings: (".mdx" | ".json")[]): Map<string, Fields> {
  const folder = path.join(root, "content");
  const read = (name: string): [string, Fields][] => {
    const text = attempt(() => withoutByteOrderMark(readFileSync(path.join(folder, name), "utf8"))) ?? "";
    const { data } = (name.endsWith(".json") ? parseJsonFile : parseMdxFile)(name, text);
    return typeof data === "object" && data !== null ? [[name, data as Fields]] : [];
  };
  const named = namesInContent(root).filter((name) => endings.some((ending) => name.endsWith(ending)));
  return new Map(named.flatMap(read));
}

/** Whether a text names facts. */
export const namesFacts = (text: string): boolean => text.search(FACT_PLACEHOLDER) >= 0;

/** All facts of the files that can be read, those derived, `domain`, `phoneLink`, `acceptedValue` (as code), and counts. */
export function readFacts(root: string, model: ContentModel, hasAnalytics = isAnalyticsSet()): Facts {
  const facts: Record<string, string> = {};
  for (const file of FACTS_FILES) {
    try {
      const data = JSON.parse(withoutByteOrderMark(readFileSync(path.join(root, "content", file), "utf8"))) ?? {};
      const variant = ACTIVE_VARIANT.get(file)?.(facts, hasAnalytics);
      const values = variant === undefined ? data : sentencesOf(data, variant);
      for (const [name, value] of Object.entries(values)) if (typeof value === "string") facts[name] = value;
    } catch {}
  }
  Object.assign(facts, derivedFacts(facts), documentCounts(root, model));
  const { url, phone } = facts;
  if (url) facts.domain = url.replace("https://", "");
  if (phone) facts.phoneLink = `tel:${phone.replaceAll(" ", "")}`;
  facts.acceptedValue = `\`${hasAnalytics ? CONSENT_TO_ANALYTICS : "accepted"}\``;
  // Sentences name facts, too. An unknown one is reported where their own file is checked.
  const inserted = (value: string) =>
    value.replace(FACT_PLACEHOLDER, (named, name: string) => facts[name.trim()] ?? named);
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, inserted(value)]));
}

/** The values of those that follow from others; one that cannot be derived is reported where its own file is checked. */
const derivedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.keys(facts)
      .filter((name) => isFormula(facts[name] ?? ""))
      .flatMap((name) => attempt((): [string, string][] => [[name, derivedFigure(facts, name)]]) ?? []),
  );

/** The active variant of a facts file inside `content/`, or its whole text if it has none. */
export function activeVariantText(file: string, text: string, company: Facts, hasAnalytics = isAnalyticsSet()): string {
  const variant = ACTIVE_VARIANT.get(file)?.(company, hasAnalytics);
  return variant === undefined ? text : JSON.stringify((JSON.parse(text) as Record<string, unknown>)[variant] ?? {});
}

const isAnalyticsSet = () => analyticsSettings.endpoint !== "";

/** The sentences of the active variant; those of other variants only are empty. */
function sentencesOf(groups: Readonly<Record<string, object>>, variant: string): object {
  const names = Object.values(groups).flatMap((group) => Object.keys(group ?? {}));
  return { ...Object.fromEntries(names.map((name) => [name, ""])), ...groups[variant] };
}

/** Inserts facts before anything else reads a text, but for its code. They have no line breaks: lines stay. */
export function insertFacts(file: string, text: string, facts: Facts): { text: string; issues: Issue[] } {
  const issues: Issue[] = [];
  const codes = file.endsWith(".json")
    ? []
    : [...text.matchAll(HEAD_OR_CODE)].filter(([found]) => !found.startsWith("---"));
  const isCode = (offset: number) => codes.some(({ 0: code, index }) => offset > index && offset < index + code.length);
  const inserted = text.replace(FACT_PLACEHOLDER, (named, name: string, offset: number) => {
    const value = facts[name.trim()];
    if (isCode(offset)) return named;
    if (value !== undefined) return value;
    const near = nearest(name.trim(), Object.keys(facts));
    const hint = near
      ? `Gemeint ist vielleicht {{${near}}}.`
      : `Es gibt: ${Object.keys(facts).sort().join(", ")}. Sollen die Klammern zu sehen sein, stehen sie in \`…\`.`;
    issues.push(issueInFile(file, text, { offset, message: `Den Fakt ${named} gibt es nicht. ${hint}` }));
    return "…";
  });
  return { text: inserted, issues };
}
