import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page, type Response, type Route } from "@playwright/test";

type Fixtures = {
  /** Console errors, failed requests and exceptions of the page. */
  pageErrors: string[];
  /** The visitor has answered the consent question before; set `false` to see the banner. */
  hasAnsweredConsent: boolean;
};

/** Playwright's test, which records the errors of its page. */
export const test = base.extend<Fixtures>({
  hasAnsweredConsent: [true, { option: true }],
  pageErrors: [
    async ({ page, hasAnsweredConsent }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") pageErrors.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => pageErrors.push(`exception: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A picture or prefetch given up because the page changed is no fault.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") pageErrors.push(`request: ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`);
      });
      if (hasAnsweredConsent) await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
      await use(pageErrors);
    },
    { auto: true },
  ],
});

export { expect };

/** Fails with the rule and the element when axe finds a violation of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      // Nobody reads what passed; to collect it takes half of the time.
      resultTypes: ["violations"],
    })
    // In one go: there are no frames, whose results would be joined in a page of their own.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** Triggers the download of the app, which waits for the visitor's first action, by a key without an effect. */
export const triggerAppLoad = (page: Page): Promise<void> => page.keyboard.press("Shift");

/** Waits until the app has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "ready");
}

/** Opens a page, triggers the download of the app and waits until it has taken over. */
export async function openApp(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForApp(page);
  return response;
}

/** The same for the page that is open. */
export async function reloadApp(page: Page): Promise<void> {
  await page.reload();
  await waitForApp(page);
}

async function waitForApp(page: Page): Promise<void> {
  await triggerAppLoad(page);
  await waitForHydration(page);
}

/**
 * Holds requests.
 * @param go what is done with each at last
 * @returns how to release them
 */
export async function holdRequests(
  page: Page,
  files: string | RegExp,
  go = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const allowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await allowed;
    await go(route);
  });
  return release;
}

/**
 * Opens a page whose scripts do not arrive until `release` is called: a visitor with a slow line.
 * @returns `release`, which lets them arrive, triggers the download of the app, by a key unless told otherwise, and waits
 * for the app
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

/** Goes from stop to stop with Tab (or Shift+Tab) until the target has the focus; fails when it is out of reach. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  // More stops than any page of the site has.
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return expect(target).toBeInViewport();
  }
  throw new Error(`${target} cannot be reached with ${key}.`);
}

/** Fails when the browser stores anything but the answer on cookies and where the page was scrolled to. */
export async function expectNothingStored(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll")),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ local: ["cookie-consent"], session: [], databases: [], caches: [] });
  expect(await page.context().cookies()).toEqual([]);
}

/** To run in a page before its own scripts: every access to the browser's storage fails. */
export const denyStorage = () => {
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
};

type StoredInquiry = { receivedAt: string; fields: Record<string, string> };

/** What the form service has stored from this e-mail address. */
export function storedInquiries(email: string): StoredInquiry[] {
  try {
    return readFileSync("test-results/inquiries.jsonl", "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as StoredInquiry)
      .filter(({ fields }) => fields.email === email);
  } catch {
    return [];
  }
}

let addresses = 0;

/** An e-mail address no other test uses. */
export const freshEmail = () => `test-${process.pid}-${Date.now()}-${addresses++}@muster.example`;

/** Waits until the app has everything that a page needs. */
export async function waitForPageResources(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { ___loader: loader } = window as unknown as { ___loader?: { loadPageSync: (path: string) => unknown } };
    return Boolean(loader?.loadPageSync(wanted));
  }, path);
}
