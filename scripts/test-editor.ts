/**
 * `npm run test:editor`: the tests of `packages/editor`, then an author's way through it on this site's content. Arguments
 * go to Playwright.
 */
import { spawnSync } from "node:child_process";
import { installPackage } from "./lib/install-package";
import { main, run } from "./lib/run";

main(async () => {
  installPackage("editor", { withTests: true });
  const { status } = spawnSync("npm", ["test", "--prefix", "packages/editor"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode =
    status || (await run("tsx", ["scripts/test-journey.ts", "journeys/editor", ...process.argv.slice(2)]));
});
