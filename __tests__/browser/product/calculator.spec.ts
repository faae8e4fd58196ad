import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { contents } from "../../spec-site/content/pages/article.json";
import * as form from "../support/contact-form";
import { headerLink, PHONE, scrollPosition, twoFrames } from "../support/shell";
import { specSite } from "../support/spec-site";
import {
  expect,
  expectAccessible,
  holdRequests,
  openApp,
  storedInquiries,
  test,
  triggerAppLoad,
  waitForHydration,
} from "../support/test";

/* No text of the spec site has a calculator: one is put at the end of an article, as the build would write it. */

const ARTICLE = "/blog/digital-sales";
const TEXT = '<Calculator name="visit" visitCost="500" callCost="100" visitChance="54" callChance="50" winRate="25" />';
const HASH = "#rechnung-visit&visitCost=900&callCost=100&visitChance=54&callChance=50&winRate=25&handlingCost=0&ende";
const CODE = "**/calculator-visit-*.js";
const MOST_CODE = 6.4 * 1024;
const PAYLOAD_EXTRAS = ["access_key", "subject"];

const worked = execFileSync(
  process.execPath,
  ["--import", "tsx", "__tests__/browser/support/print-text-html.ts", TEXT],
  {
    encoding: "utf8",
  },
);

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

test("the code of each calculator keeps its budget", () => {
  const { namedChunkGroups } = JSON.parse(readFileSync(path.join(specSite.folder, "webpack.stats.json"), "utf8"));
  const groups = Object.entries<{ assets: { name: string }[] }>(namedChunkGroups);
  const sizes = groups
    .filter(([name]) => name.startsWith("calculator-"))
    .map(([name, { assets }]) => {
      const files = assets.map((asset) => readFileSync(path.join(specSite.folder, asset.name)));
      return [name, files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)] as const;
    });
  expect(sizes).toHaveLength(6);
  expect(sizes.filter(([, size]) => size > MOST_CODE)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a calculator is a worked example, and is printed", async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(sentence(page)).toContainText("Ein Besuch lohnt sich ab 40.000 €");
    await expect(figure(page).getByRole("textbox")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(sentence(page)).toBeVisible();
    await expect(action(page, "Link zu dieser Rechnung")).toBeHidden();
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px nothing of a calculator moves when its code comes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, CODE);
    await openApp(page, ARTICLE);
    await figure(page).scrollIntoViewIfNeeded();
    const places = () =>
      figure(page).evaluate((element) =>
        [...element.querySelectorAll("h3, .calculator-live > *, .calculator-results > *, .calculator-entry")].map(
          (part) => {
            const { top, height } = part.getBoundingClientRect();
            return [part.classList.item(0), Math.round(top), Math.round(height)];
          },
        ),
      );
    const before = await places();
    release();
    await expect(field(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

const mainFigure = (page: Page) => figure(page).locator(".calculator-main");
/** Goes to the last field, scrolling to it. */
async function goToLastField(page: Page): Promise<void> {
  await field(page).focus();
  await field(page, "Kosten einer weiteren Verkaufschance").focus();
}

test("the main figure stays in view while one types, and covers no field", async ({ page }) => {
  await openLive(page);
  await test.step("beside the fields", async () => {
    // So low that the last field and the top of the calculator do not fit into it.
    await page.setViewportSize({ width: 1024, height: 420 });
    await goToLastField(page);
    await expect(mainFigure(page)).toBeInViewport({ ratio: 1 });
    const [figures, container] = [await figure(page).boundingBox(), await page.locator("h1").boundingBox()];
    expect(figures?.x).toBe(container?.x);
  });
  await test.step("above the fields of a phone", async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await goToLastField(page);
    for (let fields = await figure(page).getByRole("textbox").count(); fields > 0; fields -= 1) {
      const covered = await mainFigure(page).evaluate((main) => main.getBoundingClientRect().bottom);
      await expect(mainFigure(page)).toBeInViewport({ ratio: 1 });
      const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(focused).toBeGreaterThanOrEqual(covered);
      await page.keyboard.press("Shift+Tab");
    }
  });
  await test.step("not where a window is low", async () => {
    await page.setViewportSize({ width: 320, height: 380 });
    await goToLastField(page);
    await expect(mainFigure(page)).not.toBeInViewport();
  });
});

test("the table of contents is above a calculator while it has the focus", async ({ page }) => {
  await openLive(page);
  const link = page.getByRole("navigation", { name: contents }).getByRole("link").first();
  const isSeen = () =>
    link.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + height / 2) === element;
    });
  await page.mouse.move(900, 400);
  await page.evaluate(() => document.querySelector("[data-calculator]")?.scrollIntoView({ block: "start" }));
  expect(await isSeen()).toBe(false);
  await page.keyboard.press("Shift");
  await link.focus();
  expect(await isSeen()).toBe(true);
});

test("a calculator's code is loaded near the viewport; if that fails, the static example stays", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const comes = () => asked.filter((name) => name.includes("/calculator-"));
  await openApp(page, ARTICLE);
  await page.waitForLoadState("networkidle");
  expect(comes()).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeVisible();
  expect(comes()).toHaveLength(1);
});

