import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** More stops than any page of the site has. */
const MAX_STOPS = 90;

/** Goes from stop to stop with Tab (or Shift+Tab) until the target has the focus; fails when it is out of reach. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`${target} cannot be reached with ${key}.`);
}
