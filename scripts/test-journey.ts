/** Goes the ways in `__tests__/journeys` that are named, or all; arguments go to Playwright. */
import { findChromium } from "./lib/chromium";
import { main, run } from "./lib/run";
import { withScratch } from "./lib/scratch";

main(() =>
  withScratch("journey", async ({ stopped }) => {
    const args = ["test", "--config=playwright.journeys.config.ts", ...process.argv.slice(2)];
    process.exitCode = await run("playwright", args, { CHROMIUM_PATH: findChromium() }, { stopped });
  }),
);
