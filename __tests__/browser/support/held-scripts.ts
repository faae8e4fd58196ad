import type { Page } from "@playwright/test";
import { holdRequests, triggerAppLoad, waitForHydration } from "./test";

/**
 * Opens a page whose scripts do not arrive until `release` is called: a visitor with a slow line.
 * @returns `release`, which lets the scripts arrive, triggers the download of the app, by a key unless told otherwise, and waits for the
 * app
 */
export async function openBeforeScripts(
  page: Page,
  path: string,
): Promise<(intend?: (page: Page) => Promise<void>) => Promise<void>> {
  const releaseScripts = await holdRequests(page, "**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async (intend = triggerAppLoad) => {
    releaseScripts();
    await intend(page);
    await waitForHydration(page);
  };
}
