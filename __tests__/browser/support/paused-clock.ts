import type { Locator, Page } from "@playwright/test";
import { expect, openApp } from "./test";

/** Opens a page under Playwright's clock, which runs on until `stopClock`; the app is up afterwards. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openApp(page, path);
}

/** Stops the clock: from here on only the test moves it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}

/** Moves a stopped clock by single milliseconds until `reached` holds, so that time counts from there. */
export async function tickUntil(page: Page, reached: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await reached();
  }).toPass({ intervals: [50], timeout: 7_000 });
}

/** Under a stopped clock, `what` appears `ms` from now and not a moment before. */
export const expectShownAfter = (page: Page, ms: number, what: Locator) => expectVisibleAfter(page, ms, what, true);

/** Under a stopped clock, `what` goes away `ms` from now and not a moment before. */
export const expectGoneAfter = (page: Page, ms: number, what: Locator) => expectVisibleAfter(page, ms, what, false);

async function expectVisibleAfter(page: Page, ms: number, what: Locator, visible: boolean): Promise<void> {
  await page.clock.runFor(ms - 1);
  await expect(what).toBeVisible({ visible: !visible });
  await page.clock.runFor(1);
  await expect(what).toBeVisible({ visible });
}
