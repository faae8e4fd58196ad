import login from "../../spec-site/content/pages/login.json";
import { clickHeaderLink, headerLink, headingOf } from "../support/shell";
import { site } from "../support/spec-site";
import { denyStorage, expect, openApp, test } from "../support/test";

test.use({ hasAnsweredConsent: false });

// @spec 6.1
test("Roles: pages open and lead on without storage", { tag: "@spec-6" }, async ({ page }) => {
  await page.addInitScript(denyStorage);
  await openApp(page, "/");
  for (const { label, to } of site.header.navigation.slice(1)) {
    await clickHeaderLink(page, label, to);
    await expect(headingOf(page)).toBeVisible();
  }
  // The banner shows again because nothing can be stored.
  await expect(page.getByRole("region", { name: site.consent.title })).toBeVisible();
});

test("Roles: after a login attempt every page is as it was", { tag: "@spec-6" }, async ({ page }) => {
  const shown = async () => (await page.locator("header, main, footer").allInnerTexts()).join("\n");
  await openApp(page, "/product");
  const before = await shown();
  await headerLink(page, "Login").click();
  await page.getByLabel(login.email).fill("erika@muster.example");
  await page.getByLabel(login.password).fill("geheim-4711");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(login.unavailable.title);
  await clickHeaderLink(page, "Produkt", "/product");
  // A pointer that rests on the item opens its menu.
  await page.mouse.move(640, 600);
  await expect.poll(shown).toBe(before);
});
