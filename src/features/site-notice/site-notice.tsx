import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { CLOSED_NOTICE_STORAGE_KEY } from "../../config/constants";
import { attempt } from "../../lib/attempt";
import { useRestoreFocus } from "../../lib/focus";
import type { SiteQueryData } from "../../lib/use-site";
import { suppressFollowUpClicks } from "../click-guard/repeated-activation";
import { IconButton } from "../tooltip/icon-button";
import { hideClosedNotice } from "./hide-closed-notice";

/** Its first day tells a closed notice from others; its status tells authors why visitors do not see it. */
type SiteNoticeProps = NonNullable<SiteQueryData["notice"]> & {
  /** Name of the notice for screen readers. */
  label: string;
  close: string;
};

const HIDE_CLOSED = `(${hideClosedNotice})(${JSON.stringify(CLOSED_NOTICE_STORAGE_KEY)})`;

/** A notice for all pages, above the header; once closed, it stays away for the session. */
export function SiteNotice({ text, more, published, status, label, close }: SiteNoticeProps) {
  const { onFocus, restoreFocus } = useRestoreFocus();
  const [isClosed, setIsClosed] = useState(false);

  // What the script has hidden leaves the page.
  useEffect(
    () => setIsClosed(attempt(() => sessionStorage.getItem(CLOSED_NOTICE_STORAGE_KEY)) === published),
    [published],
  );

  if (isClosed) return null;
  return (
    <aside
      data-notice={published}
      data-print="hidden"
      aria-label={label}
      onFocus={onFocus}
      className="border-b border-line bg-mist"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is this site's own. */}
      <script dangerouslySetInnerHTML={{ __html: HIDE_CLOSED }} />
      <div className="container-page flex items-center gap-2">
        <p className="grow py-2 text-note">
          {status && <strong className="mr-2 bg-signal px-2">{`${status} `}</strong>}
          <NoBreakWords text={text} /> {more && <Link {...more} className="font-semibold text-lake link-underlined" />}
        </p>
        <IconButton
          label={close}
          onClick={() => {
            suppressFollowUpClicks();
            attempt(() => sessionStorage.setItem(CLOSED_NOTICE_STORAGE_KEY, published));
            restoreFocus();
            setIsClosed(true);
          }}
          className="-mr-2.5 shrink-0 noscript:hidden"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
