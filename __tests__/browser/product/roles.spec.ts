import { clickHeaderLink, consentBanner, headingOf } from "../support/shell";
import { site } from "../support/spec-site";
import { denyStorage, expect, openApp, test } from "../support/test";

test.use({ hasAnsweredConsent: false });

// @spec 6.1
test("Roles: pages open and lead on without storage", { tag: "@spec-6" }, async ({ page }) => {
  await page.addInitScript(denyStorage);
  await openApp(page, "/");
  for (const { label, to } of site.header.navigation.slice(-2)) {
    await clickHeaderLink(page, label, to);
    await expect(headingOf(page)).toBeVisible();
  }
  // The banner shows again because nothing can be stored.
  await expect(consentBanner(page)).toBeVisible();
});
