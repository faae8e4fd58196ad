import { enterForm, expectValues, openFilled } from "../support/contact-form";
import { clickHeaderLink, headingOf } from "../support/shell";
import { site } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

test("the data or the script of a page missing: it comes as a document", async ({ page }) => {
  await page.route(/\/page-data\/about\/|\/component---src-pages-product/, (route) =>
    route.fulfill({ status: 404, body: "Not found" }),
  );
  await openApp(page, "/");
  for (const [label, to] of [
    ["Über Uns", "/about"],
    ["Produkt", "/product"],
  ] as const) {
    const loaded = page.waitForEvent("load");
    await clickHeaderLink(page, label, to);
    await loaded;
    await expect(headingOf(page)).not.toHaveText("404");
    await clickHeaderLink(page, "Blog", "/blog");
  }
});

test("offline: the page stays with what was typed, until the connection is back", async ({ page, context }) => {
  const values = await openFilled(page);
  await context.setOffline(true);
  // A page that has not been prefetched.
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page.getByText(site.offline.text)).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expectValues(page, values);
  await context.setOffline(false);
  await expect(page.getByText(site.offline.title)).toBeHidden();
  await clickHeaderLink(page, "Über Uns", "/about");
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
