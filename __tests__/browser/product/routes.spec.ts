import career from "../../spec-site/content/pages/career.json";
import { clickByMouse, headingOf } from "../support/shell";
import { JOBS } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

/* What the pages say is read in their HTML, in `__tests__/static/product/`. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

// @spec 2.12
test("a path without page shows the not-found page, is answered with 404 and logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  for (const path of ["/support", "/blog/gibt-es-nicht"]) {
    const response = await openApp(page, path);
    expect(response?.status()).toBe(404);
    await expect(headingOf(page)).toHaveText("404");
    await expect(page.getByRole("banner").locator("[aria-current]")).toHaveCount(path.startsWith("/blog/") ? 2 : 0);
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
  }
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("what looks like the button of a card leads where the card leads", async ({ page }) => {
  for (const [path, button, target] of [
    ["/career", career.positions.action, `/career/${JOBS[0]}`],
    ["/blog/vertrieb-skalieren", "Artikel lesen", "/blog/sales-enablement"],
  ] as const) {
    await openApp(page, path);
    const label = page.getByText(button, { exact: true }).first();
    await label.scrollIntoViewIfNeeded();
    await clickByMouse(page, label);
    await expect(page).toHaveURL(target);
  }
});
