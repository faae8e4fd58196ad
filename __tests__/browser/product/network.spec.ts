import contact from "../../edition/content/pages/contact.json";
import { behaving, completeEntries, expectEntries, fillIn, openForm } from "../support/contact-form";
import { edition, site } from "../support/edition";
import { headerLink } from "../support/shell";
import { expect, hydrated, showIntent, test } from "../support/test";

const heading = { level: 1 } as const;

test("scripts blocked: pages read, links lead on, the menu opens", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await showIntent(page);
  await headerLink(page, "Kontakt").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", heading)).toHaveText("Kontakt");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: site.header.menu.open }).click();
  await page.getByRole("navigation", { name: site.header.menu.label }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("styles blocked after the first paint: the app starts all the same", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  await page.goto("/");
  await hydrated(page);
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
});

test("page data missing: the page comes as a document", async ({ page }) => {
  await page.route("**/page-data/about/**", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/");
  await hydrated(page);
  const loaded = page.waitForEvent("load");
  await headerLink(page, "Über Uns").click();
  await loaded;
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", heading)).not.toHaveText("404");
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
});

test("the script of a page missing: the page comes as a document", async ({ page }) => {
  await page.route("**/component---src-pages-product*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await hydrated(page);
  const loaded = page.waitForEvent("load");
  await headerLink(page, "Produkt").click();
  await loaded;
  await expect(page).toHaveURL("/product");
  await expect(page.getByRole("heading", heading)).toBeVisible();
});

test("pictures missing: their texts stand in their place and nothing moves", async ({ page }) => {
  await page.goto("/blog");
  const height = await page.getByRole("main").evaluate((element) => element.clientHeight);
  await page.route(/\.(avif|webp|png|jpe?g|svg)$/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  expect(await page.getByRole("main").evaluate((element) => element.clientHeight)).toBe(height);
  await expect(page.getByRole("main").getByRole("img").first()).toHaveAccessibleName(/\S{3,}/);
});

test("offline before a click: the page stays and says so, and goes on when the connection is back", async ({
  page,
  context,
}) => {
  await page.goto("/impressum");
  await hydrated(page);
  await context.setOffline(true);
  await headerLink(page, "Über Uns").click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page.getByText(site.offline.text)).toBeVisible();
  await expect(page).toHaveURL("/impressum");
  await expect(page.getByRole("heading", heading)).toHaveText("Impressum");
  await context.setOffline(false);
  await expect(page.getByText(site.offline.title)).toBeHidden();
  await headerLink(page, "Über Uns").click();
  await expect(page).toHaveURL("/about");
});

test("offline in mid-navigation: the page stays, and what was typed stays with it", async ({ page, context }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/page-data/career/page-data.json", async (route) => {
    answer();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  const entries = completeEntries();
  await openForm(page);
  await fillIn(page, entries);
  await headerLink(page, "Career").click();
  await asked;
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expectEntries(page, entries);
});

test("a deploy in the meantime: the visitor goes on in the new build, entries and all", async ({ page }) => {
  const entries = completeEntries();
  await openForm(page);
  await fillIn(page, entries);
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
  await headerLink(page, "Blog").click();
  await loaded;
  await expect(page).toHaveURL("/blog");
  await page.goto("/contact");
  await page.getByLabel(contact.form.fields.name.label).focus();
  await behaving(page);
  await expectEntries(page, entries);
});

test("a missing file answers 404, so that a lost script is not taken for one", async ({ request }) => {
  const app = /"(\/app-[^"]+\.js)"/.exec(edition.html("/"))?.[1] ?? "";
  expect((await request.get(app)).status()).toBe(200);
  expect((await request.get(app.replace("app-", "app-0"))).status()).toBe(404);
});
