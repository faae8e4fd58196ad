import { FACTS_FILE } from "../../../../src/data-layer/read/facts";
import { isTypoOf } from "../../../../src/lib/nearest";
import { finder, hinting, issuesInFiles, type Rule } from "../../rule";

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

/** Makes the finder of facts that a text repeats with a typo, instead of naming them. */
const misspeltFinder = (facts: readonly string[], legalName: string) =>
  finder(FACT, (found) => {
    const isNear = (fact: string) => isTypoOf(fact, found) || (fact === legalName && isOtherName(found, legalName));
    const near = facts.includes(found) ? undefined : facts.find(isNear);
    return near && `„${found}“ weicht von „${near}“ in company.json ab. Bitte den Fakt nennen: {{…}}.`;
  });

/** Makes the finder of years in which a text has the company begin, other than that of its facts. */
const foundingFinder = (founded: unknown) =>
  finder(FOUNDING, (_found, { groups: { year, year2 } = {} }) => {
    const named = year ?? year2;
    const isOther = founded !== undefined && named !== founded;
    return isOther && `Hier beginnt die Firma ${named}, in company.json ${founded}. Bitte {{founded}} schreiben.`;
  });

export const rule = {
  inContent: ({ files }) => {
    const company = files.find(({ file }) => file === `content/${FACTS_FILE}`)?.data ?? {};
    const { legalName, founded } = company;
    const findMisspelt = misspeltFinder(Object.values(company).map(String), String(legalName));
    return [findMisspelt, hinting(foundingFinder(founded))].flatMap((find) => issuesInFiles(files, find));
  },
} satisfies Rule;
