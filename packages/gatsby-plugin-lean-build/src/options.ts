/** Options of the plugin, in `gatsby-config`. Their defaults stand in `pluginOptionsSchema`. */
export type LeanBuildOptions = {
  /** Packages that are imported but never used; they are left out of the bundle. */
  unusedModules?: readonly string[];
  /** Packages without side effects that do not declare `sideEffects: false`. */
  pureModules?: readonly string[];
  /** Whether output of Gatsby that has another form than expected stops the build instead of being left as it is. */
  strict?: boolean;
};
