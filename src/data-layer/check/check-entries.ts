import { distance } from "fastest-levenshtein";
import { parseGermanNumber } from "../../lib/german-numbers";
import { type FieldValue, listFieldValues } from "../model/field-values";
import { FACTS_FILE } from "../read/facts";
import { type ContentFile, issueAt } from "../read/read-content";
import type { Issue } from "../text/issue";
import { lineAt } from "../text/line-at";
import { slugFrom } from "../text/slug";

/** How many letters a slip may change in a name; two people may well have similar ones. */
const MOST_SLIPS = 2;

/** Checks what must fit together within one entry, one list, and with the facts of the company. */
export function checkEntries(files: readonly ContentFile[]): Issue[] {
  const facts = Object.values(files.find(({ file }) => file === `content/${FACTS_FILE}`)?.data ?? {}).map(String);
  const all = files.map((file) => ({ file, values: listFieldValues(file.type.schema, file.data && file.parsed.data) }));
  const people = all.flatMap(({ values }) =>
    values.flatMap(({ path, value, group }) => (path.at(-1) === "name" && group.picture ? [String(value)] : [])),
  );
  return all
    .flatMap(({ file, values }) => {
      const sources = values.flatMap(({ path, value }) => (path.at(-1) === "src" ? [String(value)] : []));
      const broken = values.flatMap(({ path, value, group }) => {
        const issueOf = typeof value === "string" ? RULES[String(path.at(-1))] : undefined;
        const message = issueOf?.(String(value), group, { people, sources });
        return message ? [issueAt(file, path, message)] : [];
      });
      return [...repeatedEntries(file, values), ...broken, ...misspeltFacts(file, facts)];
    })
    .concat(otherNumbers(all));
}

/** Fields by which visitors tell the entries of a list apart. */
const TELLING: ReadonlySet<unknown> = new Set(["name", "label", "title", "company", "text", "src", "field"]);

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
    if (seen.has(key))
      return [issueAt(file, path, `„${value}“ steht in dieser Liste schon. Bitte ändern oder streichen.`)];
    seen.add(key);
    return [];
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

/** The people of the team's page, and the pictures of this file. */
type Known = { people: readonly string[]; sources: readonly string[] };

/** What is wrong with the value of a field of this name, beside the others of its group. */
const RULES: Readonly<Record<string, (value: string, group: FieldValue["group"], known: Known) => string | undefined>> =
  {
    alt: (alt, { src }, { sources }) => {
      const isNameOf = (file: unknown) => slugFrom(alt) === /([^/]*)\.\w+$/.exec(String(file))?.[1];
      const other = sources.find(isNameOf);
      return other === undefined || isNameOf(src) ? undefined : `„${alt}“ ist der Name zu ${other}, hier steht ${src}.`;
    },
    name: (name, { picture }) => {
      const { alt = "" } = (picture ?? {}) as { alt?: string };
      const shown = /(?:Porträt|Foto) von (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u.exec(alt)?.[1];
      return !shown || shown.split(" ").every((word) => name.includes(word))
        ? undefined
        : `Der Alternativtext des Bildes nennt „${shown}“, hier steht „${name}“. Bitte angleichen.`;
    },
    signedBy: (signed, _group, { people }) => {
      const [person = ""] = signed.split(",");
      const meant = people.find((name) => name !== person && distance(name, person) <= MOST_SLIPS);
      return meant && !people.includes(person)
        ? `Gemeint ist vielleicht „${meant}“ wie in pages/about.json.`
        : undefined;
    },
    subject: (subject, { title }) => {
      const named = /^Bewerbung(?::| als| für| auf)\s+(.+)$/.exec(subject)?.[1];
      if (named === undefined || typeof title !== "string") return undefined;
      const plain = (text: string) =>
        text
          .replace(/\s*\([^)]*\)/g, "")
          .toLowerCase()
          .trim();
      const [one, other] = [plain(named), plain(title)];
      return one.startsWith(other) || other.startsWith(one)
        ? undefined
        : `Der Betreff nennt „${named}“, die Stelle heißt „${title}“. Bitte angleichen.`;
    },
    value: (value, { basis, label }) =>
      typeof basis === "string" ? basisIssue(value, basis, /^\+|mehr|weniger/.test(`${value} ${label}`)) : undefined,
  };

/** Says that two numbers are compared. */
const COMPARED = /(?<!\p{L})(?:vor|davor|vorher|danach|nachher|statt|später|ohne|von)(?!\p{L})/u;

/** Why a figure does not follow from what stands below it: „50+“ from 31, „80 %“ less from 15 and 9. */
function basisIssue(value: string, basis: string, isChange: boolean): string | undefined {
  const [number] = numbersIn(value);
  const numbers = numbersIn(basis);
  const [first, second] = numbers;
  if (number === undefined || first === undefined) return undefined;
  const unit = /[%×+]$/.exec(value)?.[0];
  if (unit === "+" || /^(?:über|mehr als)\s/.test(value))
    return first < number ? `Hier steht „${value}“, darunter aber „${basis}“. Bitte angleichen.` : undefined;
  if (!unit || second === undefined || !COMPARED.test(basis)) return undefined;
  const scale = unit === "%" ? 100 : 1;
  const halfStep = 0.5 / 10 ** (/,(\d+)/.exec(value)?.[1]?.length ?? 0);
  const ratios = numbers.flatMap((a) =>
    numbers.flatMap((b) => (a > 0 && a !== b ? [Math.abs(b / a - 1), ...(isChange ? [] : [b / a])] : [])),
  );
  return ratios.some((ratio) => Math.abs(ratio * scale - number) <= halfStep + Number.EPSILON * scale)
    ? undefined
    : `„${value}“ folgt nicht aus „${basis}“. Bitte nachrechnen.`;
}

const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:\.\d{3})*(?:,\d+)?/g)].flatMap(([number]) => parseGermanNumber(number) ?? []);

/** What a text may have of the company: an address of its own, a telephone or register number. */
const FACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|HR[AB] \d+|\+\d\d[\d ]{6,}\d/g;

/** Facts that a text repeats with a slip, instead of naming them. */
const misspeltFacts = ({ file, text }: ContentFile, facts: readonly string[]): Issue[] =>
  [...text.matchAll(FACT)].flatMap(({ 0: found, index }) => {
    const near = facts.includes(found) ? undefined : facts.find((fact) => distance(fact, found) <= MOST_SLIPS);
    const message = `„${found}“ weicht von „${near}“ in company.json ab. Bitte den Fakt nennen: {{…}}.`;
    return near ? [{ file, line: lineAt(text, index), message }] : [];
  });
