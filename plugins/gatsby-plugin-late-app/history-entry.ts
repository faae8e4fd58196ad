/*
 * Imported before anything of Gatsby's: its router and its scroll handler decode path and hash where
 * nobody catches what that throws, and read `:` and `*` in a path as patterns. The page would go white.
 */

const decode = (text: string): string | undefined => {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
};

/** A path that Gatsby can read, for a document that has none of the site's own. */
const mendPath = (pathname: string): string =>
  encodeURI(
    (decode(pathname) ?? pathname)
      .replace(/\/+/g, "/")
      .replace(/\/[:*]/g, "/_")
      .replace(/[%\p{Cc}]/gu, "_"),
  );

let isNew = true;

/** Whether the entry of the history that is shown came new: by a link, a typed address, a hash; not by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/**
 * Gives the present entry of the history an address that Gatsby can read, and a key. By the key, Gatsby notes where
 * on the page the visitor was; without one, all entries of a document would share a place.
 */
function prepareEntry(path: string): void {
  const { pathname, search, hash } = window.location;
  const { state } = window.history;
  const address = path + search + (decode(hash) === undefined ? hash.replaceAll("%", "%25") : hash);
  isNew = !state?.key;
  if (!isNew && address === pathname + search + hash) return;
  window.history.replaceState({ ...state, key: state?.key ?? String(Date.now()) }, "", address);
}

/** Key of the entry that the page shows; the history's own is ahead of it until Gatsby has followed. */
let shownKey: unknown;

/**
 * The page shows this entry now. Gatsby notes the visitor's place at each scroll only: it is told of the place where
 * the entry begins, too, which may have been scrolled to before Gatsby was there.
 */
export function showEntry(location: object): void {
  shownKey = "key" in location && location.key;
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
}

// The browser jumps to an anchor before Gatsby follows: Gatsby would note the place for the entry that is being left.
window.addEventListener(
  "scroll",
  (event) => {
    if (window.history.state?.key !== shownKey) event.stopImmediatePropagation();
  },
  true,
);

const { pagePath = "" } = window;
const { pathname, search, hash } = window.location;
// Spaces that came along when an address was copied. Gatsby would look for the page without, and not start.
if (/%20$/.test(pathname)) window.location.replace(pathname.replace(/(%20)+$/, "") + search + hash);
// A host may find the page of an address that is written in another way.
prepareEntry(/^\/[^.]*$/.test(pagePath) ? pagePath : mendPath(pathname));
window.addEventListener("popstate", () => prepareEntry(window.location.pathname), true);

declare global {
  interface Window {
    /** Path of the page that this document is, e.g. `/blog/cac`, or `/404.html`. */
    pagePath?: string;
  }
}
