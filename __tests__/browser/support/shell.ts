import { expect, type Locator, type Page } from "@playwright/test";
import { site } from "./edition";

const { header, footer, consent } = site;

/** The window below the `md` breakpoint that the tests use for phones. */
export const PHONE = { width: 390, height: 844 };

/** A link of the bar on top of every page. */
export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

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

/** Waits until a control has what pointers that hover are given: the submenu of a link, the tooltip of a button. */
export const hasPointerCode = (control: Locator): Promise<void> =>
  expect(control).toHaveAttribute("data-state", "closed");

/** Waits until presses are for what has come up, and no longer for what lies beneath. */
export const settled = (shown: Locator): Promise<void> => expect(shown).toHaveCSS("pointer-events", "auto");

/** How far the page is scrolled, in whole pixels. */
export const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the lower end of the page. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Two frames: after them, everything that a scroll or a key sets off at once has happened. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
