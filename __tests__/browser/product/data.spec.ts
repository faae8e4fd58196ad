import * as form from "../support/contact-form";
import { expect, expectNothingStored, test } from "../support/test";

// @spec 3.1
test("Data: what was typed stays in its tab until it is sent, and nothing else is stored", {
  tag: "@spec-3",
}, async ({ page, context }) => {
  const values = await form.openFilled(page);
  await page.reload();
  await form.waitForEnhancement(page);
  await form.expectValues(page, values);

  const otherTab = await context.newPage();
  await form.openForm(otherTab);
  await form.expectValues(otherTab, form.NO_VALUES);
  await expectNothingStored(otherTab);

  await form.sendButton(page).click();
  await form.expectValues(page, form.NO_VALUES);
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  await expect.poll(kept).not.toContain(values.email);
});
