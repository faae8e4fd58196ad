import type { PluginOptions } from "gatsby";

/** Options of the plugin, in `gatsby-config.ts`. */
export type LateAppOptions = {
  /** ms after which a form sent by the browser itself may be sent again, if it was stopped or got no answer. */
  sendAgainAfter: number;
  /** Hashes for which the site handles scrolling itself, alone or with `&` and more behind them. */
  ownHashes?: readonly string[];
};

export type GivenOptions = PluginOptions & LateAppOptions;
