import type { Page } from "@playwright/test";
import { hydrated, showIntent } from "./test";

/**
 * Opens a page whose scripts do not arrive until `release` is called: a visitor with a slow line.
 * @returns `release`, which lets them in and waits for the app
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letIn = () => {};
  const allowed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    letIn();
    await showIntent(page);
    await hydrated(page);
  };
}
