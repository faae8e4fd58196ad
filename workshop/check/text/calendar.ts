import type { TextIssue } from "../../../src/data-layer/text/issue";

/** The names of the months, January first. */
export const MONTHS = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember".split("|");
const WEEKDAYS = "Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag".split("|");
/** The days of a week that a text names, also „Montag bis Freitag“; 0 is Sunday. */
function weekdaysIn(text: string): number[] {
  const named = [
    ...text.matchAll(
      new RegExp(`(?<from>${WEEKDAYS.join("|")})(?:\\s?(?:bis|–|-)\\s?(?<to>${WEEKDAYS.join("|")}))?`, "g"),
    ),
  ];
  return named.flatMap(({ groups = {} }) => {
    const { from = "", to } = groups as Groups;
    const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to ?? from)];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_day, index) => (first + index) % 7);
  });
}

/** Why open and closed days are no whole week; `undefined` if they are, or if one of them names no days. */
export function weekIssue(open: string, closed: string): string | undefined {
  const days = [weekdaysIn(open), weekdaysIn(closed)];
  if (days.some((named) => named.length === 0)) return undefined;
  const wrong = WEEKDAYS.find((_name, day) => days.flat().filter((named) => named === day).length !== 1);
  return wrong && `„${open}“ und „${closed}“ sind keine ganze Woche: Der ${wrong} fehlt oder steht zweimal.`;
}

const DAY = new RegExp(
  `(?<![\\d.,§]|§\\s|Version\\s)(?:(?<weekday>${WEEKDAYS.join("|")}|Sonnabend)s?,?\\s+(?:(?:de[nmr]|am)\\s+)?)?(?<![\\d.])(?<day>\\d{1,2})\\.(?:\\s?(?<name>${MONTHS.join("|")})(?!\\p{L})|\\s?(?<month>\\d{1,2})\\.)(?:\\s?(?<year>(?:19|20)\\d\\d)(?!\\d))?`,
  "gu",
);
const TIME =
  /(?<![\d.,:])(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?(?:\s?[–-]\s?(?<hour2>\d{1,2})(?:[:.](?<minute2>\d\d))?)?\s?Uhr(?!\p{L})/gu;
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

function timeIssue(found: string, { hour, minute = "0", hour2 = "0", minute2 = "0" }: Groups): string | undefined {
  const isTime = (hours: string | undefined, minutes: string) =>
    Number(minutes) < 60 && Number(hours) * 60 + Number(minutes) <= 24 * 60;
  return isTime(hour, minute) && isTime(hour2, minute2)
    ? undefined
    : `Die Uhrzeit „${found}“ gibt es nicht. Bitte prüfen.`;
}

/** „seit dem 20. Juli 2025“ */
const SINCE = new RegExp(
  `[Ss]eit\\s(?:dem\\s)?(?<day>\\d{1,2})\\.\\s?(?<name>${MONTHS.join("|")})\\s(?<year>\\d{4})`,
  "gu",
);

function sinceIssue(found: string, { day = "", name = "", year = "" }: Groups, today: string): string | undefined {
  const date = `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return date > today ? `„${found}“: Dieser Tag kommt erst noch. Bitte das Jahr prüfen.` : undefined;
}

/**
 * Finds days that no calendar has, weekdays that do not fit their date, times of no clock, and days to come of which a
 * text says „seit“.
 * @param today a day such as `2025-03-31`
 */
export function findCalendarIssues(text: string, today: string): TextIssue[] {
  const find = (pattern: RegExp, issueOf: (found: string, groups: Groups, today: string) => string | undefined) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const message = issueOf(found.replace(/\s+/g, " "), groups, today);
      return message ? [{ offset: index, message }] : [];
    });
  return [...find(DAY, dayIssue), ...find(TIME, timeIssue), ...find(SINCE, sinceIssue)];
}
