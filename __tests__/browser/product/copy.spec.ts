import { expect, openApp, test } from "../support/test";
import { normalizeSpaces } from "../support/text";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** What the browser itself copies of a page's text, as plain words and as a page. */
test("a copy brings headings without their anchors, whole addresses, numbered lists and cells apart", async ({
  page,
}) => {
  await openApp(page, "/blog/cac-customer-acquisition-cost");
  await page.evaluate(() => {
    const text = document.querySelector(".prose");
    text?.insertAdjacentHTML(
      "beforeend",
      '<ol><li>Eins</li><li>Zwei</li></ol><p><a href="/product#limits">weiter</a></p>',
    );
    if (text) getSelection()?.selectAllChildren(text);
  });
  await page.keyboard.press("ControlOrMeta+c");
  const [plain = "", html = ""] = await page.evaluate(async () => {
    const [copied] = await navigator.clipboard.read();
    const types = ["text/plain", "text/html"].map(async (type) => (await copied?.getType(type))?.text());
    return Promise.all(types);
  });
  const shown = await page.evaluate((copied) => {
    const copy = new DOMParser().parseFromString(copied, "text/html");
    const textsOf = (names: string) => [...copy.querySelectorAll(names)].map(({ textContent }) => textContent);
    const addresses = [...copy.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    return {
      headings: textsOf("h2"),
      items: textsOf("ol > li"),
      cells: textsOf("tr:first-child > *").length,
      addresses,
    };
  }, html);
  const headings = await page.locator(".prose h2").allTextContents();
  expect(shown).toMatchObject({ headings, items: ["Eins", "Zwei"] });
  expect(shown.cells).toBeGreaterThan(1);
  expect(shown.addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  const lines = plain.split("\n").map(normalizeSpaces);
  for (const heading of headings) expect(lines).toContain(normalizeSpaces(heading));
  expect(plain).toMatch(/\S\t\S/);
});
