/** The full address of a page. @param site with the start of every address, without a slash at its end */
export const absoluteUrl = (site: { url: string }, path: string): string =>
  path === "/" ? `${site.url}/` : site.url + path;
