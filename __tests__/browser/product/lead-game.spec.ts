import type { Locator, Page } from "@playwright/test";
import home from "../../fixture-site/content/pages/home.json";
import { boundsOf, clickHeaderLink, PHONE, scrollPosition } from "../support/shell";
import { expect, expectAccessible, openApp, reloadApp, tabTo, test } from "../support/test";

const { game } = home;
const agentLeads = game.leads.flatMap(({ reason }, index) => (reason ? [index] : []));
const [agents = 0, , lastOfAgents = 0] = agentLeads;
const otherLeads = game.leads.flatMap(({ reason }, index) => (reason ? [] : [index]));

const group = (page: Page): Locator => page.getByRole("group", { name: game.title });
const boxes = (page: Page): Locator => group(page).getByRole("checkbox");
const label = (page: Page, index: number): Locator => group(page).locator("label").nth(index);
const solution = (page: Page): Locator => page.getByRole("heading", { level: 3, name: game.solution });
const beams = (page: Page): Locator => group(page).locator(".lead-game-beam").filter({ visible: true });
const checked = (page: Page): Locator => group(page).locator(":checked");
const reset = (page: Page): Locator => page.getByRole("button", { name: game.again, includeHidden: true });

async function expectVerdict(page: Page, text: string): Promise<void> {
  for (const other of game.verdicts)
    await expect(page.getByText(other, { exact: true })).toBeVisible({ visible: other === text });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by mouse: the third pick shows the agent's in place of the rows, and how many were right; boats are picked like rows", async ({
  page,
}) => {
  await openApp(page, "/");
  for (const [correct, picks] of [otherLeads.slice(0, 3), [agents, ...otherLeads.slice(0, 2)]].entries()) {
    const [first = 0, second = 0, third = 0] = picks;
    await label(page, first).locator("svg").click();
    await label(page, second).locator("b").click();
    await expect(solution(page)).toBeHidden();
    await expect(page.getByText(game.hint)).toBeVisible();
    await expect(beams(page)).toHaveCount(0);
    await label(page, third).locator("b").click();
    await expect(solution(page)).toBeVisible();
    await expect(page.getByText(game.leads[agents]?.reason ?? "")).toBeVisible();
    await expect(label(page, third).locator("b")).toBeHidden();
    await expect(beams(page)).toHaveCount(3);
    await expectVerdict(page, game.verdicts[correct] ?? "");
    // By coordinates: Playwright would wait for a target that takes presses.
    const { x, y, width, height } = await boundsOf(label(page, lastOfAgents).locator("svg"));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(checked(page)).toHaveCount(3);
    await reset(page).click();
    await expect(checked(page)).toHaveCount(0);
    await expect(solution(page)).toBeHidden();
    await expect(reset(page)).toBeFocused();
  }
});

test("by keyboard: Space picks, Enter does nothing; after the third, the next stop is the action", async ({ page }) => {
  await openApp(page, "/");
  for (const index of [0, 2, 5]) {
    await tabTo(page, boxes(page).nth(index));
    await page.keyboard.press("Enter");
    await expect(boxes(page).nth(index)).not.toBeChecked();
    if (index < 5) {
      await page.keyboard.press("Space");
      await expect(label(page, index).locator(".lead-game-row")).toHaveCSS("outline-style", "solid");
    }
  }
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/");
  await expectVerdict(page, game.verdicts[2] ?? "");
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: game.action.label })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: game.copy })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(reset(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(solution(page)).toBeHidden();
});

test("what else was picked stands below the agent's leads; the result can be copied with the game's address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openApp(page, "/");
  const [miss = 0, other = 0] = otherLeads;
  for (const index of [agents, miss, lastOfAgents]) await label(page, index).locator("b").click();
  const lineOf = (index: number) =>
    group(page).getByText(`${game.leads[index]?.company}: ${game.leads[index]?.signal}`);
  await expect(lineOf(miss)).toBeVisible();
  await expect(lineOf(other)).toBeHidden();
  await page.getByRole("button", { name: game.copy }).click();
  await expect(page.getByRole("status").getByText(game.copied)).toBeVisible();
  const url = new URL("/#zuerst", page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`2 ${game.score}: ${game.verdicts[2]} ${url}`);
});

