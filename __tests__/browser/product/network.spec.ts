import { enterForm, expectValues, openFilled } from "../support/contact-form";
import { clickHeaderLink, headerLink, headingOf, menuToggle, mobileMenu, PHONE } from "../support/shell";
import { site, specSite } from "../support/spec-site";
import { expect, openApp, test, triggerAppLoad, waitForHydration } from "../support/test";

test("scripts blocked: pages can be read, links work, the menu opens", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await triggerAppLoad(page);
  await clickHeaderLink(page, "Kontakt", "/contact");
  await expect(headingOf(page)).toHaveText("Kontakt");
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  await mobileMenu(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("styles blocked after the first paint: the app starts all the same", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  await page.goto("/");
  await waitForHydration(page);
  await clickHeaderLink(page, "Blog", "/blog");
});

for (const [what, files, label, to] of [
  ["page data", "**/page-data/about/**", "Über Uns", "/about"],
  ["the script of a page", "**/component---src-pages-product*.js", "Produkt", "/product"],
] as const) {
  test(`${what} missing: the page comes as a document`, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
    await openApp(page, "/");
    const loaded = page.waitForEvent("load");
    await clickHeaderLink(page, label, to);
    await loaded;
    await expect(headingOf(page)).not.toHaveText("404");
    await clickHeaderLink(page, "Blog", "/blog");
  });
}

test("pictures missing: their texts stand in their place and nothing moves", async ({ page }) => {
  await page.goto("/blog");
  const height = await page.getByRole("main").evaluate((element) => element.clientHeight);
  await page.route(/\.(avif|webp|png|jpe?g|svg)$/, (route) => route.abort());
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByRole("main").evaluate((element) => element.clientHeight)).toBe(height);
  await expect(page.getByRole("main").getByRole("img").first()).toHaveAccessibleName(/\S{3,}/);
});

test("offline before a click: the page stays, says so, and goes on with the connection", async ({ page, context }) => {
  await openApp(page, "/impressum");
  await context.setOffline(true);
  await headerLink(page, "Über Uns").click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page.getByText(site.offline.text)).toBeVisible();
  await expect(page).toHaveURL("/impressum");
  await expect(headingOf(page)).toHaveText("Impressum");
  await context.setOffline(false);
  await expect(page.getByText(site.offline.title)).toBeHidden();
  await clickHeaderLink(page, "Über Uns", "/about");
});

test("offline in mid-navigation: the page stays, and what was typed stays with it", async ({ page, context }) => {
  await page.route("**/page-data/career/page-data.json", async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  const values = await openFilled(page);
  const asked = page.waitForRequest("**/page-data/career/page-data.json");
  await headerLink(page, "Career").click();
  await asked;
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expectValues(page, values);
});

test("after a deploy, the next page comes from the new build and form values are kept", async ({ page }) => {
  const values = await openFilled(page);
  // From now on the server has a new build, which this document does not know; the next one comes from it.
  let isStale = true;
  await page.route("**/page-data/**/*.json", async (route) => {
    if (!isStale) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), webpackCompilationHash: "new" } });
  });
  await page.route("**/blog", (route) => {
    isStale = false;
    return route.continue();
  });
  const loaded = page.waitForEvent("load");
  await clickHeaderLink(page, "Blog", "/blog");
  await loaded;
  await page.goto("/contact");
  await enterForm(page);
  await expectValues(page, values);
});

test("a missing file answers 404", async ({ request }) => {
  const app = /"(\/app-[^"]+\.js)"/.exec(specSite.html("/"))?.[1] ?? "";
  expect((await request.get(app)).status()).toBe(200);
  expect((await request.get(app.replace("app-", "app-0"))).status()).toBe(404);
});
