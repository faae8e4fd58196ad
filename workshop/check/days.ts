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

const DAY = new RegExp(`(\\d{1,2})\\.\\s?(${MONTHS.join("|")})\\s(\\d{4})`, "g");

/** The days that a text names with their year, as typed and as `2025-03-31`. */
export const daysIn = (text: string): { found: string; offset: number; day: string }[] =>
  [...text.matchAll(DAY)].map(({ 0: found, 1: day = "", 2: month = "", 3: year, index }) => ({
    found,
    offset: index,
    day: `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`,
  }));
