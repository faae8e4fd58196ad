/** Goes the ways in `__tests__/journeys` that are named, or all; arguments go to Playwright. */
import { runPlaywright } from "./lib/chromium";
import { main } from "./lib/run";
import { withScratch } from "./lib/scratch";

main(() =>
  withScratch("journey", async ({ stopped }) => {
    const args = ["--config=playwright.journeys.config.ts", ...process.argv.slice(2)];
    process.exitCode = await runPlaywright(args, {}, { stopped });
  }),
);
