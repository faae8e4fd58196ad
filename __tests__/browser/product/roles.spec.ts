import login from "../../edition/content/pages/login.json";
import { site } from "../support/edition";
import { expect, hydrated, showIntent, test } from "../support/test";

test.use({ decided: false });

test.describe("where the browser keeps nothing", () => {
  test("Roles: pages open and lead on without storage", { tag: "@spec-6" }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException("Denied", "SecurityError");
          },
        });
      }
    });
    await page.goto("/");
    await showIntent(page);
    await hydrated(page);
    for (const { label, to } of site.header.navigation.slice(1)) {
      await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // Offered to everybody again, for nothing can be kept.
    await expect(page.getByRole("region", { name: site.consent.title })).toBeVisible();
  });
});

test("Roles: the login submits nothing, stores nothing and leads nowhere", { tag: "@spec-6" }, async ({ page }) => {
  await page.goto("/login");
  await showIntent(page);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.getByLabel(login.email).fill("erika@muster.example");
  await page.getByLabel(login.password).fill("geheim-4711");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(login.unavailable.title);
  await page.getByLabel(login.password).press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(site.company.email);
  await expect(page).toHaveURL("/login");
  expect(requests).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/erika|4711/);
});

test("Roles: after a login attempt every page is as it was", { tag: "@spec-6" }, async ({ page }) => {
  const shown = async () => (await page.locator("header, main, footer").allInnerTexts()).join("\n");
  await page.goto("/product");
  await showIntent(page);
  await hydrated(page);
  const before = await shown();
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await page.getByLabel(login.email).fill("erika@muster.example");
  await page.getByLabel(login.password).fill("geheim-4711");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(login.unavailable.title);
  await page.getByRole("banner").getByRole("link", { name: "Produkt", exact: true }).click();
  await expect(page).toHaveURL("/product");
  // A pointer that rests on the item opens its menu.
  await page.mouse.move(640, 600);
  await expect.poll(shown).toBe(before);
});
