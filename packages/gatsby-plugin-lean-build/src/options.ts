/** Options of the plugin, in `gatsby-config`. Their defaults stand in `pluginOptionsSchema`. */
export type LeanBuildOptions = {
  /** Each page keeps only the styles that pages of its component use; the others come later. */
  criticalCss?: boolean;
  /** Pictures that nothing in the built site names are moved to the cache. */
  unusedPictures?: boolean;
  /** The styles and the script of gatsby-plugin-image's component are left out where no page has it. */
  imageStyles?: boolean;
  /** The files for scripts in a web worker are left out where no page has one. */
  partytown?: boolean;
  /** No source maps for the browser. */
  sourceMaps?: boolean;
  /** The hash of the app changes only with its files. */
  stableHash?: boolean;
  /** TypeScript is compiled once, scripts are minified by SWC, and pictures are encoded beside the bundler. */
  fasterBuild?: boolean;
  /** sharp's effort for AVIF, 0 to 9. */
  avifEffort?: number | false;
  /** Bytes of source from which shared code becomes a file of its own. */
  minSharedChunk?: number | false;
  /** Percentage by which V8's heap may grow between two garbage collections. */
  heapGrowth?: number | false;
  /** Packages that are imported but never used; they are left out of the bundle. */
  unusedModules?: readonly string[];
  /** Packages without side effects that do not declare `sideEffects: false`. */
  pureModules?: readonly string[];
  /** Whether output of Gatsby that has another form than expected stops the build instead of being left as it is. */
  strict?: boolean;
};
