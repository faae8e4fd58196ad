import { distance } from "fastest-levenshtein";
import { overlappingRange } from "../../../packages/check-sums/src/row-ranges";
import { type FieldValue, listFieldValues } from "../model/field-values";
import { FACTS_FILE } from "../read/facts";
import { type ContentFile, issueAt } from "../read/read-content";
import { COUNT_WORDS, countOf } from "../text/count-words";
import type { Issue } from "../text/issue";
import { lineAt } from "../text/line-at";
import { pluralize } from "../text/pluralize";
import { unfitValues } from "./companions";

/** How many letters a slip may change in a name; two people may well have similar ones. */
const MOST_SLIPS = 2;

/** Checks what must fit together within one entry, one list, and with the facts of the company. */
export function checkEntries(files: readonly ContentFile[]): Issue[] {
  const company = files.find(({ file }) => file === `content/${FACTS_FILE}`)?.data ?? {};
  const facts = Object.values(company).map(String);
  const all = files.map((file) => ({ file, values: listFieldValues(file.type.schema, file.data && file.parsed.data) }));
  const people = all.flatMap(({ values }) =>
    values.flatMap(({ value, mustFit }) => (mustFit === "picture" ? [String(value)] : [])),
  );
  return all
    .flatMap(({ file, values }) => {
      return [
        ...repeatedEntries(file, values),
        ...miscountedLists(file, values),
        ...listsOutOfOrder(file, values),
        ...headTimes(file, values),
        ...unfitValues(file, values, people),
        ...misspeltFacts(file, facts, String(company.legalName)),
        ...(company.founded ? otherFoundings(file, String(company.founded)) : []),
      ];
    })
    .concat(otherNumbers(all), otherCounts(all));
}

/** Fields by which visitors tell the entries of a list apart. */
const TELLING: ReadonlySet<unknown> = new Set(["name", "label", "title", "company", "text", "src", "field", "to"]);

/** The same logo, menu entry, point or person twice. */
function repeatedEntries(file: ContentFile, values: readonly FieldValue[]): Issue[] {
  const seen = new Set<string>();
  return values.flatMap(({ path, value, refersTo }) => {
    const name = path.at(-1);
    // The picture of an entry stands a level deeper than its name.
    const depth = name === "src" && typeof path.at(-2) === "string" ? -3 : -2;
    const index = path.at(depth);
    const isText = typeof name === "number";
    if (!(isText || (typeof index === "number" && TELLING.has(name))) || typeof value !== "string" || refersTo)
      return [];
    const key = JSON.stringify([path.slice(0, isText ? -1 : depth), !isText && name, value]);
    if (seen.has(key)) {
      const issue = issueAt(file, path, `„${value}“ steht in dieser Liste schon. Bitte ändern oder streichen.`);
      // Two words may lead to one page.
      return [{ ...issue, ...(name === "to" && { isHint: true as const }) }];
    }
    seen.add(key);
    return [];
  });
}

/** „Fünf Aufgaben, die …“ above a list, with anything but a time. */
const COUNTED = new RegExp(
  `^(?:[^,]*, |die |in |unsere )?(?<count>${COUNT_WORDS.slice(2).join("|")})\\s(?!(?:Minute|Stunde|Tag|Woche|Monat|Quartal|Jahr|Prozent)(?:e?[ns]|e)?(?!\\p{L}))(?=\\p{L})`,
  "iu",
);

/** Headings that miscount the entries below them. */
const miscountedLists = (file: ContentFile, values: readonly FieldValue[]): Issue[] =>
  values.flatMap(({ path, value, group, textKind }) => {
    const lists = Object.values(group).filter(
      (list) => Array.isArray(list) && typeof list[0] === "object",
    ) as object[][];
    const count =
      textKind === "copy" &&
      !path.some((part) => typeof part === "number") &&
      COUNTED.exec(String(value))?.groups?.count;
    const message = `„${value}“: Die Liste dazu hat ${pluralize(lists[0]?.length ?? 0, "Eintrag", "Einträge")}. Bitte angleichen.`;
    return count && !file.type.family && lists.length > 0 && !lists.some(({ length }) => length === countOf(count))
      ? [issueAt(file, path, message)]
      : [];
  });

