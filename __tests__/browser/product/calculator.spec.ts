import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { PHONE } from "../support/shell";
import { expect, expectAccessible, holdRequests, openApp, test } from "../support/test";

/* No text of the fixture site has a calculator: one is put at the end of an article, as the build would write it. */

const ARTICLE = "/blog/digital-sales";
const TEXT = '<Calculator name="visit" visitCost="500" callCost="100" visitChance="54" callChance="50" winRate="25" />';

const PRINT = "__tests__/browser/support/print-text-html.ts";
const worked = execFileSync(process.execPath, ["--import", "tsx", PRINT, TEXT], { encoding: "utf8" });

test.beforeEach(async ({ context }) => {
  await context.route(new RegExp(`${ARTICLE}$`), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The app does not compare a text with its own copy of it.
    const body = html.replace(/(?:<\/div>){4}<\/article>/, (end) => worked + end);
    if (!body.includes(worked)) throw new Error("The article has no place for a calculator.");
    await route.fulfill({ response, body });
  });
});

const figure = (page: Page) => page.getByRole("figure", { name: "Ab wann sich der Besuch lohnt" });
const field = (page: Page, name = "Kosten eines Besuchs") => page.getByRole("textbox", { name, exact: true });
const sentence = (page: Page) => figure(page).locator(".calculator-sentence");

test("its code comes when it is near and moves nothing; it answers by keyboard and is accessible", async ({ page }) => {
  await page.setViewportSize(PHONE);
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/calculator-")) requests += 1;
  });
  const release = await holdRequests(page, "**/calculator-visit-*.js");
  await openApp(page, ARTICLE);
  await page.waitForLoadState("networkidle");
  expect(requests).toBe(0);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(sentence(page)).toContainText("Ein Besuch lohnt sich ab 40.000 €");
  const places = () =>
    figure(page)
      .locator("h3, .calculator-live > *, .calculator-results > *, .calculator-entry")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return [part.classList.item(0), Math.round(top), Math.round(height)];
        }),
      );
  const before = await places();
  release();
  await expect(field(page)).toBeVisible();
  expect(await places()).toEqual(before);
  expect(requests).toBe(1);

  await field(page).fill("1.300");
  await page.keyboard.press("Tab");
  await expect(figure(page).getByRole("status")).toContainText("ab 120.000 €");
  const second = field(page, "Kosten eines Videotermins");
  await expect(second).toBeFocused();
  await page.keyboard.type("viel");
  await page.keyboard.press("Tab");
  await expect(second).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
  await expectAccessible(page);
});
