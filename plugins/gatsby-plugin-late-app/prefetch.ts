import type { GatsbyBrowser } from "gatsby";

/** Gatsby's own prefetching leaves a request for the moment of the click; this one leaves none. */
export const disableCorePrefetching = () => true;

/**
 * Gets everything a page needs once a link to it has been in view for 3 s. Gatsby asks for it
 * neither on slow connections nor where the visitor saves data.
 */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  // Not got now, it is got at the click.
  window.___loader?.loadPage(pathname).catch(() => undefined);
};