/** Times of a list that go back, and ranges that overlap. */
function listsOutOfOrder(file: ContentFile, values: readonly FieldValue[]): Issue[] {
  const lists = new Map<string, FieldValue[]>();
  for (const entry of values) {
    const name = JSON.stringify(entry.path.filter((part) => typeof part === "string"));
    lists.set(name, [...(lists.get(name) ?? []), entry]);
  }
  return [...lists.values()].flatMap((entries) => {
    const texts = entries.map(({ value }) => String(value));
    const times = texts.map((text) => (/^\d{1,2}:\d\d$/.test(text) ? text.padStart(5, "0") : ""));
    const late = times.findIndex((time, index) => time !== "" && time < (times[index - 1] ?? ""));
    const odd =
      late < 0
        ? overlappingRange(texts)
        : { row: late, message: `${texts[late]} Uhr steht hinter ${texts[late - 1]} Uhr. Bitte ordnen.` };
    const entry = entries[odd?.row ?? -1];
    return odd && entry ? [issueAt(file, entry.path, odd.message)] : [];
  });
}

/** Fields that say in short what a page says. */
const HEAD: ReadonlySet<unknown> = new Set(["title", "seoTitle", "description", "intro", "seo"]);
/** „zwei Arbeitstage“ */
const TIME = new RegExp(
  `(?<![\\p{L}\\d.,–-])(\\d+|${COUNT_WORDS.slice(2).join("|")})\\s((?:Arbeits)?(?:Minute|Stunde|Tag|Woche|Monat|Quartal|Jahr))(?:e?[ns]|e)?(?!\\p{L})`,
  "giu",
);

/** Hints at times in the head of a file that the rest of it does not name, while it names others of that unit. */
function headTimes(file: ContentFile, values: readonly FieldValue[]): Issue[] {
  const timesIn = (text: string) =>
    [...text.matchAll(TIME)].map(([found, count = "", unit]) => ({ found, count: countOf(count), unit }));
  return values.flatMap((field) => {
    const { path, value, textKind } = field;
    if (textKind !== "copy" || !HEAD.has(path[0]) || typeof value !== "string") return [];
    const rest = values.flatMap((other) => (other === field || typeof other.value !== "string" ? [] : [other.value]));
    const others = timesIn([...rest, file.parsed.body].join("\n"));
    return timesIn(value).flatMap(({ found, count, unit }) => {
      const same = others.filter((other) => other.unit === unit);
      const named = [...new Set(same.map((other) => other.found))].slice(0, 3).join(", ");
      return same.length > 0 && !same.some((other) => other.count === count)
        ? [{ ...issueAt(file, path, `„${found}“: Der Text nennt ${named}. Bitte angleichen.`), isHint: true as const }]
        : [];
    });
  });
}

/** How often the same words must stand with the same number before another one stands out. */
const USUAL = 4;

/** „Erstgespräch, 45 Minuten“, where all others say 30. */
function otherNumbers(all: readonly { file: ContentFile; values: readonly FieldValue[] }[]): Issue[] {
  const labels = all.flatMap(({ file, values }) =>
    values.flatMap(({ path, value, textKind }) =>
      textKind === "copy" && typeof value === "string" && /^\p{L}[^\d]{0,30}\d+[^\d]{0,30}$/u.test(value)
        ? [{ file, path, value }]
        : [],
    ),
  );
  return labels.flatMap(({ file, path, value }) => {
    const alike = labels.filter((other) => other.value.replace(/\d+/, "") === value.replace(/\d+/, ""));
    const [usual] = alike.filter((other) => other.value !== value);
    const count = (text?: string) => alike.filter((other) => other.value === text).length;
    const message = `Sonst heißt es „${usual?.value}“. Ist das hier gewollt?`;
    return count(value) === 1 && count(usual?.value) >= USUAL
      ? [{ ...issueAt(file, path, message), isHint: true as const }]
      : [];
  });
}

