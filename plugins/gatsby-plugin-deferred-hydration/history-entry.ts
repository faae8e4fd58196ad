/*
 * Imported before anything of Gatsby's: its router and its scroll handler decode path and hash without catching errors,
 * and read `:` and `*` in a path as patterns. The page would go white.
 */

const decode = (text: string): string | undefined => {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
};

/** A path that Gatsby can read, for a document whose path is not one of the site's. */
const mendPath = (pathname: string): string =>
  encodeURI(
    (decode(pathname) ?? pathname)
      .replace(/\/+/g, "/")
      .replace(/\/[:*]/g, "/_")
      .replace(/[%\p{Cc}]/gu, "_"),
  );

let isNew = true;

/** Whether the current history entry is new (a link, typed address or hash) and not reached by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/**
 * Gives the current history entry an address that Gatsby can read, and a key. Gatsby saves the scroll position under
 * that key; without one, all entries of a document would share a position.
 */
function prepareEntry(path: string): void {
  const { pathname, search, hash } = window.location;
  const { state } = window.history;
  const address = path + search + (decode(hash) === undefined ? hash.replaceAll("%", "%25") : hash);
  isNew = !state?.key;
  if (!isNew && address === pathname + search + hash) return;
  window.history.replaceState({ ...state, key: state?.key ?? String(Date.now()) }, "", address);
}

/** Key of the entry that the page shows; `history.state` is ahead of it until Gatsby has caught up. */
let shownKey: unknown;

/**
 * Marks an entry as shown. Gatsby saves the position only on scroll, so a scroll event reports the initial one, too:
 * the page may have been scrolled before Gatsby was ready.
 */
export function showEntry(location: object): void {
  shownKey = "key" in location && location.key;
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
}

// The browser jumps to an anchor before Gatsby follows: Gatsby would save the position for the entry being left.
window.addEventListener(
  "scroll",
  (event) => {
    if (window.history.state?.key !== shownKey) event.stopImmediatePropagation();
  },
  true,
);

const { pagePath = "" } = window;
const { pathname, search, hash } = window.location;
// Trailing spaces from copying an address. Gatsby would look for the page without them, and not start.
// With the origin, as a path may begin like the name of another host: `//other.example%20`.
if (/%20$/.test(pathname)) {
  window.location.replace(window.location.origin + pathname.replace(/(%20)+$/, "") + search + hash);
}
// A host may serve a page for an address that is spelt differently.
prepareEntry(/^\/[^.]*$/.test(pagePath) ? pagePath : mendPath(pathname));
window.addEventListener("popstate", () => prepareEntry(window.location.pathname), true);

declare global {
  interface Window {
    /** Path of the page in this document, e.g. `/blog/cac`, or `/404.html`. */
    pagePath?: string;
  }
}
