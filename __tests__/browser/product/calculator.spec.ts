import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { contents } from "../../fixture-site/content/pages/article.json";
import * as form from "../support/contact-form";
import { PHONE } from "../support/shell";
import { expect, expectAccessible, holdRequests, openApp, reloadApp, test } from "../support/test";

/* No text of the fixture site has a calculator: one is put at the end of an article, as the build would write it. */

const ARTICLE = "/blog/digital-sales";
const TEXT = '<Calculator name="visit" visitCost="500" callCost="100" visitChance="54" callChance="50" winRate="25" />';
const HASH = "#rechnung-visit&visitCost=900&callCost=100&visitChance=54&callChance=50&winRate=25&handlingCost=0&ende";

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
  // On the way back, the app takes the text from here.
  await context.route(`**/page-data${ARTICLE}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    data.result.data.article.html += worked;
    await route.fulfill({ response, json: data });
  });
});

const figure = (page: Page) => page.getByRole("figure", { name: "Ab wann sich der Besuch lohnt" });
const field = (page: Page, name = "Kosten eines Besuchs") => page.getByRole("textbox", { name, exact: true });
const sentence = (page: Page) => figure(page).locator(".calculator-sentence");
const action = (page: Page, name: string) => figure(page).getByRole("link", { name, exact: true });

/** Opens the article, scrolls to the calculator and waits until it is interactive. */
async function openLive(page: Page, address = ARTICLE): Promise<void> {
  await openApp(page, address);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeVisible();
}

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

test("a link opens its calculation; an inquiry has it as its message; after it, a reload and Back, it is there again", async ({
  page,
}) => {
  await openLive(page, ARTICLE + HASH);
  await expect(field(page)).toHaveValue("900");
  await expect(figure(page)).toBeInViewport();
  await field(page).fill("700 €");
  await action(page, "Mit dieser Rechnung anfragen").click();
  await expect(page).toHaveURL("/contact#form");
  await form.waitForEnhancement(page);
  const begin = /^Meine Rechnung „Ab wann sich der Besuch lohnt“:\n- Kosten eines Besuchs: 700 €\n/;
  await expect(form.fieldOf(page, "message")).toHaveValue(begin);
  await page.goBack();
  await expect(figure(page)).toBeInViewport();
  await expect(field(page)).toHaveValue("700 €");
  await reloadApp(page);
  await expect(field(page)).toHaveValue("700 €");
  await page.getByRole("navigation", { name: contents }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(ARTICLE + HASH);
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE + HASH);
  await expect(field(page)).toHaveValue("700 €");
  await expect(sentence(page)).toContainText("ab 60.000 €");
});
