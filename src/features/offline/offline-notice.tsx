import { useEffect, useState } from "react";
import { OFFLINE_EVENT, PAGE_SHOWN_EVENT } from "../../config/navigation-events";

type OfflineNoticeProps = { title: string; text: string };

/** Says that a page could not be fetched, until there is a connection or another page. */
export function OfflineNotice({ title, text }: OfflineNoticeProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const show = () => setShown(true);
    const hide = () => setShown(false);
    window.addEventListener(OFFLINE_EVENT, show);
    window.addEventListener("online", hide);
    window.addEventListener(PAGE_SHOWN_EVENT, hide);
    return () => {
      window.removeEventListener(OFFLINE_EVENT, show);
      window.removeEventListener("online", hide);
      window.removeEventListener(PAGE_SHOWN_EVENT, hide);
    };
  }, []);

  return (
    <div role="status" data-print="hidden" className="fixed inset-x-4 top-20 z-50 sm:left-auto sm:w-96">
      {shown && (
        <div className="border-l-4 border-signal bg-tile-dark p-4 text-white shadow-[0_12px_32px_rgb(10_46_61/0.25)]">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-note">{text}</p>
        </div>
      )}
    </div>
  );
}
