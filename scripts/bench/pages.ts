export type BenchPage = {
  path: string;
  /** Selector of a link of the app that leads on from here; the first match that can be seen is tapped. */
  nextLink: string;
};

/** The pages that are measured. */
export const PAGES: readonly BenchPage[] = [
  { path: "/", nextLink: 'main a[href="/contact#form"]' },
  { path: "/blog/sales-automation", nextLink: 'main h3 a[href^="/blog/"]' },
  { path: "/career", nextLink: 'main a[href^="/career/"]' },
  { path: "/contact", nextLink: 'header a[href="/"]' },
];
