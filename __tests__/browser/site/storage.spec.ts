import type { Page } from "@playwright/test";
import { built, documentsOf, pagesToOpen, pagesWithCalculators, settings } from "../support/published-content";
import { expect, freshEmail, openApp, test, triggerAppLoad, waitForHydration } from "../support/test";
import { texts } from "../support/text";

/* What the site keeps in a browser, and what its legal texts say it keeps, are the same. */

const LEGAL_PATHS = documentsOf("LegalDocument").map(({ path }) => path);
const FORM_PATHS = built.paths().filter((path) => /<form[^>]* data-inquiry=/.test(built.html(path)));
/** One page of each template. */
const PAGES = [...new Map(pagesToOpen().map((path) => [built.template(path), path])).values()];
const SECONDS_PER_PAGE = 15;

/** Names in the browser's storages, the values there, and the names of what is noted in the tab's history. */
type StoredItems = { names: Set<string>; values: Set<string>; historyStateKeys: Set<string> };

/** Words in code style in the legal texts; of some they say that nothing of the name is kept. */
type DocumentedItems = { names: string[]; documentedAsAbsent: string[] };

/** Records what is stored when a document begins: some entries only last until its app is there. */
const recordInitialStorage = () =>
  Object.assign(window, {
    foundAtStart: {
      names: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
      historyStateKeys: Object.keys(history.state ?? {}),
    },
  });

/** Adds everything that the browser stores at this moment. */
async function collectStored(page: Page, stored: StoredItems): Promise<void> {
  const found = await page.evaluate(async () => {
    const { foundAtStart } = window as unknown as { foundAtStart: { names: string[]; historyStateKeys: string[] } };
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      names: [
        ...foundAtStart.names,
        ...entries.map(([name]) => name),
        ...databases.map(({ name = "" }) => name),
        ...(await caches.keys()),
        ...workers.map(({ scope }) => scope),
      ],
      values: entries.map(([, value]) => value),
      historyStateKeys: [...foundAtStart.historyStateKeys, ...Object.keys(history.state ?? {})],
    };
  });
  const cookies = await page.context().cookies();
  for (const name of [...found.names, ...cookies.map(({ name }) => name)]) stored.names.add(name);
  for (const value of found.values) stored.values.add(value);
  for (const name of found.historyStateKeys) stored.historyStateKeys.add(name);
}

/** Reads the legal texts. */
async function readLegalTexts(page: Page): Promise<DocumentedItems> {
  const documented: DocumentedItems = { names: [], documentedAsAbsent: [] };
  for (const path of LEGAL_PATHS) {
    await page.goto(path);
    const prose = page.locator(".prose");
    documented.names.push(...(await texts(prose.locator("code"))));
    const denials = prose.locator("p").filter({ hasText: /nicht geschrieben/ });
    documented.documentedAsAbsent.push(...(await texts(denials.locator("code"))));
  }
  return documented;
}

/** Whether a text means this name: `@@scroll|…` stands for all that go on after the bar, with a path or an id. */
function matchesName(documented: string, name: string): boolean {
  const stem = documented.replace(/\|?…$/, "");
  return name === stem || name.startsWith(`${stem}|`);
}

/** Answers the question about cookies, which comes up by itself. */
const answer = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Follows the first link of the header that leads to another page; returns how to go back. */
async function followLink(page: Page): Promise<() => Promise<void>> {
  const here = new URL(page.url()).pathname;
  const links = page.getByRole("banner").locator('a[href^="/"]:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await links.nth(targets.findIndex((target) => target !== here)).click();
  await page.waitForURL(({ pathname }) => pathname !== here);
  return async () => {
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === here);
  };
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
  const fields = formOf(page).locator("input:visible, textarea:visible");
  const kinds = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).inputMode));
  for (const [index, kind] of kinds.entries()) {
    await fields.nth(index).fill(kind === "email" ? freshEmail() : "Eine Eingabe 123");
  }
  for (const list of await formOf(page).locator("button[role=combobox]").all()) {
    await list.click();
    await page.getByRole("option").first().click();
  }
}

test.use({ hasAnsweredConsent: false, contextOptions: { reducedMotion: "reduce" } });

test("the legal texts name exactly what pages store in the browser", async ({ page, baseURL }) => {
  test.setTimeout((PAGES.length + pagesWithCalculators.size + 20) * SECONDS_PER_PAGE * 1000);
  const stored: StoredItems = { names: new Set(), values: new Set(), historyStateKeys: new Set() };
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
  const documented = await readLegalTexts(page);
  expect(documented.names).not.toEqual([]);

  await test.step("before an answer", async () => {
    await openApp(page, "/");
    await scrollToEnd(page);
    await note();
  });

  await test.step("an answer, its reset and the other answer", async () => {
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
      await scrollToEnd(page);
      await note();
      const goBack = await followLink(page);
      await note();
      await goBack();
      await note();
    });
  }

  for (const path of FORM_PATHS) {
    await test.step(`the form of ${path}`, async () => {
      await openApp(page, path);
      await enterForm(page);
      await fillWholeForm(page);
      await note();
      const goBack = await followLink(page);
      await note();
      await goBack();
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

  const found = [...stored.names, ...stored.historyStateKeys];
  const isDocumented = (name: string) => documented.names.some((said) => matchesName(said, name));
  const isStored = (said: string) => stored.values.has(said) || found.some((name) => matchesName(said, name));
  expect
    .soft(
      [...stored.names].filter((name) => !isDocumented(name)),
      "stored, but not documented",
    )
    .toEqual([]);
  const untrue = documented.names.filter((said) => !documented.documentedAsAbsent.includes(said) && !isStored(said));
  expect.soft(untrue, "documented, but not stored").toEqual([]);
  expect.soft(documented.documentedAsAbsent.filter(isStored), "stored, though the text says it is not").toEqual([]);
});
