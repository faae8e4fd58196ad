import type { Locator } from "@playwright/test";
import home from "../../spec-site/content/pages/home.json";
import { contrast } from "../support/contrast";
import { headerLink } from "../support/shell";
import { ARTICLES } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

/* With few colours of the visitor's own, what is told by a colour is told otherwise, too. */

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

/** The ground of the dark colours that Chromium forces. */
const GROUND = "rgb(0, 0, 0)";

const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

test("letters, lines and dots of charts stand out from the ground", { tag: "@rare" }, async ({ page }) => {
  for (const slug of ARTICLES) {
    await openApp(page, `/blog/${slug}`);
    const painted = await page.locator(".chart svg").evaluateAll((drawings) =>
      drawings
        .flatMap((drawing) => [...drawing.querySelectorAll("text, path, line, circle, rect:not(.chart-track)")])
        .map((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return [`${part.tagName} ${part.textContent}`, part.matches("path, line") ? stroke : fill] as const;
        }),
    );
    // Letters that have no room are painted in no colour.
    const lost = painted.filter(
      ([, colour]) => colour !== "none" && (colour.endsWith(", 0)") || contrast(colour, GROUND) < 4.5),
    );
    expect(lost, slug).toEqual([]);
  }
});

test("buttons have a shape, the current page and the agent's leads a mark, picks a tick", {
  tag: "@rare",
}, async ({ page }) => {
  await openApp(page, "/");
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("main").getByRole("link", { name: home.hero.primary.label, exact: true });
  await expect(button.first()).toHaveCSS("outline-style", "solid");
  const bar = page.getByRole("main").locator("[aria-hidden=true] > .bg-signal").first();
  expect(await backgroundOf(bar)).not.toBe(await backgroundOf(page.locator("body")));

  const { game } = home;
  const group = page.getByRole("group", { name: game.title });
  const rowOf = (reason: boolean) =>
    group.locator("label").nth(game.leads.findIndex((lead) => Boolean(lead.reason) === reason));
  for (const index of [0, 1, 2]) await group.locator("label").nth(index).locator("b").click();
  await expect(group.locator(":checked").first()).toHaveCSS("clip-path", "none");
  await expect(group.getByRole("checkbox").first()).not.toHaveCSS("appearance", "none");
  expect(await backgroundOf(rowOf(true))).not.toBe(await backgroundOf(rowOf(false)));

  await headerLink(page, "Über Uns").click();
  await expect(page).toHaveURL("/about");
  const mark = () =>
    headerLink(page, "Über Uns").evaluate((link) => getComputedStyle(link, "::after").forcedColorAdjust);
  await expect.poll(mark).toBe("none");
});
