import { isNewEntry } from "./history-entry";

/** The location that Gatsby shows; its own types lack `action` and `key`. */
type RouteLocation = { pathname: string; hash: string; action?: string; key?: string };

/** Whether the browser has scrolled; not in a tab that it had discarded, nor in development. */
const restoredByBrowser = process.env.NODE_ENV !== "development" && window.history.scrollRestoration === "auto";

const isPush = ({ action }: RouteLocation) => action === "PUSH";

/** Whether a location was reached by Back or Forward. */
export const isBackOrForward = (location: RouteLocation): boolean => !isPush(location) && !isNewEntry();

/** Whether a hash is the known one, alone or followed by `&` and more. */
export const matchesHash = (known: string, hash: string): boolean => hash === known || hash.startsWith(`${known}&`);

/** The scroll position that Gatsby saved for the entry, px; `undefined` if there is none. */
function savedPosition({ pathname, key }: RouteLocation): number | undefined {
  const name = `@@scroll|${pathname}|${key}`;
  try {
    const saved = window.sessionStorage.getItem(name);
    return saved && Number.isFinite(Number(saved)) ? Number(saved) : undefined;
  } catch {
    return window.___GATSBY_REACT_ROUTER_SCROLL?.[name];
  }
}

/** Scrolls to the top or the hash; after Back or Forward, to the saved position. No `previous` after hydration. */
export function scrollAfterNavigation(
  location: RouteLocation,
  previous: RouteLocation | null,
  hashesWithCustomScroll: readonly string[],
): void {
  // The browser has already scrolled: on a full page load, for in-page anchors that are not links of the app, and for
  // history entries from before hydration. The visitor may have scrolled since.
  if (previous ? !isPush(location) && isNewEntry() : restoredByBrowser) return;
  const { pathname, hash } = location;
  const saved = isBackOrForward(location) ? savedPosition(location) : undefined;
  const hasCustomScroll = hashesWithCustomScroll.some((known) => matchesHash(known, hash));
  const target = hasCustomScroll ? null : document.getElementById(decodeURI(hash.slice(1)));
  if (saved !== undefined) window.scrollTo(0, saved);
  else if (target) target.scrollIntoView();
  else if (!hash || pathname !== previous?.pathname) window.scrollTo(0, 0);
}
