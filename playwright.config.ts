import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, devices, firefox, type Project, webkit } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/lib/chromium";
import { FIXTURE_SITE_PORT, TEST_SITE_PORT } from "./scripts/lib/ports";

const inChromium: Project["use"] = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: CHROMIUM_ARGS,
  },
};

const PRODUCT = "__tests__/browser/product";
const onFixtureSite = { baseURL: `http://localhost:${FIXTURE_SITE_PORT}` };

/** What the specification fixes, in the other engines, where Playwright has installed them. */
const others = [
  { engine: firefox, device: devices["Desktop Firefox"] },
  { engine: webkit, device: devices["Desktop Safari"] },
].flatMap(({ engine, device }): Project[] =>
  existsSync(engine.executablePath())
    ? [{ name: engine.name(), testDir: PRODUCT, grep: /@spec-/, use: { ...device, ...onFixtureSite } }]
    : [],
);

export default defineConfig({
  globalSetup: "./__tests__/browser/support/servers.ts",
  outputDir: "test-results/browser",
  // One set for every machine: the fonts are the site's own.
  snapshotPathTemplate: "__tests__/fixture-site/screens/{arg}{ext}",
  fullyParallel: true,
  // Further cases of what other tests prove; `npm run test:all -- rare` runs them.
  ...(process.env.RARE_CASES ? { grep: /@rare/ } : { grepInvert: /@rare/ }),
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI may stall for a moment; what passes at the second try only is named at the end.
  retries: process.env.CI ? 1 : 0,
  // Pages cost computing, hardly any waiting: one for each core, as far as memory goes.
  workers: Math.min(availableParallelism(), 4),
  timeout: 60_000,
  expect: { timeout: 8000 },
  reporter: "line",
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A quarter of the time would go into traces of what passes. To have one here: --trace=on
    trace: "on-first-retry",
  },
  projects: [
    // What the product does, on the content kept with the tests.
    { name: "product", testDir: PRODUCT, use: { ...inChromium, ...onFixtureSite } },
    // What must hold whatever stands in content/.
    {
      name: "site",
      testDir: "__tests__/browser/site",
      use: { ...inChromium, baseURL: `http://localhost:${TEST_SITE_PORT}` },
    },
    ...others,
  ],
});
