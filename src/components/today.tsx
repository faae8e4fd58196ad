import { useEffect, useState } from "react";

const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });

/**
 * A label with today's date in German, by the visitor's calendar. Its space is reserved but empty until script runs,
 * because the build may be from another day.
 */
export function Today({ label }: { label: string }) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(format.format(new Date())), []);
  return today ? (
    <>
      {label} <time>{today}</time>
    </>
  ) : (
    "\u00a0"
  );
}
