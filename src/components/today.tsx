import { useEffect, useState } from "react";

const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });

/** A label with the visitor's date in German; empty, its space reserved, until script runs: the build may be older. */
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
