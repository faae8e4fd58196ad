import type { FieldValue } from "../../src/data-layer/model/field-values";
import { type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import { countOf, SEVERAL, TIME_ENDING, TIME_UNIT } from "../../src/data-layer/text/count-words";
import { asHint, type Issue } from "../../src/data-layer/text/issue";
import { pluralize } from "../../src/data-layer/text/pluralize";

/** The fields of files. */
type FieldsOf = readonly { file: ContentFile; values: readonly FieldValue[] }[];

/** Finds headings that miscount their list, and hints at counts and times that the texts elsewhere contradict. */
export const checkCounts = (all: FieldsOf): Issue[] => [
  ...all.flatMap(({ file, values }) => [...miscountedLists(file, values), ...headTimes(file, values)]),
  ...otherNumbers(all),
  ...otherCounts(all),
];

/** „Fünf Aufgaben, die …“ above a list, with anything but a time. */
const COUNT_IN_HEADING = new RegExp(
  `^(?:[^,]*, |die |in |unsere )?(?<count>${SEVERAL})\\s(?!Prozent|${TIME_UNIT}${TIME_ENDING})(?=\\p{L})`,
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
      COUNT_IN_HEADING.exec(String(value))?.groups?.count;
    const message = `„${value}“: Die Liste dazu hat ${pluralize(lists[0]?.length ?? 0, "Eintrag", "Einträge")}. Bitte angleichen.`;
    return count && !file.type.collection && lists.length > 0 && !lists.some(({ length }) => length === countOf(count))
      ? [issueAt(file, path, message)]
      : [];
  });

/** „zwei Arbeitstage“ */
const TIME = new RegExp(`(?<![\\p{L}\\d.,–-])(\\d+|${SEVERAL})\\s((?:Arbeits)?${TIME_UNIT})${TIME_ENDING}`, "giu");

/** Hints at times in the head of a file that the rest of it does not name, while it names others of that unit. */
function headTimes(file: ContentFile, values: readonly FieldValue[]): Issue[] {
  const timesIn = (text: string) =>
    [...text.matchAll(TIME)].map(([found, count = "", unit]) => ({ found, count: countOf(count), unit }));
  return values.flatMap((field) => {
    const { path, value, isSummary } = field;
    if (!isSummary || typeof value !== "string") return [];
    const rest = values.flatMap((other) => (other === field || typeof other.value !== "string" ? [] : [other.value]));
    const others = timesIn([...rest, file.parsed.body].join("\n"));
    return timesIn(value).flatMap(({ found, count, unit }) => {
      const same = others.filter((other) => other.unit === unit);
      const named = [...new Set(same.map((other) => other.found))].slice(0, 3).join(", ");
      return same.length > 0 && !same.some((other) => other.count === count)
        ? [asHint(issueAt(file, path, `„${found}“: Der Text nennt ${named}. Bitte angleichen.`))]
        : [];
    });
  });
}

/** What visitors read of all fields. */
const copyIn = (all: FieldsOf) =>
  all.flatMap(({ file, values }) =>
    values.flatMap(({ path, value, textKind }) =>
      textKind === "copy" && typeof value === "string" ? [{ file, path, value }] : [],
    ),
  );

/** How often the same words must stand with the same number before another one stands out. */
const USUAL = 4;

/** „Erstgespräch, 45 Minuten“, where all others say 30. */
function otherNumbers(all: FieldsOf): Issue[] {
  const labels = copyIn(all).filter(({ value }) => /^\p{L}[^\d]{0,30}\d+[^\d]{0,30}$/u.test(value));
  return labels.flatMap(({ file, path, value }) => {
    const alike = labels.filter((other) => other.value.replace(/\d+/, "") === value.replace(/\d+/, ""));
    const [usual] = alike.filter((other) => other.value !== value);
    const count = (text?: string) => alike.filter((other) => other.value === text).length;
    const message = `Sonst heißt es „${usual?.value}“. Ist das hier gewollt?`;
    return count(value) === 1 && count(usual?.value) >= USUAL ? [asHint(issueAt(file, path, message))] : [];
  });
}

/** „Ansprache über drei Kanäle“: what is counted, with the words before it. */
const PHRASE = new RegExp(
  `(?<!\\p{L})(\\p{L}+ \\p{L}+) (${SEVERAL}) (?!${TIME_UNIT}${TIME_ENDING})(\\p{Lu}\\p{L}+)`,
  "gu",
);

/** The same phrase with another count in another field. */
function otherCounts(all: FieldsOf): Issue[] {
  const phrases = copyIn(all).flatMap(({ value, ...place }) =>
    [...value.matchAll(PHRASE)].map(([found, before, count, noun]) => ({
      ...place,
      found,
      count,
      key: `${before} ${noun}`,
    })),
  );
  return phrases.flatMap(({ file, path, found, count, key }) => {
    const other = phrases.find((phrase) => phrase.key === key && phrase.count !== count);
    const message = `„${found}“, aber „${other?.found}“ in ${other?.file.file}. Ist beides richtig?`;
    return other ? [asHint(issueAt(file, path, message))] : [];
  });
}
