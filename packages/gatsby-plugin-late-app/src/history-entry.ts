/*
 * Must be imported before Gatsby's router and scroll handler: they decode path and hash without catching errors. The page
 * would go blank.
 */

import { comparablePath } from "./comparable-path";

const { decodeURI: decode } = window;

// The address stays as it was typed, so what reads it has to take what cannot be decoded.
Object.assign(window, {
  decodeURI(text: string): string {
    try {
      return decode(text);
    } catch {
      return text;
    }
  },
});

let isNew = true;

/** Whether the current history entry is new (a link, typed URL or hash), not reached by Back or Forward. */
export const isNewEntry = (): boolean => isNew;

/** Gives the entry a key, under which Gatsby saves its scroll position. */
function giveKey(url?: string): void {
  const { state } = window.history;
  isNew = !state?.key;
  if (isNew || url) window.history.replaceState({ ...state, key: state?.key ?? String(Date.now()) }, "", url);
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

const ERROR_PAGE = /^\/(404|500)\b/;
const { pagePath = "" } = window;
const { origin, pathname, search, hash } = window.location;
const served = __BASE_PATH__ + pagePath;
// The host has found a page at another spelling of its address.
const isSpelledOtherwise =
  served !== pathname && !ERROR_PAGE.test(pagePath) && comparablePath(served) === comparablePath(pathname);
giveKey(isSpelledOtherwise ? served + search + hash : undefined);
window.addEventListener("popstate", () => giveKey(), true);

/**
 * Shows what the host has sent for this address. Gatsby reads it by itself: it cannot decode some, takes others for
 * another page, and `:` and `*` in one without a page for a pattern.
 */
export function showServedPage(): void {
  const { ___loader: loader } = window;
  if (!loader || !pagePath) return;
  // Gatsby compares it with the address, for which it decodes that.
  window.pagePath = "";
  const { loadPage, loadPageSync } = loader;
  const shown = [pathname, encodeURI(decodeURI(pathname))].flatMap((path) => [path, path + search]);
  const pathOf = (path: string) => (shown.includes(path) ? served : path);
  loader.loadPageSync = (path, ...options) => loadPageSync(pathOf(path), ...options);
  loader.loadPage = async (path) => {
    const resources = await loadPage(pathOf(path));
    if (resources?.page && ERROR_PAGE.test(resources.page.path))
      Object.assign(resources.page, { path: resources.page.path.replace(".html", ""), matchPath: "/*" });
    return resources;
  };
  // Spaces at the end, from copying an address.
  const copied = pathname.replace(/(%20)+$/, "");
  if (copied === pathname || !ERROR_PAGE.test(pagePath)) return;
  // The origin is included because a path may look like another host: `//other.example%20`.
  const open = () => window.location.replace(origin + copied + search + hash);
  // What Gatsby cannot decode has no page.
  const found = loader.loadPage(copied).catch(() => undefined);
  found.then((resources) => resources?.page && !ERROR_PAGE.test(resources.page.path) && open());
}
