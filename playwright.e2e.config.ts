import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/lib/chromium";

/** Ways through the whole project, each in copies of it that are built on the way. */
export default defineConfig({
  testDir: ".",
  testMatch: ["__tests__/e2e/*.spec.ts", "workshop/tests/e2e/*.spec.ts"],
  outputDir: "test-results/e2e",
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // A journey takes minutes of builds and servers; on a busy machine one of them may be late.
  retries: process.env.CI ? 1 : 0,
  timeout: 30 * 60_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    // Without these, what never comes is waited for as long as the whole test may take.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_ARGS,
    },
  },
});
