import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { type BuiltSite, PATH_WITHOUT_PAGE } from "../../scripts/lib/built-site";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/lib/chromium";
import { CONSENT_STORAGE_KEY } from "../../src/config/constants";

/** What a checker says against a page; the state is what a visitor has done before, or the window. */
export type Finding = { rule: string; page: string; state?: string; place: string };

/** Checks a built site, served like by a host. */
export type Checker = (site: BuiltSite & { origin: string }) => Promise<Finding[]>;

/** The first page of each template, and the not-found page. */
export function pageOfEachKind(site: BuiltSite): string[] {
  const kinds = new Map<string | undefined, string>();
  for (const path of site.paths().reverse()) kinds.set(site.template(path), path);
  return [...kinds.values(), PATH_WITHOUT_PAGE];
}

/** Opens a browser for some work, and closes it whatever happens. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  return work(browser).finally(() => browser.close());
}

/** Opens a page as a visitor who has answered the consent question, unless told otherwise. */
export async function openPage(
  browser: Browser,
  origin: string,
  { hasAnswered = true, ...options }: BrowserContextOptions & { hasAnswered?: boolean } = {},
): Promise<Page> {
  const localStorage = hasAnswered ? [{ name: CONSENT_STORAGE_KEY, value: "declined" }] : [];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const page = await browser.newPage({ locale: "de-DE", reducedMotion: "reduce", storageState, ...options });
  // tsx names functions by this one, which pages lack.
  await page.addInitScript("globalThis.__name = (named) => named");
  return page;
}