test("a calculator answers by keyboard alone, says what is wrong, and has no faults that axe finds", async ({
  page,
}) => {
  await openLive(page);
  await field(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1.300");
  await expect(sentence(page)).toContainText("ab 120.000 €");
  await page.keyboard.press("Tab");
  await expect(figure(page).getByRole("status")).toContainText("ab 120.000 €");
  await expect(field(page, "Kosten eines Videotermins")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("viel");
  await page.keyboard.press("Tab");
  await expect(field(page, "Kosten eines Videotermins")).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
  await expectAccessible(page);
});

test("the same calculation opens in another tab", async ({ page, context, browserName }) => {
  if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page);
  await field(page).fill("900");
  await action(page, "Link zu dieser Rechnung").click();
  await expect(page).toHaveURL(ARTICLE + HASH);
  await expect(page.getByText("Link zu dieser Rechnung kopiert")).toBeVisible();
  // The page is the same: its heading is not announced over the message.
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  const otherTab = await context.newPage();
  await openApp(otherTab, ARTICLE + HASH);
  await expect(field(otherTab)).toHaveValue("900");
});

test("the link that the build wrote has the numbers, too", async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await openApp(page, ARTICLE);
  await action(page, "Link zu dieser Rechnung").click();
  await expect(page).toHaveURL(ARTICLE + HASH.replace("900", "500"));
  release();
  await expect(field(page)).toHaveValue("500");
});

test("what was entered is there again after the contact form, the contents, a reload and a link that comes back", async ({
  page,
}) => {
  await openLive(page, ARTICLE + HASH);
  await field(page).fill("700 €");
  await test.step("Back from the contact form", async () => {
    await action(page, "Mit dieser Rechnung anfragen").click();
    await page.waitForURL(({ pathname }) => pathname === "/contact");
    await page.goBack();
    await expect(figure(page)).toBeInViewport();
    await expect(field(page)).toHaveValue("700 €");
  });
  await test.step("a reload", async () => {
    await page.reload();
    await triggerAppLoad(page);
    await waitForHydration(page);
    await expect(field(page)).toHaveValue("700 €");
  });
  await test.step("the contents, and Back to the link", async () => {
    await page.getByRole("navigation", { name: contents }).getByRole("link").first().click();
    await expect(page).not.toHaveURL(ARTICLE + HASH);
    await page.goBack();
    await expect(page).toHaveURL(ARTICLE + HASH);
    await expect(field(page)).toHaveValue("700 €");
    await expect(sentence(page)).toContainText("ab 60.000 €");
  });
});

test("Back to a page with a link's calculation leads to where it was left", async ({ page }) => {
  await openLive(page, ARTICLE + HASH);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -900);
  await expect(figure(page)).not.toBeInViewport();
  await twoFrames(page);
  const left = await scrollPosition(page);
  await headerLink(page, "Produkt").click();
  await expect(page).toHaveURL("/product");
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE + HASH);
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(left);
});

test("a link that is pasted into the open page brings the calculation, before and after its code has come", async ({
  page,
}) => {
  await openApp(page, ARTICLE);
  await page.goto(ARTICLE + HASH);
  await expect(field(page)).toHaveValue("900");
  await expect(figure(page)).toBeInViewport();
  await field(page).fill("700");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(figure(page)).not.toBeInViewport();
  await page.goto(ARTICLE + HASH.replace("900", "1300"));
  await expect(field(page)).toHaveValue("1.300");
  await expect(figure(page)).toBeInViewport();
});

test("while an entry is refused, no table has other numbers than the fields show", async ({ page }) => {
  await openLive(page);
  await field(page).fill("viel");
  let downloads = 0;
  page.on("download", () => downloads++);
  await action(page, "Als Tabelle").click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
  await field(page).fill("900");
  const coming = page.waitForEvent("download");
  await action(page, "Als Tabelle").click();
  await coming;
  expect(downloads).toBe(1);
});

test("a calculation is a table for a German Excel", async ({ page }) => {
  await openLive(page);
  const coming = page.waitForEvent("download");
  await action(page, "Als Tabelle").click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("rechnung-visit.csv");
  const table = readFileSync(await download.path(), "utf8");
  expect(table).toMatch(/^\ufeff"Ab wann sich der Besuch lohnt"\r\n"Kosten eines Besuchs";"500";"€"\r\n/);
});

test("an inquiry has the calculation as its message, to be seen and changed, and no other field", async ({ page }) => {
  await openLive(page);
  await action(page, "Mit dieser Rechnung anfragen").click();
  await expect(page).toHaveURL("/contact#form");
  await form.waitForEnhancement(page);
  const begin = /^Meine Rechnung „Ab wann sich der Besuch lohnt“:\n- Kosten/;
  await expect(form.fieldOf(page, "message")).toHaveValue(begin);
  // From a document that did not come over the network, browsers let nothing be sent to this machine.
  await form.openForm(page);
  await expect(form.fieldOf(page, "message")).toHaveValue(begin);
  const { message, ...others } = form.completeValues();
  await form.fillIn(page, others);
  await form.fieldOf(page, "message").press("ControlOrMeta+End");
  await page.keyboard.type(` ${message}`);
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  const [stored] = storedInquiries(others.email);
  const names = [...Object.keys(form.NO_VALUES), ...PAYLOAD_EXTRAS];
  expect(Object.keys(stored?.fields ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  expect(stored?.fields.message).toContain(message);
});

test("an inquiry opens in another tab with the calculation as its message", async ({ page, context }) => {
  await openLive(page);
  await field(page).fill("900");
  const opening = context.waitForEvent("page");
  await action(page, "Mit dieser Rechnung anfragen").click({ modifiers: ["ControlOrMeta"] });
  const otherTab = await opening;
  await triggerAppLoad(otherTab);
  await form.waitForEnhancement(otherTab);
  await expect(form.fieldOf(otherTab, "message")).toHaveValue(/^Meine Rechnung „.*“:\n- Kosten eines Besuchs: 900 €\n/);
});
