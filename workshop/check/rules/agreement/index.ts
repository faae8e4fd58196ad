import type { Counterpart } from "../../../../src/data-layer/model/annotations";
import { type FieldValue, listFieldValues } from "../../../../src/data-layer/model/field-values";
import { type ContentFile, issueAt } from "../../../../src/data-layer/read/read-content";
import { descriptionIssue } from "../../../../src/data-layer/text/chart-description";
import { asHint, type Issue } from "../../../../src/data-layer/text/issue";
import { slugFrom } from "../../../../src/data-layer/text/slug";
import { numbersIn } from "../../../../src/lib/german-numbers";
import { weekIssue } from "../../days";
import type { Rule } from "../../rule";
import { FACTOR, factorOf } from "../sums/factor-words";

/** Finds values that do not fit what they must fit, by the annotation of their field. */
function disagreements(file: ContentFile): Issue[] {
  const values = listFieldValues(file.type.schema, file.parsed.data);
  const sources = values.flatMap(({ value, slot }) => (slot ? [String(value)] : []));
  return values.flatMap(({ path, value, group, agreesWith }) => {
    const message = agreesWith && typeof value === "string" ? RULES[agreesWith](value, group, sources) : undefined;
    if (!agreesWith || !message) return [];
    const issue = issueAt(file, path, message);
    return [HINTS.has(agreesWith) ? asHint(issue) : issue];
  });
}

/** What is wrong with a value, by what it must fit. @param sources the pictures of the file */
const RULES: Readonly<
  Record<Counterpart, (value: string, group: FieldValue["group"], sources: readonly string[]) => string | undefined>
> = {
  file: (alt, { src }, sources) => {
    const isNameOf = (file: unknown) => slugFrom(alt) === /(?<![^/])([^/]*)\.\w+$/.exec(String(file))?.[1];
    const other = sources.find(isNameOf);
    return other === undefined || isNameOf(src) ? undefined : `„${alt}“ ist der Name zu ${other}, hier steht ${src}.`;
  },
  picture: (name, { picture }) => {
    const { alt = "" } = (picture ?? {}) as { alt?: string };
    const shown = /(?:Porträt|Foto) von (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u.exec(alt)?.[1];
    return !shown || shown.split(" ").every((word) => name.includes(word))
      ? undefined
      : `Der Alternativtext des Bildes nennt „${shown}“, hier steht „${name}“. Bitte angleichen.`;
  },
  title: (words, { title, location }) => {
    const [, place = ""] = /\sin (\p{Lu}\p{Ll}+)$/u.exec(words) ?? [];
    if (place !== "" && !`${location} ${title}`.includes(place) && !/zeit$/.test(place))
      return `Hier steht „in ${place}“, der Ort der Stelle ist „${location}“. Bitte angleichen.`;
    const isMeant = words.split(" ")[0] === String(title).split(" ")[0];
    return isMeant && !isSameJob(words, title) ? otherJob(words, title) : undefined;
  },
  application: (subject, { title }) => {
    const [, named] = /^Bewerbung(?::| als| für| auf)\s+(\S.*)$/.exec(subject) ?? [];
    return named !== undefined && !isSameJob(named, title) ? otherJob(subject, title) : undefined;
  },
  rows: (description, { unit, rows }) => {
    const values = (Array.isArray(rows) ? rows : []).map((row: { value?: unknown }) => Number(row.value));
    return descriptionIssue(description, String(unit ?? ""), values, false);
  },
  bars: (label, { bars }) => {
    const missing = (Array.isArray(bars) ? bars : []).find(({ value }) => !numbersIn(label).includes(Number(value)));
    return missing && `Der Satz nennt den Balken mit ${missing.value} nicht. Bitte angleichen.`;
  },
  openDays: (closed, { openDays }) => weekIssue(String(openDays), closed),
  basis: (value, { basis, label }) =>
    factorIssue(value, String(label)) ??
    (typeof basis === "string" ? basisIssue(value, basis, /^\+|mehr|weniger/.test(`${value} ${label}`)) : undefined),
};

/** Whether two names of a job are the same or one is the beginning of the other. */
function isSameJob(one: string, other: unknown): boolean {
  const [a, b] = [one, String(other)].map((name) =>
    name
      .replace(/(?<!\s)\s*\([^()]*\)/g, "")
      .toLowerCase()
      .trim(),
  ) as [string, string];
  return a.startsWith(b) || b.startsWith(a);
}

const otherJob = (words: string, title: unknown) =>
  `Hier steht „${words}“, die Stelle heißt „${title}“. Bitte angleichen.`;

/** What may well be meant. */
const HINTS: ReadonlySet<Counterpart> = new Set(["title"]);

/** Says that two numbers are compared. */
const COMPARED = /(?<!\p{L})(?:vor|davor|vorher|danach|nachher|statt|später|ohne|von)(?!\p{L})/u;

const FACTOR_WORD = new RegExp(FACTOR, "u");

/** Why a rise in percent is another multiple than its label says: „+250 %“ is „das Dreieinhalbfache“. */
function factorIssue(value: string, label: string): string | undefined {
  const [word] = FACTOR_WORD.exec(label) ?? [];
  const [, rise] = /^\+([\d.,]+)\s%$/.exec(value) ?? [];
  return word && rise && (numbersIn(rise)[0] ?? 0) / 100 + 1 !== factorOf(word)
    ? `„${value}“ ist nicht „${word}“. Bitte angleichen.`
    : undefined;
}

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

export const rule = {
  inContent: ({ files }) => files.filter(({ data }) => data).flatMap(disagreements),
} satisfies Rule;
