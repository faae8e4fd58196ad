import { gzipSync } from "node:zlib";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { built, pagesToOpen } from "../support/published";
import { expect, expectAccessible, hydrated, test } from "../support/test";
import { concealedTexts, texts } from "../support/text";

/** Widths at which axe looks at a page, and narrower ones at which it must not run over. */
const WIDTHS = [1440, 390];
const NARROW = [360, 320];

const KB = 1024;
/** Budget of what stands around a page's own text, compressed: styles, scripts, header, footer. */
const FRAME_BUDGET = 11 * KB;
const INLINE_SCRIPT_BUDGET = 3 * KB;

const PAGES = pagesToOpen();

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

for (const path of PAGES) {
  test(`${path} is sound and accessible at every width`, async ({ page, complaints, baseURL }) => {
    const response = await page.goto(path);
    const status = path === PATH_WITHOUT_PAGE ? 404 : 200;
    expect(response?.status()).toBe(status);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveTitle(/\S{3,}/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    for (const width of [...WIDTHS, ...NARROW]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      if (WIDTHS.includes(width)) await expectAccessible(page);
    }
    const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    // The not-found page is answered with 404, which a browser writes down.
    expect(complaints.filter((complaint) => status === 200 || !complaint.includes("404"))).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} shows all its text without script`, async ({ page }) => {
      await page.goto(path);
      const [text = ""] = await texts(page.getByRole("main"));
      expect(text.length).toBeGreaterThan(20);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await concealedTexts(page), `${width} px`).toEqual([]);
      }
    });
  }
});

/** How React and Gatsby write HTML, all of it valid. */
const TOLERATED = [
  ...["attribute-boolean-style", "attribute-empty-style", "doctype-style", "void-style", "attr-quotes"],
  ...["no-inline-style", "long-title", "no-trailing-whitespace"],
];
const config: ConfigData = {
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    ...Object.fromEntries(TOLERATED.map((rule) => [rule, "off"])),
    "no-implicit-button-type": "error",
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(config));

test("every page is valid HTML", async () => {
  test.slow();
  for (const path of PAGES) {
    const { results } = await validator.validateString(built.html(path), path);
    const found = results.flatMap(({ messages }) => messages);
    const faults = found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(faults, path).toEqual([]);
  }
});

const compressed = (content: string) => gzipSync(content, { level: 9 }).length;
const INLINE_SCRIPT = /<script(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

test("every page is light: little around its text, a small script in it, no other script or style asked for", () => {
  for (const path of PAGES) {
    const html = built.html(path);
    const frame = html.replace(/<main.*<\/main>/s, "");
    expect(frame.length, path).toBeLessThan(html.length);
    expect(compressed(frame), path).toBeLessThanOrEqual(FRAME_BUDGET);
    const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text).join("\n");
    expect(compressed(inline), path).toBeLessThanOrEqual(INLINE_SCRIPT_BUDGET);
    // Without script, paper needs a stylesheet of its own.
    const withScript = html.replace(/<noscript>.*?<\/noscript>/gs, "");
    expect(withScript, path).not.toMatch(/<script[^>]* src=|<link[^>]* (rel="stylesheet"|as="script")/);
  }
});
