import { defineConfig, devices } from "@playwright/test";
import { FORM_SERVICE_PORT, TEST_SITE_PORT } from "./scripts/lib/ports";

/** Where the form service of the tests keeps what it receives. */
const FORM_INBOX = "test-results/inquiries.jsonl";

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${TEST_SITE_PORT}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: [
    { command: "tsx scripts/serve.ts", url: `http://localhost:${TEST_SITE_PORT}/`, reuseExistingServer: false },
    {
      command: "tsx scripts/form-service.ts",
      port: FORM_SERVICE_PORT,
      reuseExistingServer: false,
      env: { FORM_INBOX },
    },
  ],
});
