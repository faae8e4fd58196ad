import { type FieldValue, listFieldValues } from "../../src/data-layer/model/field-values";
import { FACTS_FILE } from "../../src/data-layer/read/facts";
import { type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import { asHint, type Issue, issueInFile } from "../../src/data-layer/text/issue";
import { isTypoOf } from "../../src/lib/nearest";
import { disagreements } from "./check-agreement";
import { checkCounts } from "./check-counts";
import { overlappingRange } from "./sums/row-ranges";

/** Checks what must fit together within one entry, one list, and with the facts of the company. */
export function checkEntries(files: readonly ContentFile[]): Issue[] {
  const company = files.find(({ file }) => file === `content/${FACTS_FILE}`)?.data ?? {};
  const facts = Object.values(company).map(String);
  const all = files.map((file) => ({ file, values: listFieldValues(file.type.schema, file.data && file.parsed.data) }));
  const people = all.flatMap(({ values }) =>
    values.flatMap(({ value, agreesWith }) => (agreesWith === "picture" ? [String(value)] : [])),
  );
  return all
    .flatMap(({ file, values }) => {
      return [
        ...repeatedEntries(file, values),
        ...listsOutOfOrder(file, values),
        ...disagreements(file, values, people),
        ...misspeltFacts(file, facts, String(company.legalName)),
        ...(company.founded ? otherFoundings(file, String(company.founded)) : []),
      ];
    })
    .concat(checkCounts(all));
}

/** The same logo, menu entry, point or person twice. */
function repeatedEntries(file: ContentFile, values: readonly FieldValue[]): Issue[] {
  const seen = new Set<string>();
  return values.flatMap(({ path, value, textKind, slot, refersTo, mayRepeat }) => {
    const index = path.findLastIndex((part) => typeof part === "number");
    const field = path.slice(index + 1);
    // The picture of an entry stands a level deeper than its texts.
    const isOfEntry = field.length === 0 || (field.length === 1 && textKind) || (field.length <= 2 && slot);
    if (index < 0 || !isOfEntry || typeof value !== "string" || refersTo || mayRepeat) return [];
    const key = JSON.stringify([path.slice(0, index), field, value]);
    const isRepeated = seen.has(key);
    seen.add(key);
    const issue = issueAt(file, path, `„${value}“ steht in dieser Liste schon. Bitte ändern oder streichen.`);
    // Two words may lead to one page.
    return isRepeated ? [textKind === "href" ? asHint(issue) : issue] : [];
  });
}

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

/** What a text may have of the company: an address of its own, a telephone or register number, its name. */
const FACT =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|HR[AB] \d+|\+\d\d[\d ]{6,}\d|(?:(?<![\p{L}-])\p{Lu}[\p{L}-]+ ){1,9}(?:GmbH|AG|UG|SE|KG)(?!\p{L})/gu;
const FIRM = / (?:GmbH|AG|UG|SE|KG)$/;

/** „Uns gibt es seit 2023“, „2023 haben wir … angefangen“ */
const FOUNDING =
  /(?:[Uu]ns gibt es|gibt es uns|[Ww]ir sind|[Uu]nsere Gründung|wurden wir)(?:(?![.!?]\s)[^\d\n]){0,40}(?<year>(?:19|20)\d\d)(?!\d)|(?<year2>(?:19|20)\d\d) (?:haben|gründeten|begannen) wir(?:(?![.!?]\s)[^\d\n]){0,60}?(?:gegründet|angefangen|begonnen|Firma|Unternehmen)/gu;

/** Years in which a text has the company begin, other than that of its facts. */
const otherFoundings = ({ file, text }: ContentFile, founded: string): Issue[] =>
  [...text.matchAll(FOUNDING)].flatMap(({ groups: { year, year2 } = {}, index }) => {
    const named = year ?? year2;
    const message = `Hier beginnt die Firma ${named}, in company.json ${founded}. Bitte {{founded}} schreiben.`;
    return named === founded ? [] : [asHint(issueInFile(file, text, { offset: index, message }))];
  });

/** Whether a text calls the company by another name: the first word of its own with other words behind it. */
const isOtherName = (found: string, legalName: string) =>
  FIRM.test(found) && found.split(" ")[0] === legalName.split(" ")[0];

/** Facts that a text repeats with a typo, instead of naming them. */
const misspeltFacts = ({ file, text }: ContentFile, facts: readonly string[], legalName: string): Issue[] =>
  [...text.matchAll(FACT)].flatMap(({ 0: found, index }) => {
    const near = facts.includes(found)
      ? undefined
      : facts.find((fact) => isTypoOf(fact, found) || (fact === legalName && isOtherName(found, legalName)));
    const message = `„${found}“ weicht von „${near}“ in company.json ab. Bitte den Fakt nennen: {{…}}.`;
    return near ? [issueInFile(file, text, { offset: index, message })] : [];
  });
