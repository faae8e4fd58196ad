import { useEffect, useState } from "react";

const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });

/**
 * A label with the visitor's date in German; empty, its space reserved, until script runs, as the build may be older.
 * Where no script runs, the day of the build.
 */
export function Today({ label }: { label: string }) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(format.format(new Date())), []);
  if (today) return `${label} ${today}`;
  return (
    <>
      <noscript>
        {label} {format.format(new Date())}
      </noscript>
      {"\u00a0"}
    </>
  );
}
