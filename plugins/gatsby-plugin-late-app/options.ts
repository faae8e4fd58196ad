import type { PluginOptions } from "gatsby";

/** Options of the plugin, in `gatsby-config.ts`. */
export type LateAppOptions = {
  /** ms after which a form that the browser sends by itself may go again, when it was stopped or got no answer. */
  sendAgainAfter: number;
  /** Hashes whose place on a page the site itself scrolls to. */
  ownHashes?: readonly string[];
};

export type GivenOptions = PluginOptions & LateAppOptions;
