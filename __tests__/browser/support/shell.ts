import { expect, type Locator, type Page } from "@playwright/test";
import { site } from "./fixture-site";

const { header, footer, consent } = site;

/** The window below the `md` breakpoint that the tests use for phones. */
export const PHONE = { width: 390, height: 844 };

/** A link of the bar on top of every page. */
export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Follows a link of the header to its page. */
export async function clickHeaderLink(page: Page, name: string, to: string): Promise<void> {
  await headerLink(page, name).click();
  await expect(page).toHaveURL(to);
}

/** The page's main heading. */
export const headingOf = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** The link at the foot of every page that leads there. */
export function footerLink(page: Page, path: string): Locator {
  const link = footer.groups.flatMap(({ links }) => links).find(({ to }) => to === path);
  return page.getByRole("contentinfo").getByRole("link", { name: link?.label ?? path, exact: true });
}

/** The open mobile menu. */
export const mobileMenu = (page: Page): Locator =>
  page.getByRole("navigation", { name: header.menu.label, exact: true });

/** The button that opens and closes the mobile menu, under either of its names. */
export const menuToggle = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^(${header.menu.open}|${header.menu.close})$`) });

export const consentBanner = (page: Page): Locator => page.getByRole("region", { name: consent.title, exact: true });

/** Waits until presses are for what has come up, and no longer for what lies beneath. */
export const waitUntilClickable = (shown: Locator): Promise<void> => expect(shown).toHaveCSS("pointer-events", "auto");

/** How far the page is scrolled, in whole pixels. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Where an element stands in the window. */
export async function boundsOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Clicks near an element's corner by the mouse alone: Playwright's own click first scrolls what lies under the header. */
export async function clickByMouse(page: Page, element: Locator): Promise<void> {
  const { x, y } = await boundsOf(element);
  await page.mouse.click(x + 10, y + 10);
}

/** Presses the mouse somewhere and does not let go. */
export async function holdMouse(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
}

/** Scrolls to the lower end of the page. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Two frames: after them, everything that a scroll or a key sets off at once has happened. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
