/** Articles on one page of the overview. */
export const ARTICLES_PER_PAGE = 24;

/**
 * Address of a page of the overview. Two parts below `/blog`, where articles have one: they cannot collide.
 * @param page first page is 1
 */
export const articleListPath = (page: number) => (page === 1 ? "/blog" : `/blog/seite/${page}`);
