/** The names of the months, January first. */
export const MONTHS = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember".split("|");
/** The names of the days, Sunday first. */
export const WEEKDAYS = "Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag".split("|");
/** The days of a week that a text names, also „Montag bis Freitag“; 0 is Sunday. */
function weekdaysIn(text: string): number[] {
  const named = [
    ...text.matchAll(
      new RegExp(`(?<from>${WEEKDAYS.join("|")})(?:\\s?(?:bis|–|-)\\s?(?<to>${WEEKDAYS.join("|")}))?`, "g"),
    ),
  ];
  return named.flatMap(({ groups = {} }) => {
    const { from = "", to } = groups as Readonly<Record<string, string | undefined>>;
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

/** A day in a text, which may begin with its weekday and end with its year. */
export const DAY = new RegExp(
  `(?<![\\d.,§]|§\\s|Version\\s)(?:(?<weekday>${WEEKDAYS.join("|")}|Sonnabend)s?,?\\s+(?:(?:de[nmr]|am)\\s+)?)?(?<![\\d.])(?<day>\\d{1,2})\\.(?:\\s?(?<name>${MONTHS.join("|")})(?!\\p{L})|\\s?(?<month>\\d{1,2})\\.)(?:\\s?(?<year>(?:19|20)\\d\\d)(?!\\d))?`,
  "gu",
);

/** The days that a text names, as typed and as `2025-03-31`. @param from the day after which one without a year is the next */
export const daysIn = (text: string, from?: string): { found: string; offset: number; day: string }[] =>
  [...text.matchAll(DAY)].flatMap(({ 0: found, index, groups: { day = "", name, month, year } = {} }) => {
    const parts = [name ? MONTHS.indexOf(name) + 1 : Number(month), Number(day)];
    const inYear = parts.map((part) => String(part).padStart(2, "0")).join("-");
    const next = from && Number(from.slice(0, 4)) + Number(inYear < from.slice(5));
    return year || next ? [{ found, offset: index, day: `${year ?? next}-${inYear}` }] : [];
  });
