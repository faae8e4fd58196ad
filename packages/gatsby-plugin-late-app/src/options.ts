/** Options of the plugin, in `gatsby-config`. */
export type LateAppOptions = {
  /** Hashes for which the site handles scrolling itself, alone or followed by `&` and more. */
  hashesWithCustomScroll?: readonly string[];
  /** Whether output of Gatsby that has another form than expected stops the build instead of being left as it is. */
  strict?: boolean;
};
