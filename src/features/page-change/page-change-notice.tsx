import { useEffect, useState } from "react";
import { OFFLINE_EVENT, PAGE_AWAITED_EVENT, PAGE_SHOWN_EVENT } from "../../../plugins/gatsby-plugin-late-app/events";

type PageChangeNoticeProps = {
  /** Read out while the next page is loading. */
  loading: string;
  offline: { title: string; text: string };
};

const NOTICES: Readonly<Record<string, "loading" | "offline" | undefined>> = {
  [PAGE_AWAITED_EVENT]: "loading",
  [OFFLINE_EVENT]: "offline",
  // The browser is back online, or another page is shown.
  online: undefined,
  [PAGE_SHOWN_EVENT]: undefined,
};

/** Says that the next page takes a moment, or that it cannot be fetched. */
export function PageChangeNotice({ loading, offline }: PageChangeNoticeProps) {
  const [notice, setNotice] = useState<"loading" | "offline">();

  useEffect(() => {
    const onEvent = ({ type }: Event) => setNotice(NOTICES[type]);
    for (const event of Object.keys(NOTICES)) window.addEventListener(event, onEvent);
    return () => {
      for (const event of Object.keys(NOTICES)) window.removeEventListener(event, onEvent);
    };
  }, []);

  return (
    <div role="status" data-print="hidden">
      {notice === "loading" && (
        <div className="loading-bar fixed inset-x-0 top-16 z-40 h-1 overflow-hidden bg-mist">
          <span className="sr-only">{loading}</span>
        </div>
      )}
      {notice === "offline" && (
        <div className="fixed inset-x-4 top-20 z-50 border-l-4 border-signal bg-tile-dark p-4 text-white shadow-[0_12px_32px_rgb(10_46_61/0.25)] sm:left-auto sm:w-96">
          <p className="font-semibold">{offline.title}</p>
          <p className="mt-0.5 text-note">{offline.text}</p>
        </div>
      )}
    </div>
  );
}
