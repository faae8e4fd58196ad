import { isNewEntry } from "./history-entry";

/** What Gatsby tells of the address it shows; its types lack `action` and `key`. */
type Place = { pathname: string; hash: string; action?: string; key?: string };

declare global {
  interface Window {
    /** Where Gatsby keeps positions if the browser denies it the session storage. */
    ___GATSBY_REACT_ROUTER_SCROLL?: Record<string, number>;
  }
}

/**
 * Whether the browser has put the visitor where this document was left, or at its anchor. It has not in a tab that it
 * had ended in the background, nor in development, where the page is empty until the app draws it.
 */
const restoredByBrowser = process.env.NODE_ENV !== "development" && window.history.scrollRestoration === "auto";

/** A navigation by Gatsby itself. */
const isPushed = ({ action }: Place) => action === "PUSH";

/** Whether a location was reached by Back or Forward. */
export const isReturn = (place: Place): boolean => !isPushed(place) && !isNewEntry();

/** Whether a hash is this one, alone or with `&` and more behind it. */
export const matchesHash = (known: string, hash: string): boolean => hash === known || hash.startsWith(`${known}&`);

/** Where Gatsby saved that the entry was scrolled to, px; `undefined` if it did not. */
function savedPosition({ pathname, key }: Place): number | undefined {
  const name = `@@scroll|${pathname}|${key}`;
  try {
    const saved = window.sessionStorage.getItem(name);
    return saved === null ? undefined : Number(saved);
  } catch {
    return window.___GATSBY_REACT_ROUTER_SCROLL?.[name];
  }
}

/**
 * Scrolls to where a page starts: its top or the hash's target; on the way back, where it was left.
 * @param before the place before this one; none in a document that the app takes over
 * @param ownHashes hashes for which the site handles scrolling itself
 */
export function scrollToPlace(place: Place, before: Place | null, ownHashes: readonly string[]): void {
  // The browser comes first to a document, to an anchor that is no link of the app, and to entries from before the app.
  // The visitor may have scrolled since.
  if (before ? !isPushed(place) && isNewEntry() : restoredByBrowser) return;
  const { pathname, hash } = place;
  const saved = isReturn(place) ? savedPosition(place) : undefined;
  const isOwn = ownHashes.some((own) => matchesHash(own, hash));
  const target = isOwn ? null : document.getElementById(decodeURI(hash.slice(1)));
  if (saved !== undefined) window.scrollTo(0, saved);
  else if (target) target.scrollIntoView();
  else if (!hash || pathname !== before?.pathname) window.scrollTo(0, 0);
}
