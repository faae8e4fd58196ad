import type { Page } from "@playwright/test";
import { CLOSED_NOTICE_STORAGE_KEY } from "../../../src/config/constants";
import { built, documentsOf, pagesToOpen, pagesWithCalculators, settings } from "../support/published-content";
import { expect, freshEmail, openApp, test, triggerAppLoad, waitForHydration } from "../support/test";
import { texts } from "../support/text";

/* What the site keeps in a browser, and what its legal texts say it keeps, are the same. */

const LEGAL_PATHS = documentsOf("LegalDocument").map(({ path }) => path);
const FORM_PATHS = built.paths().filter((path) => /<form[^>]* data-inquiry=/.test(built.html(path)));
/** One page of each template. */
const PAGES = [...new Map(pagesToOpen.map((path) => [built.template(path), path])).values()];
const SECONDS_PER_PAGE = 15;

/** Names in the browser's storages, the values there, and the names of what is noted in the tab's history. */
type Stored = Record<"names" | "values" | "historyKeys", Set<string>>;

/** Records what is stored when a document begins: some entries only last until its app is there. */
const recordInitialStorage = () =>
  Object.assign(window, {
    foundAtStart: {
      names: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
      historyKeys: Object.keys(history.state ?? {}),
    },
  });

/** Adds everything that the browser stores at this moment. */
async function collectStored(page: Page, stored: Stored): Promise<void> {
  const found = await page.evaluate(async () => {
    const atStart = Reflect.get(window, "foundAtStart") as Record<"names" | "historyKeys", string[]>;
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      names: [
        ...[...atStart.names, ...entries.map(([name]) => name), ...(await caches.keys())],
        ...[...databases.map(({ name = "" }) => name), ...workers.map(({ scope }) => scope)],
      ],
      values: entries.map(([, value]) => value),
      historyKeys: [...atStart.historyKeys, ...Object.keys(history.state ?? {})],
    };
  });
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  for (const name of [...found.names, ...cookies]) stored.names.add(name);
  for (const value of found.values) stored.values.add(value);
  for (const name of found.historyKeys) stored.historyKeys.add(name);
}

/** Words in code style in the legal texts; of those that are denied they say that nothing of the name is kept. */
async function readLegalTexts(page: Page): Promise<{ named: string[]; denied: string[] }> {
  const [named, denied]: [string[], string[]] = [[], []];
  for (const path of LEGAL_PATHS) {
    await page.goto(path);
    const denials = page.locator(".prose p").filter({ hasText: /nicht geschrieben/ });
    named.push(...(await texts(page.locator(".prose code"))));
    denied.push(...(await texts(denials.locator("code"))));
  }
  return { named, denied };
}

/** Whether a text means this name: `@@scroll|…` stands for all that go on after the bar, with a path or an id. */
function matchesName(said: string, name: string): boolean {
  const stem = said.replace(/\|?…$/, "");
  return name === stem || name.startsWith(`${stem}|`);
}

/** Answers the question about cookies, which comes up by itself. */
const answer = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

/** Follows the first link of the header that leads to another page, and comes back; notes what is stored each time. */
async function goAndComeBack(page: Page, note: () => Promise<void>): Promise<void> {
  const here = new URL(page.url()).pathname;
  await note();
  await page.locator(`header a[href^="/"]:visible:not([href="${here}"])`).first().click();
  await page.waitForURL(({ pathname }) => pathname !== here);
  await note();
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === here);
}

const formOf = (page: Page) => page.locator("form[data-inquiry]");

/** Goes into the form and waits for its behaviour, without which the browser would send it. */
async function enterForm(page: Page): Promise<void> {
  await formOf(page).locator("input:visible").first().focus();
  await expect(formOf(page)).toHaveAttribute("novalidate", "");
  // The form's own list takes the place of the browser's.
  await expect(formOf(page).locator("select:not([aria-hidden])")).toHaveCount(0);
}

