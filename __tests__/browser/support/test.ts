import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page, type Response } from "@playwright/test";

type Fixtures = {
  /** What the page complained about: console errors, failed requests, exceptions. */
  complaints: string[];
  /** The visitor has answered the consent question before; set false to be asked. */
  decided: boolean;
};

/** Playwright's test with a page that must stay without complaints. */
export const test = base.extend<Fixtures>({
  decided: [true, { option: true }],
  complaints: [
    async ({ page, decided }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A picture or prefetch given up because the page changed is no fault.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`request: ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
      });
      if (decided) await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
      await use(complaints);
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

/** Shows the visitor's intent, at which the app is fetched: a key that does nothing by itself. */
export const showIntent = (page: Page): Promise<void> => page.keyboard.press("Shift");

/** Waits until the app has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "ready");
}

/** Opens a page and waits until the app has taken it over, which it does at once, for the visitor shows intent. */
export async function openApp(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await appUp(page);
  return response;
}

/** The same for the page that is open. */
export async function reloadApp(page: Page): Promise<void> {
  await page.reload();
  await appUp(page);
}

async function appUp(page: Page): Promise<void> {
  await showIntent(page);
  await hydrated(page);
}

/** Holds requests back on their way; returns how to let them go on. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const allowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return letGo;
}

/** Fails when the browser keeps anything but the answer on cookies and where the page was scrolled to. */
export async function expectNothingKept(page: Page): Promise<void> {
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
export async function hasPage(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { ___loader: loader } = window as unknown as { ___loader?: { loadPageSync: (path: string) => unknown } };
    return Boolean(loader?.loadPageSync(wanted));
  }, path);
}
