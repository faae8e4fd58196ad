import type { PluginOptions } from "gatsby";

/** Options of the plugin, in `gatsby-config.ts`. */
export type DeferredHydrationOptions = {
  /** ms after which a form that the browser sends natively may be sent again, if it was stopped or got no answer. */
  resubmitAfterMs: number;
  /** Hashes for which the site handles scrolling itself, alone or followed by `&` and more. */
  hashesWithCustomScroll?: readonly string[];
};

/** The options as Gatsby passes them to the plugin. */
export type ResolvedPluginOptions = PluginOptions & DeferredHydrationOptions;
