/** Articles on one page of the overview. */
export const ARTICLES_PER_PAGE = 24;

/**
 * Path of an overview page. It has two segments below `/blog`, where articles have one, so they cannot collide.
 * @param page first page is 1
 */
export const articleListPath = (page: number) => (page === 1 ? "/blog" : `/blog/seite/${page}`);
