import type { GatsbyBrowser } from "gatsby";

/** Gatsby's own prefetching leaves a request for the click; the one below leaves none. */
export const disableCorePrefetching = () => true;

/**
 * Fetches everything a page needs once a link to it has been in view for 3 s. Gatsby does not call this on slow
 * connections or in data-saving mode.
 */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  // If this fails, the page is fetched on click.
  window.___loader?.loadPage(pathname).catch(() => undefined);
};