test("picks outlive the game's button, a reload and Back; those that are taken back do not", async ({ page }) => {
  await openApp(page, "/");
  for (const index of agentLeads) await label(page, index).locator("b").click();
  await page.getByRole("link", { name: game.action.label }).click();
  await expect(page).toHaveURL(/contact/);
  await page.goBack();
  await expectVerdict(page, game.verdicts[3] ?? "");
  await reloadApp(page);
  await expect(checked(page)).toHaveCount(3);
  await reset(page).click();
  await clickHeaderLink(page, "Blog", "/blog");
  await page.goBack();
  await expect(page.getByText(game.hint)).toBeVisible();
  await expect(reset(page)).toBeHidden();
  await expect(checked(page)).toHaveCount(0);
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} × ${viewport.height}, scene, picks and verdict are in one view, without scrolling back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openApp(page, "/#zuerst");
    const picks = [otherLeads[0] ?? 0, agents, otherLeads.at(-1) ?? 0];
    let top = 0;
    for (const index of picks) {
      const row = label(page, index).locator("b");
      // As a visitor who reads on: down, never up; the last one stands right below what stays in view.
      const isLast = index === picks.at(-1);
      await row.evaluate(
        (name, top) => {
          const { bottom, top: own } = name.getBoundingClientRect();
          const below = top ? own - top : bottom - window.innerHeight + 40;
          if (below > 0) window.scrollBy({ top: below, behavior: "instant" });
        },
        isLast && (viewport.width < 1024 ? 260 : 90),
      );
      const { x, y } = await boundsOf(row);
      await page.mouse.click(x + 20, y + 8);
      await expect(group(page).locator("input").nth(index)).toBeChecked();
      const { x: left } = await boundsOf(label(page, index).locator("svg"));
      expect(left).toBeGreaterThan(0);
      // The page itself goes back to the verdict, and not before.
      if (!isLast) expect(await scrollPosition(page)).toBeGreaterThanOrEqual(top);
      top = await scrollPosition(page);
    }
    const verdict = page.getByText(game.verdicts[1] ?? "", { exact: true });
    const score = page.getByText(`1 ${game.score}`, { exact: true });
    const boats = [...picks, ...agentLeads].map((index) => label(page, index).locator("svg"));
    for (const shown of [score, verdict, solution(page), ...boats]) await expect(shown).toBeInViewport({ ratio: 0.99 });
    // Nothing covers them: neither the header nor, on a phone, the scene the verdict.
    for (const shown of [score, verdict, solution(page), ...boats]) {
      const { y } = await boundsOf(shown);
      expect(y).toBeGreaterThanOrEqual(64);
    }
    const isOnTop = (element: Locator) =>
      element.evaluate((one) => {
        const { left, top: y, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + 4, y + height / 2) === one;
      });
    for (const shown of [score, verdict, solution(page)]) expect(await isOnTop(shown)).toBe(true);
  });
}

test("on a phone, the scene leaves before the last line comes, and covers nothing of it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openApp(page, "/");
  for (const top of [300, 200, 80]) {
    await reset(page).evaluate((button, y) => {
      window.scrollBy({ top: button.getBoundingClientRect().top - y, behavior: "instant" });
    }, top);
    const { y, height } = await boundsOf(reset(page));
    expect(Math.round(y)).toBe(top);
    const sceneEnd = Math.max(
      ...(await group(page)
        .locator(".lead-game-part:visible")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))),
    );
    expect(sceneEnd, `${top} px`).toBeLessThan(top);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the game can be played; in a browser that does not know :has(), its solution is there", async ({ page }) => {
    await page.goto("/");
    for (const index of agentLeads) await label(page, index).locator("b").click();
    await expectVerdict(page, game.verdicts[3] ?? "");
    await page.route("/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":unknown(") });
    });
    await page.goto("/");
    await expect(solution(page)).toBeVisible();
    await expectVerdict(page, "");
  });
});
