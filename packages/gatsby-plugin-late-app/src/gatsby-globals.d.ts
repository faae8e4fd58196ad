/** Set by Gatsby: what stands before the path of every page, e.g. `/docs`. */
declare const __BASE_PATH__: string;

interface Window {
  /** The path of the page in this document, e.g. `/blog/cac`, or `/404.html`. */
  pagePath?: string;
  ___webpackCompilationHash?: string;
  /** Gatsby's loader; resolves without `page`, or to the not-found page, when it cannot get one. */
  ___loader?: {
    loadPage: (
      path: string,
    ) => Promise<{ status?: string; page?: { path: string; webpackCompilationHash?: string } } | null | undefined>;
    loadPageSync: (path: string, ...options: unknown[]) => unknown;
  };
  /** Gatsby's store for scroll positions where session storage is not available. */
  ___GATSBY_REACT_ROUTER_SCROLL?: Record<string, number>;
}
