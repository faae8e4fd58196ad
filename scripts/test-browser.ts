/** Runs the browser tests on the present build; arguments go to Playwright. */
import { runPlaywright } from "./lib/chromium";
import { main } from "./lib/run";

main(async () => {
  process.exitCode = await runPlaywright(process.argv.slice(2));
});
