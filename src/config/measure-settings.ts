/** Where visits are reported to, in the events protocol of Plausible; empty: nothing is. Checked by `scripts/build.ts`. */
export const measureSettings = {
  endpoint: process.env.GATSBY_MEASURE_ENDPOINT ?? "",
  /** The name under which the site is counted there. */
  site: process.env.GATSBY_MEASURE_SITE ?? "",
};
