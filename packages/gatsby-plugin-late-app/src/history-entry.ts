/*
 * Must be imported before Gatsby's router and scroll handler: they decode path and hash without catching errors, and
 * read `:` and `*` in a path as patterns. The page would go blank.
 */

import { comparablePath } from "./comparable-path";

const tryDecode = (text: string, decode = decodeURI): string | undefined => {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
};

/** Turns a path that is not one of the site's pages into one that Gatsby can read. */
const sanitizePath = (pathname: string): string =>
  encodeURI(
    (tryDecode(pathname) ?? pathname)
      .replace(/\/+/g, "/")
      .replace(/\/[:*]/g, "/_")
      .replace(/[%\p{Cc}]/gu, "_"),
  );

function readablePath(): string {
  const { pagePath = "" } = window;
  const { pathname } = window.location;
  const page = __BASE_PATH__ + pagePath;
  if (comparablePath(pathname) === comparablePath(page)) return page;
  // A page may serve many addresses (client-only routes); its own code reads the path, so that stays as it is.
  const isFound = !/^\/(404|500)\b/.test(pagePath) && tryDecode(pathname, decodeURIComponent) !== undefined;
  return isFound ? pathname : sanitizePath(pathname);
}

let isNew = true;

/** Whether the current history entry is new (a link, typed URL or hash), not reached by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/** Gives the entry a URL that Gatsby can read, and a key, under which Gatsby saves its scroll position. */
function normalizeEntry(path: string): void {
  const { pathname, search, hash } = window.location;
  const { state } = window.history;
  const url = path + search + (tryDecode(hash) === undefined ? hash.replaceAll("%", "%25") : hash);
  isNew = !state?.key;
  if (!isNew && url === pathname + search + hash) return;
  window.history.replaceState({ ...state, key: state?.key ?? String(Date.now()) }, "", url);
}

/** The key of the entry that the page shows; `history.state` is ahead of it until Gatsby has caught up. */
let shownKey: unknown;

/** Records the shown entry, and fires a scroll event, without which Gatsby saves no position. */
export function recordShownEntry(location: object): void {
  shownKey = "key" in location && location.key;
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
}

// The browser jumps to an anchor before Gatsby updates its route: Gatsby would save the position for the old entry.
window.addEventListener(
  "scroll",
  (event) => {
    if (window.history.state?.key !== shownKey) event.stopImmediatePropagation();
  },
  true,
);

const { pathname, search, hash } = window.location;
// Trailing spaces from copying a URL. Gatsby would look for the page without them, and not start.
// The origin is included because a path may look like another host: `//other.example%20`.
if (/%20$/.test(pathname)) {
  window.location.replace(window.location.origin + pathname.replace(/(%20)+$/, "") + search + hash);
}
normalizeEntry(readablePath());
window.addEventListener("popstate", () => normalizeEntry(window.location.pathname), true);
