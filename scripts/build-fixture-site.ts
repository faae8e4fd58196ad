/** Builds the fixture site, on which the tests of the product run, unless it is up to date. */

import { FIXTURE_SITE_FOLDER, prepareFixtureSite } from "./lib/fixture-site";
import { LOCAL_FORM_ACCESS_KEY, TEST_FORM_ENDPOINT } from "./lib/ports";
import { main, runScript } from "./lib/run";

/** Whatever a release is set to: the tests' inquiries must reach nobody, and nobody is to count their visits. */
const TEST_SERVICE = {
  GATSBY_FORM_ENDPOINT: TEST_FORM_ENDPOINT,
  GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY,
  GATSBY_ANALYTICS_ENDPOINT: "",
  GATSBY_ANALYTICS_SITE: "",
};

main(async () => {
  prepareFixtureSite();
  process.exitCode = await runScript("build", ["--if-changed"], TEST_SERVICE, { folder: FIXTURE_SITE_FOLDER });
});
