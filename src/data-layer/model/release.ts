/** Fields that decide when visitors see a document; may be unchecked. */
export type PublicationFields = { draft?: unknown; published?: unknown };

/** A day. `published` may be an invalid value, or a label of that name. */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const german = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

/** The day in Lindau, e.g. `2025-03-31`. */
export const today = (now = new Date()): string => berlin.format(now);

const offset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Berlin", timeZoneName: "longOffset" });

/** The last second of a day in Lindau, in ISO 8601: `2025-07-31T23:59:59+02:00`. */
export function endOfDay(day: string): string {
  // Clocks change in the early hours; by noon the offset is that of the evening.
  const name = offset.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === "timeZoneName")?.value;
  return `${day}T23:59:59${name?.replace("GMT", "") ?? "Z"}`;
}

/** Why visitors cannot see a document on a day yet, in words for its author; `undefined` if they can. */
export function publicationStatus({ draft, published }: PublicationFields, day: string): string | undefined {
  if (draft === true) return "Entwurf";
  if (typeof published === "string" && DAY.test(published) && published > day)
    return `Erscheint am ${german.format(new Date(published))}`;
  return undefined;
}
