import type { TextIssue } from "../../../../src/data-layer/text/issue";
import { MONTHS, WEEKDAYS } from "../../days";
import { ofCopy } from "../../rule";

const DAY = new RegExp(
  `(?<![\\d.,§]|§\\s|Version\\s)(?:(?<weekday>${WEEKDAYS.join("|")}|Sonnabend)s?,?\\s+(?:(?:de[nmr]|am)\\s+)?)?(?<![\\d.])(?<day>\\d{1,2})\\.(?:\\s?(?<name>${MONTHS.join("|")})(?!\\p{L})|\\s?(?<month>\\d{1,2})\\.)(?:\\s?(?<year>(?:19|20)\\d\\d)(?!\\d))?`,
  "gu",
);
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
const findWrongDays = (text: string): TextIssue[] =>
  [...text.matchAll(DAY)].flatMap(({ 0: found, index, groups = {} }) => {
    const message = dayIssue(found.replace(/\s+/g, " "), groups);
    return message ? [{ offset: index, message }] : [];
  });

export const rule = ofCopy(findWrongDays);
