import { LOCAL_FORM_ACCESS_KEY } from "../../../scripts/lib/ports";
import * as form from "../support/contact-form";
import { expect, expectNothingStored, storedInquiries, test } from "../support/test";
import { texts } from "../support/text";

const { fieldOf } = form;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("Data", { tag: "@spec-3" }, () => {
  const INTERESTS = [
    ["demo", "Demo buchen"],
    ["partnership", "Partnerschaft"],
    ["press", "Presse"],
    ["career", "Karriere"],
    ["general", "Allgemeine Anfrage"],
  ] as const;

  // @spec 3.2
  test("Interest values: each label is sent as its value and named in the subject; the form is as new for the next", {
    tag: ["@spec-4", "@spec-7"],
  }, async ({ page }) => {
    await form.openForm(page);
    await fieldOf(page, "interest").click();
    expect(await texts(page.getByRole("option"))).toEqual(INTERESTS.map(([, label]) => label));
    await page.keyboard.press("Escape");
    for (const [value, label] of INTERESTS) {
      const entries = form.completeEntries({ interest: label });
      await form.fillIn(page, entries);
      await form.sendButton(page).click();
      await form.expectEntries(page, form.NO_ENTRIES);
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      const subject = `Neue Anfrage von ${entries.name} - ${value}`;
      const stored = storedInquiries(entries.email).map(({ fields }) => [
        fields.interest,
        fields.subject,
        fields.access_key,
      ]);
      expect(stored).toEqual([[value, subject, LOCAL_FORM_ACCESS_KEY]]);
    }
  });

  // @spec 3.1
  test("No entity is persisted: what was typed stays in its tab, until it is sent", async ({ page, context }) => {
    const entries = await form.openFilled(page);
    await page.reload();
    await form.waitForEnhancement(page);
    await form.expectEntries(page, entries);

    const otherTab = await context.newPage();
    await form.openForm(otherTab);
    await form.expectEntries(otherTab, form.NO_ENTRIES);
    await expectNothingStored(otherTab);

    await form.sendButton(page).click();
    await form.expectEntries(page, form.NO_ENTRIES);
    // That it was sent is noted as long as its toast is shown.
    await expect(() => expectNothingStored(page)).toPass();
  });
});
