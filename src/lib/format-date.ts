const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A calendar day (`2025-03-31`) in German: `31. März 2025`. */
export const formatDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
