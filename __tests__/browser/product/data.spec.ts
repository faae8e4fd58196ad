import { LOCAL_FORM_ACCESS_KEY } from "../../../scripts/lib/ports";
import contact from "../../spec-site/content/pages/contact.json";
import * as form from "../support/contact-form";
import { expect, expectNothingStored, storedInquiries, test } from "../support/test";
import { texts } from "../support/text";

const { fieldOf } = form;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("Data", { tag: "@spec-3" }, () => {
  const { options } = contact.form.fields.interest;

  // @spec 3.2
  test("Interest values: each label is sent as its value and named in the subject; the form is as new for the next", {
    tag: ["@spec-4", "@spec-7"],
  }, async ({ page }) => {
    await form.openForm(page);
    await fieldOf(page, "interest").click();
    expect(await texts(page.getByRole("option"))).toEqual(options.map(({ label }) => label));
    await page.keyboard.press("Escape");
    for (const { value, label } of options) {
      const values = form.completeValues({ interest: label });
      await form.fillIn(page, values);
      await form.sendButton(page).click();
      await form.expectValues(page, form.NO_VALUES);
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      const subject = `Neue Anfrage von ${values.name} - ${value}`;
      const stored = storedInquiries(values.email).map(({ fields }) => [
        fields.interest,
        fields.subject,
        fields.access_key,
      ]);
      expect(stored).toEqual([[value, subject, LOCAL_FORM_ACCESS_KEY]]);
    }
  });

  // @spec 3.1
  test("No entity is persisted: what was typed stays in its tab, until it is sent", async ({ page, context }) => {
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
    // That it was sent is noted as long as its toast is shown.
    await expect(() => expectNothingStored(page)).toPass();
  });
});
