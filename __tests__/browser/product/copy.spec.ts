import { expect, openApp, test } from "../support/test";

test("copied text holds no soft hyphen, whether plain or with its marks", async ({ page }) => {
  await openApp(page, "/privacy");
  const [shown = "", plain = "", html = ""] = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    const clipboardData = new DataTransfer();
    document.body.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
    return [String(getSelection()), clipboardData.getData("text/plain"), clipboardData.getData("text/html")];
  });
  expect(shown).toContain("\u00ad");
  expect(plain).toBe(shown.replaceAll("\u00ad", ""));
  expect(html).toContain("</h2>");
  expect(html).not.toContain("\u00ad");
});
