/** Options of the plugin, in `gatsby-config`. Every part is on unless it is set to `false`. */
export type LateAppOptions = {
  /** Gatsby's scripts are fetched after the page. */
  lateScripts?: boolean;
  /** Clicks, forms and the page itself are protected until hydration; goes with `lateScripts`. */
  protectPage?: boolean;
  /** React hydrates in short steps. */
  hydration?: boolean;
  /** Addresses that Gatsby cannot read are repaired before it reads them. */
  urls?: boolean;
  /** The plugin scrolls instead of Gatsby. */
  scroll?: boolean;
  /** Back and Forward wait for the page, and the latest navigation wins. */
  history?: boolean;
  /** Everything that a page needs is fetched ahead. */
  prefetch?: boolean;
  /** Screen readers hear the new page's heading without Gatsby's English words. */
  announcement?: boolean;
  /** ms after which a form that the browser sends natively may be sent again, if it was stopped or got no answer: 15,000. */
  resubmitAfterMs?: number;
  /** Hashes for which the site handles scrolling itself, alone or followed by `&` and more. */
  hashesWithCustomScroll?: readonly string[];
  /** Whether output of Gatsby that has another form than expected stops the build instead of being left as it is. */
  strict?: boolean;
};

/** What the browser's code is told by webpack. */
export type BrowserParts = Record<"hydration" | "urls" | "scroll" | "history" | "prefetch", boolean>;
