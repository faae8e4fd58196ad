import { FACTS_FILE } from "../../../../src/data-layer/read/facts";
import { asHint, type TextIssue } from "../../../../src/data-layer/text/issue";
import { isTypoOf } from "../../../../src/lib/nearest";
import { issuesInFiles, type Rule } from "../../rule";

/** What a text may have of the company: an address of its own, a telephone or register number, its name. */
const FACT =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|HR[AB] \d+|\+\d\d[\d ]{6,}\d|(?:(?<![\p{L}-])\p{Lu}[\p{L}-]+ ){1,9}(?:GmbH|AG|UG|SE|KG)(?!\p{L})/gu;
const FIRM = / (?:GmbH|AG|UG|SE|KG)$/;
/** „Uns gibt es seit 2023“, „2023 haben wir … angefangen“ */
const FOUNDING =
  /(?:[Uu]ns gibt es|gibt es uns|[Ww]ir sind|[Uu]nsere Gründung|wurden wir)(?:(?![.!?]\s)[^\d\n]){0,40}(?<year>(?:19|20)\d\d)(?!\d)|(?<year2>(?:19|20)\d\d) (?:haben|gründeten|begannen) wir(?:(?![.!?]\s)[^\d\n]){0,60}?(?:gegründet|angefangen|begonnen|Firma|Unternehmen)/gu;

/** Whether a text calls the company by another name: the first word of its own with other words behind it. */
const isOtherName = (found: string, legalName: string) =>
  FIRM.test(found) && found.split(" ")[0] === legalName.split(" ")[0];

/** Facts that a text repeats with a typo, instead of naming them. */
const misspeltFacts = (text: string, facts: readonly string[], legalName: string): TextIssue[] =>
  [...text.matchAll(FACT)].flatMap(({ 0: found, index }) => {
    const near = facts.includes(found)
      ? undefined
      : facts.find((fact) => isTypoOf(fact, found) || (fact === legalName && isOtherName(found, legalName)));
    const message = `„${found}“ weicht von „${near}“ in company.json ab. Bitte den Fakt nennen: {{…}}.`;
    return near ? [{ offset: index, message }] : [];
  });

/** Years in which a text has the company begin, other than that of its facts. */
const otherFoundings = (text: string, founded: string): TextIssue[] =>
  [...text.matchAll(FOUNDING)].flatMap(({ groups: { year, year2 } = {}, index }) => {
    const named = year ?? year2;
    const message = `Hier beginnt die Firma ${named}, in company.json ${founded}. Bitte {{founded}} schreiben.`;
    return named === founded ? [] : [asHint({ offset: index, message })];
  });

export const rule = {
  inContent: ({ files }) => {
    const company = files.find(({ file }) => file === `content/${FACTS_FILE}`)?.data ?? {};
    const { legalName, founded } = company;
    return issuesInFiles(files, (text) => [
      ...misspeltFacts(text, Object.values(company).map(String), String(legalName)),
      ...(founded ? otherFoundings(text, String(founded)) : []),
    ]);
  },
} satisfies Rule;
