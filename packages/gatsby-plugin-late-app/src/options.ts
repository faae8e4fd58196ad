/** Options of the plugin, in `gatsby-config`. */
export type LateAppOptions = {
  /** ms after which a form that the browser sends natively may be sent again, if it was stopped or got no answer: 15,000. */
  resubmitAfterMs?: number;
  /** Hashes for which the site handles scrolling itself, alone or followed by `&` and more. */
  hashesWithCustomScroll?: readonly string[];
  /** Whether output of Gatsby that has another form than expected stops the build instead of being left as it is. */
  strict?: boolean;
};
