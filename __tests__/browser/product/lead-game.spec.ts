import type { Locator, Page } from "@playwright/test";
import home from "../../spec-site/content/pages/home.json";
import { tabTo } from "../support/keyboard";
import { boundsOf, PHONE } from "../support/shell";
import { expect, expectAccessible, openApp, test } from "../support/test";

const { game } = home;
const agentLeads = game.leads.flatMap(({ reason }, index) => (reason ? [index] : []));
const otherLeads = game.leads.flatMap(({ reason }, index) => (reason ? [] : [index]));
/** Three picks of which this many are the agent's own. */
const picksWithCorrect = (count: number) => [...agentLeads.slice(0, count), ...otherLeads.slice(0, 3 - count)];

const group = (page: Page): Locator => page.getByRole("group", { name: game.title });
const boxes = (page: Page): Locator => group(page).getByRole("checkbox");
const label = (page: Page, index: number): Locator => group(page).locator("label").nth(index);
const solution = (page: Page): Locator => page.getByRole("heading", { level: 3, name: game.solution });
const reasons = (page: Page): Locator => page.getByText(game.leads[agentLeads[0] ?? 0]?.reason ?? "");
const beams = (page: Page): Locator => group(page).locator(".lead-game-beam").filter({ visible: true });
const checked = (page: Page): Locator => group(page).locator(":checked");
const reset = (page: Page): Locator => page.getByRole("button", { name: game.again });

async function pick(page: Page, indexes: readonly number[]): Promise<void> {
  for (const index of indexes) await label(page, index).locator("b").click();
}

async function expectVerdict(page: Page, text: string): Promise<void> {
  for (const other of [...game.verdicts, game.tooMany])
    await expect(page.getByText(other, { exact: true })).toBeVisible({ visible: other === text });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by mouse: the third pick shows the agent's and how many were right; boats are picked like rows", async ({
  page,
}) => {
  await openApp(page, "/");
  for (const correct of [0, 1]) {
    const [first = 0, second = 0, third = 0] = picksWithCorrect(correct);
    await label(page, first).locator("svg").click();
    await pick(page, [second]);
    await expect(solution(page)).toBeHidden();
    await expect(page.getByText(game.hint)).toBeVisible();
    await expect(beams(page)).toHaveCount(0);
    await pick(page, [third]);
    await expect(solution(page)).toBeVisible();
    await expect(reasons(page)).toBeVisible();
    await expect(beams(page)).toHaveCount(3);
    await expectVerdict(page, game.verdicts[correct] ?? "");
    if (correct === 1) {
      // By coordinates: Playwright would wait for a target that takes presses.
      const { x, y, width, height } = await boundsOf(label(page, agentLeads[2] ?? 0).locator("svg"));
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(checked(page)).toHaveCount(3);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    await reset(page).click();
    await expect(checked(page)).toHaveCount(0);
    await expect(solution(page)).toBeHidden();
    await expect(reset(page)).toBeFocused();
  }
});

test("by keyboard: Space picks, Enter does nothing, a fourth pick shows a hint", async ({ page }) => {
  await openApp(page, "/");
  const [first, second, third, fourth] = [0, 2, 5, 9];
  await tabTo(page, boxes(page).nth(first));
  await page.keyboard.press("Enter");
  await expect(checked(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await page.keyboard.press("Space");
  await expect(label(page, first)).toHaveCSS("outline-style", "solid");
  for (const index of [second, third]) {
    await tabTo(page, boxes(page).nth(index));
    await page.keyboard.press("Space");
  }
  await expectVerdict(page, game.verdicts[2] ?? "");
  await tabTo(page, boxes(page).nth(fourth));
  await page.keyboard.press("Space");
  await expectVerdict(page, game.tooMany);
  await expect(solution(page)).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(reset(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(solution(page)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the game can be played; in a browser that does not know :has(), its solution is there", async ({ page }) => {
    await page.goto("/");
    await pick(page, picksWithCorrect(1));
    await expectVerdict(page, game.verdicts[1] ?? "");
    await reset(page).click();
    await expect(solution(page)).toBeHidden();
    await page.route("/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":unknown(") });
    });
    await page.goto("/");
    await expect(solution(page)).toBeVisible();
    await expectVerdict(page, "");
  });
});
