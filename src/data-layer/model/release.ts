import { formatDay } from "../../lib/format-date";

/** Fields that decide when visitors see a document, or a part of one; may be unchecked. */
export type PublicationFields = { draft?: unknown; published?: unknown; expires?: unknown };

type Fields = Readonly<Record<string, unknown>>;

const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** The day in Lindau, e.g. `2025-03-31`. */
export const today = (now = new Date()): string => berlin.format(now);

const offset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Berlin", timeZoneName: "longOffset" });

/** The last second of a day in Lindau, in ISO 8601: `2025-07-31T23:59:59+02:00`. */
export function endOfDay(day: string): string {
  // Clocks change in the early hours; by noon the offset is that of the evening.
  const name = offset.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === "timeZoneName")?.value;
  return `${day}T23:59:59${name?.replace("GMT", "") ?? "Z"}`;
}

/** Whether a value is a day that exists, written like `2025-03-31`; `2025-02-30` does not. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The same day some years later. */
export const yearsAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Whether a document's last day is over on a day: what it offered is gone, its address is not. */
export const hasEnded = ({ expires }: PublicationFields, day: string): boolean => isDay(expires) && expires < day;

/**
 * Why visitors cannot see something on a day, in words for its author; `undefined` if they can.
 * @param yearsKept how long it is kept after its last day
 */
export function publicationStatus(
  { draft, published, expires }: PublicationFields,
  day: string,
  yearsKept = 1,
): string | undefined {
  if (draft === true) return "Entwurf";
  if (isDay(published) && published > day) return `Erscheint am ${formatDay(published)}`;
  if (isDay(expires) && yearsAfter(expires, yearsKept) < day) return `Beendet am ${formatDay(expires)}`;
  return undefined;
}

/** Whether a value is a part of a file that has days of its own. */
export const isDated = (value: unknown): value is PublicationFields & { status?: unknown } =>
  typeof value === "object" && value !== null && isDay((value as PublicationFields).published);

/** The fields of a file on a day: each part with days of its own has a `status`, as a document has one. */
export const fieldsOnDay = (fields: Fields, day: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isDated(value) ? { ...value, status: publicationStatus(value, day, 0) } : value,
    ]),
  );

/** All that a day decides of a file's fields, in words; empty where it decides nothing. */
export const decidedByDay = (fields: Fields, day: string): string[] =>
  [
    publicationStatus(fields, day),
    hasEnded(fields, day) ? "beendet" : undefined,
    ...Object.values(fieldsOnDay(fields, day)).map((value) => (isDated(value) ? value.status : undefined)),
  ].filter((reason) => typeof reason === "string");
