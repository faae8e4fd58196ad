/** Builds the frozen edition, on which the tests of the product run, unless it is up to date. */
import { EDITION, prepareEdition } from "./lib/edition";
import { main, run } from "./lib/run";

main(async () => {
  prepareEdition();
  process.exitCode = await run("tsx", ["scripts/build.ts", "--if-changed"], {}, EDITION);
});
