/** Options of the plugin, in `gatsby-config`. Their defaults stand in `pluginOptionsSchema`. */
export type LeanBuildOptions = {
  /** Each page keeps only the styles that it uses; the others come later. */
  criticalCss?: boolean;
  /** Selectors of classes, attributes and elements that the page's own scripts add or remove before the app is there. */
  keepSelectors?: readonly string[];
  /** Pictures that nothing in the built site names are moved to the cache. */
  unusedPictures?: boolean;
  /** No source maps for the browser. */
  sourceMaps?: boolean;
  /** TypeScript is compiled once, scripts are minified by SWC, and pictures are encoded beside the bundler. */
  fasterBuild?: boolean;
  /** sharp's effort for AVIF, 0 to 9. */
  avifEffort?: number | false;
  /** Packages that are imported but never used; they are left out of the bundle. */
  unusedModules?: readonly string[];
  /** Packages without side effects that do not declare `sideEffects: false`. */
  pureModules?: readonly string[];
  /** Whether output of Gatsby that has another form than expected stops the build instead of being left as it is. */
  strict?: boolean;
};