/** „Ansprache über drei Kanäle“: what is counted, with the words before it. */
const PHRASE = new RegExp(
  `(\\p{L}+ \\p{L}+) (${COUNT_WORDS.slice(2).join("|")}) (?!(?:Minute|Stunde|Tag|Woche|Monat|Quartal|Jahr)(?:e?[ns]|e)?(?!\\p{L}))(\\p{Lu}\\p{L}+)`,
  "gu",
);

/** The same phrase with another count in another field. */
function otherCounts(all: readonly { file: ContentFile; values: readonly FieldValue[] }[]): Issue[] {
  const phrases = all.flatMap(({ file, values }) =>
    values.flatMap(({ path, value, textKind }) =>
      textKind === "copy" && typeof value === "string"
        ? [...value.replaceAll("\u00ad", "").matchAll(PHRASE)].map(([found, before, count, noun]) => ({
            file,
            path,
            found,
            count,
            key: `${before} ${noun}`,
          }))
        : [],
    ),
  );
  return phrases.flatMap(({ file, path, found, count, key }) => {
    const other = phrases.find((phrase) => phrase.key === key && phrase.count !== count);
    const message = `„${found}“, aber „${other?.found}“ in ${other?.file.file}. Ist beides richtig?`;
    return other ? [{ ...issueAt(file, path, message), isHint: true as const }] : [];
  });
}

/** What a text may have of the company: an address of its own, a telephone or register number, its name. */
const FACT =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|HR[AB] \d+|\+\d\d[\d ]{6,}\d|(?:\p{Lu}[\p{L}-]+ )+(?:GmbH|AG|UG|SE|KG)(?!\p{L})/gu;
const FIRM = / (?:GmbH|AG|UG|SE|KG)$/;

/** „Uns gibt es seit 2023“, „2023 haben wir … angefangen“ */
const FOUNDING =
  /(?:[Uu]ns gibt es|gibt es uns|[Ww]ir sind|[Uu]nsere Gründung|wurden wir)(?:(?![.!?]\s)[^\d\n]){0,40}(?<year>(?:19|20)\d\d)(?!\d)|(?<year2>(?:19|20)\d\d) (?:haben|gründeten|begannen) wir(?:(?![.!?]\s)[^\d\n]){0,60}?(?:gegründet|angefangen|begonnen|Firma|Unternehmen)/gu;

/** Years in which a text has the company begin, other than that of its facts. */
const otherFoundings = ({ file, text }: ContentFile, founded: string): Issue[] =>
  [...text.matchAll(FOUNDING)].flatMap(({ groups: { year, year2 } = {}, index }) => {
    const named = year ?? year2;
    const message = `Hier beginnt die Firma ${named}, in company.json ${founded}. Bitte {{founded}} schreiben.`;
    return named === founded ? [] : [{ file, line: lineAt(text, index), message, isHint: true as const }];
  });

/** Whether a text calls the company by another name: the first word of its own with other words behind it. */
const isOtherName = (found: string, legalName: string) =>
  FIRM.test(found) && found.split(" ")[0] === legalName.split(" ")[0];

/** Facts that a text repeats with a slip, instead of naming them. */
const misspeltFacts = ({ file, text }: ContentFile, facts: readonly string[], legalName: string): Issue[] =>
  [...text.matchAll(FACT)].flatMap(({ 0: found, index }) => {
    const near = facts.includes(found)
      ? undefined
      : facts.find(
          (fact) => distance(fact, found) <= MOST_SLIPS || (fact === legalName && isOtherName(found, legalName)),
        );
    const message = `„${found}“ weicht von „${near}“ in company.json ab. Bitte den Fakt nennen: {{…}}.`;
    return near ? [{ file, line: lineAt(text, index), message }] : [];
  });
