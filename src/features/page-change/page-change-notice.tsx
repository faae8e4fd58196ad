import { NAVIGATION_PENDING_EVENT, OFFLINE_EVENT, PAGE_SHOWN_EVENT } from "gatsby-plugin-late-app/events";
import { useEffect, useState } from "react";

type PageChangeNoticeProps = {
  /** Announced while the next page is loading. */
  loading: string;
  offline: { title: string; text: string };
};

/** The first two events show a notice, the others remove it. */
const EVENTS = [NAVIGATION_PENDING_EVENT, OFFLINE_EVENT, PAGE_SHOWN_EVENT, "online"];

/** Shows that the next page is loading or cannot be fetched. */
export function PageChangeNotice({ loading, offline }: PageChangeNoticeProps) {
  const [latest, setLatest] = useState<string>();

  useEffect(() => {
    const onEvent = ({ type }: Event) => setLatest(type);
    for (const event of EVENTS) window.addEventListener(event, onEvent);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, onEvent);
    };
  }, []);

  return (
    <div role="status" data-print="hidden">
      {latest === NAVIGATION_PENDING_EVENT && (
        <div className="loading-bar fixed inset-x-0 top-0 z-40 h-1 overflow-hidden bg-mist tall:top-(--header-height)">
          <span className="sr-only">{loading}</span>
        </div>
      )}
      {latest === OFFLINE_EVENT && (
        <div className="fixed inset-x-4 top-4 z-50 border-l-4 border-signal bg-brick-dark p-4 text-white [box-shadow:6px_6px_0_var(--color-deep)] sm:left-auto sm:w-96 tall:top-[calc(var(--header-height)+1rem)]">
          <p className="font-semibold">{offline.title}</p>
          <p className="mt-0.5 text-note">{offline.text}</p>
        </div>
      )}
    </div>
  );
}
