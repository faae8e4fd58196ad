import { useEffect, useState } from "react";

const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });

/**
 * A label with today's date in German, as the visitor's calendar has it. Its place is kept but
 * empty until script runs: the day of the build would be another one.
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