/** Fills in every field of the form that a visitor sees. */
async function fillWholeForm(page: Page): Promise<void> {
  for (const field of await formOf(page).locator("input:visible, textarea:visible").all()) {
    const isEmail = (await field.getAttribute("inputmode")) === "email";
    await field.fill(isEmail ? freshEmail() : "Eine Eingabe 123");
  }
  for (const list of await formOf(page).locator("button[role=combobox]").all()) {
    await list.click();
    await page.getByRole("option").first().click();
  }
}

test.use({ hasAnsweredConsent: false, contextOptions: { reducedMotion: "reduce" } });

test("the legal texts name exactly what pages store in the browser", async ({ page, baseURL }) => {
  test.setTimeout((PAGES.length + pagesWithCalculators.size + 20) * SECONDS_PER_PAGE * 1000);
  const stored: Stored = { names: new Set(), values: new Set(), historyKeys: new Set() };
  const note = () => collectStored(page, stored);
  await page.addInitScript(recordInitialStorage);
  // Of other sites, there is only the form service: whichever this build names, nothing reaches it.
  await page.route(
    ({ origin }) => origin !== baseURL,
    async (route) => {
      // While the inquiry is on its way.
      await note();
      await route.fulfill({ json: { success: true }, headers: { "access-control-allow-origin": "*" } });
    },
  );
  const { named, denied } = await readLegalTexts(page);
  expect(named).not.toEqual([]);

  await test.step("before an answer, after it, its reset and the other answer", async () => {
    await openApp(page, "/");
    await note();
    await answer(page, settings.consent.accept);
    await note();
    for (const path of LEGAL_PATHS) {
      await openApp(page, path);
      const reset = page.locator(".prose > button");
      if ((await reset.count()) === 0) continue;
      await reset.click();
      await answer(page, settings.consent.decline);
      await note();
    }
  });

  for (const path of PAGES) {
    await test.step(path, async () => {
      await openApp(page, path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await goAndComeBack(page, note);
      await note();
    });
  }

  await openApp(page, "/");
  const notice = page.locator("[data-notice]");
  const hasNotice = (await notice.count()) > 0;
  if (hasNotice) {
    await notice.getByRole("button").click();
    await expect(notice).toHaveCount(0);
    await note();
  }

  for (const path of FORM_PATHS) {
    await test.step(`the form of ${path}`, async () => {
      await openApp(page, path);
      await enterForm(page);
      await fillWholeForm(page);
      await goAndComeBack(page, note);
      await enterForm(page);
      await formOf(page).locator("button[type=submit]").click();
      await expect(formOf(page).locator("[data-outcome=sent]")).toBeVisible();
      await note();
    });
  }

  for (const path of pagesWithCalculators.values()) {
    await test.step(`the calculators of ${path}`, async () => {
      await openApp(page, path);
      for (const calculator of await page.locator("figure[data-calculator]").all()) {
        await calculator.scrollIntoViewIfNeeded();
        await calculator.getByRole("textbox").first().fill("1");
      }
      await note();
    });
  }

  await test.step("a new build while somebody is here", async () => {
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "new" } }),
    );
    let loads = 0;
    const loadedAgain = page.waitForEvent("load", () => ++loads === 2);
    await page.goto("/");
    await triggerAppLoad(page);
    await loadedAgain;
    await triggerAppLoad(page);
    await waitForHydration(page);
    await note();
  });

  const isNamed = (name: string) => named.some((said) => matchesName(said, name));
  const found = [...stored.names, ...stored.historyKeys];
  const isStored = (said: string) => stored.values.has(said) || found.some((name) => matchesName(said, name));
  // Of a notice, the texts say what is kept when there is one.
  if (!hasNotice) found.push(CLOSED_NOTICE_STORAGE_KEY);
  const untrue = named.filter((said) => !denied.includes(said) && !isStored(said));
  expect
    .soft(
      [...stored.names].filter((name) => !isNamed(name)),
      "stored, but not documented",
    )
    .toEqual([]);
  expect.soft(untrue, "documented, but not stored").toEqual([]);
  expect.soft(denied.filter(isStored), "stored, though the text says it is not").toEqual([]);
});
