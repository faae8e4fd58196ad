/*
 * Must be imported before Gatsby's router and scroll handler: they decode path and hash without catching errors, and
 * read `:` and `*` in a path as patterns. The page would go blank.
 */

const tryDecode = (text: string): string | undefined => {
  try {
    return decodeURI(text);
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

let isNew = true;

/** Whether the current history entry is new (a link, typed URL or hash), not reached by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/**
 * Gives the current history entry a URL that Gatsby can read, and a key. Gatsby saves the scroll position under that
 * key; without one, all entries of a document would share a position.
 */
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

/**
 * Records which history entry the page shows, and fires a scroll event: Gatsby saves the position only on scroll, and
 * the page may have been scrolled before Gatsby was ready.
 */
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

const { pagePath = "" } = window;
const { pathname, search, hash } = window.location;
// Trailing spaces from copying a URL. Gatsby would look for the page without them, and not start.
// The origin is included because a path may look like another host: `//other.example%20`.
if (/%20$/.test(pathname)) {
  window.location.replace(window.location.origin + pathname.replace(/(%20)+$/, "") + search + hash);
}
// A host may serve a page at a URL that is spelled differently.
normalizeEntry(/^\/[^.]*$/.test(pagePath) ? pagePath : sanitizePath(pathname));
window.addEventListener("popstate", () => normalizeEntry(window.location.pathname), true);

declare global {
  interface Window {
    /** The path of the page in this document, e.g. `/blog/cac`, or `/404.html`. */
    pagePath?: string;
  }
}
