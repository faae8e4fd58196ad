import { type FieldValue, listFieldValues } from "../../../../src/data-layer/model/field-values";
import { today } from "../../../../src/data-layer/model/release";
import { type ContentFile, issueAt } from "../../../../src/data-layer/read/read-content";
import { asHint, type Issue, type TextIssue } from "../../../../src/data-layer/text/issue";
import { DAY, daysIn, MONTHS, WEEKDAYS } from "../../days";
import { finder, issuesInFiles, ofCopy, type Rule } from "../../rule";

const LEAP_YEAR = 2024;

type Groups = Readonly<Record<string, string | undefined>>;

function dayIssue(found: string, { weekday, day, name, month, year }: Groups): string | undefined {
  const index = name ? MONTHS.indexOf(name) : Number(month) - 1;
  // „Vertrag vom 00.00.0000“ is a placeholder; „2.1.“ without a year may be a chapter.
  if (Number(day) === 0 || (!name && !year)) return undefined;
  const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), index, Number(day)));
  if (date.getUTCMonth() !== index || date.getUTCDate() !== Number(day))
    return `Den Tag „${found.trim()}“ gibt es im Kalender nicht. Bitte das Datum prüfen.`;
  const right = WEEKDAYS[date.getUTCDay()];
  const isRight = !weekday || !year || weekday === right || (weekday === "Sonnabend" && right === "Samstag");
  return isRight ? undefined : `„${found.trim()}“ ist ein ${right}. Bitte Wochentag oder Datum ändern.`;
}

/** Days that no calendar has, and weekdays that do not fit their date. */
const findWrongDays = finder(DAY, (found, { groups = {} }) => dayIssue(found.replace(/\s+/g, " "), groups));

/** A start that is past, and a day on which what names it is not shown. */
function oddDays(file: ContentFile, { path, value, group, textKind }: FieldValue): Issue[] {
  const isStart = path.length === 1 && path[0] === "start";
  const { published = "", expires } = (path.length > 1 ? group : {}) as Partial<Record<string, string>>;
  if (textKind !== "copy" || !(isStart || expires)) return [];
  const days = daysIn(String(value), published);
  const past = isStart ? days.filter(({ day }) => day < today()) : [];
  const outside = expires ? days.filter(({ day }) => day < published || day > expires) : [];
  return [
    ...past.map(({ found }) => issueAt(file, path, `„${found}“ ist schon vorbei. Bitte den Beginn ändern.`)),
    ...outside.map(({ found }) =>
      issueAt(file, path, `„${found}“ liegt nicht zwischen ${published} und ${expires}, wenn das hier zu sehen ist.`),
    ),
    // What was right yesterday must not stop what is published today, and what is announced may lie far ahead.
  ].map(asHint);
}

/** Finds a day until which something is open that ends before. */
const findLateDays =
  ({ expires }: Partial<Record<string, unknown>>) =>
  (text: string): TextIssue[] =>
    daysIn(text).flatMap(({ found, offset, day }) => {
      const message = `„${found}“ ist nach dem letzten Tag, ${expires}. Bitte angleichen.`;
      return day > String(expires ?? day) && /(?<!\p{L})bis (?:zum )?$/u.test(text.slice(0, offset))
        ? [{ offset, message }]
        : [];
    });

export const rule = {
  ...ofCopy(findWrongDays),
  inContent: ({ files }) =>
    files.flatMap((file) => [
      ...listFieldValues(file.type.schema, file.data).flatMap((field) => oddDays(file, field)),
      ...issuesInFiles([file], findLateDays(file.data ?? {})),
    ]),
} satisfies Rule;
