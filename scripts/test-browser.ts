/** Runs the browser tests on the present build; arguments go to Playwright. */
import { findChromium } from "./lib/chromium";
import { main, run } from "./lib/run";

main(async () => {
  process.exitCode = await run("playwright", ["test", ...process.argv.slice(2)], { CHROMIUM_PATH: findChromium() });
});
