/** Analytics: the endpoint for events in Plausible's protocol; empty if nothing is measured. Checked by `scripts/build.ts`. */
export const analyticsSettings = {
  endpoint: process.env.GATSBY_ANALYTICS_ENDPOINT ?? "",
  /** The site's name in Plausible. */
  site: process.env.GATSBY_ANALYTICS_SITE ?? "",
};
