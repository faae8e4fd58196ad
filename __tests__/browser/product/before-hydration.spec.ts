import type { Page, Route } from "@playwright/test";
import * as form from "../support/contact-form";
import { openBeforeScripts } from "../support/held-scripts";
import { clickHeaderLink, consentBanner, headerLink, headingOf, holdMouse, PHONE, twoFrames } from "../support/shell";
import { expect, openApp, reloadApp, storedInquiries, test, triggerAppLoad, waitForHydration } from "../support/test";
import { translate } from "../support/translator";

const { waitForEnhancement, contactForm, fieldOf, fillIn, NO_VALUES, outcomeOf, sendButton, submitOf } = form;

/** Waits until the form validates by itself, whatever list of interests it has. */
const waitForOwnValidation = (page: Page) => expect(contactForm(page)).toHaveAttribute("novalidate", "");

const choose = (page: Page, label: string) => fieldOf(page, "interest").selectOption({ label });

/** Marks the elements of the form to detect replacements. */
const markFields = (page: Page) =>
  contactForm(page)
    .locator("input, select, textarea")
    .evaluateAll((fields) => {
      Object.assign(window, { fields });
    });

/** Names of the fields that are no longer the ones that were marked. */
const replacedFields = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, "fields") as HTMLInputElement[]).filter((field) => !field.isConnected).map(({ name }) => name),
  );

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("hydration keeps the form's fields", async ({ page, pageErrors }) => {
    const release = await openBeforeScripts(page, "/contact");
    await markFields(page);
    await fieldOf(page, "name").pressSequentially("Erika Muster");
    await fieldOf(page, "name").evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5));
    await choose(page, "Presse");
    await fieldOf(page, "name").focus();
    await release();
    await waitForOwnValidation(page);
    await expect(fieldOf(page, "name")).toBeFocused();
    await expect(fieldOf(page, "name")).toHaveJSProperty("selectionStart", 3);
    await expect(fieldOf(page, "name")).toHaveJSProperty("selectionEnd", 5);
    await expect(fieldOf(page, "name")).toHaveValue("Erika Muster");
    await expect(fieldOf(page, "interest")).toHaveValue("press");
    expect(await replacedFields(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test("the list of interests is a native select, and its value is sent", async ({ page }) => {
    const { name, interest, ...others } = form.completeValues({ interest: "Karriere" });
    await openApp(page, "/contact");
    await fillIn(page, { name });
    await waitForOwnValidation(page);
    await fillIn(page, others);
    await choose(page, interest);
    await sendButton(page).tap();
    await form.expectSuccess(page);
    await expect(fieldOf(page, "interest")).toHaveValue("");
    expect(storedInquiries(others.email)[0]?.fields).toMatchObject({ interest: "career" });
  });
});

for (const name of form.TYPED) {
  test(`typing in the field ${name} continues during slow hydration`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const slow = { offline: false, latency: 100, downloadThroughput: 250_000, uploadThroughput: 50_000 };
    await client.send("Network.emulateNetworkConditions", slow);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await markFields(page);
    const text = "Wer tippt, wird nicht gestört. ";
    await fieldOf(page, name).pressSequentially(text, { delay: 15 });
    await waitForHydration(page);
    await fieldOf(page, name).pressSequentially("Ende");
    await waitForEnhancement(page);
    await expect(fieldOf(page, name)).toHaveValue(`${text}Ende`);
    await expect(fieldOf(page, name)).toBeFocused();
    expect((await replacedFields(page)).filter((name) => name !== "interest")).toEqual([]);
  });
}

test("restores input typed before hydration, before hydration", async ({ page }) => {
  await openBeforeScripts(page, "/contact");
  await fieldOf(page, "name").fill("Erika Muster");
  await choose(page, "Presse");
  await contactForm(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/privacy/);
  await page.unrouteAll();
  await reloadApp(page);
  await headerLink(page, "Kontakt").click();
  await form.enterForm(page);
  await form.expectValues(page, { ...NO_VALUES, name: "Erika Muster", interest: "Presse" });

  await fillIn(page, { message: "Ein langer Text" });
  await page.goto("/about");
  const release = await openBeforeScripts(page, "/contact");
  await expect(fieldOf(page, "name")).toHaveValue("Erika Muster");
  // Stored values are not overwritten.
  await fieldOf(page, "message").press("Control+End");
  await fieldOf(page, "message").pressSequentially(" und mehr");
  await release();
  await waitForEnhancement(page);
  const kept = { name: "Erika Muster", interest: "Presse", message: "Ein langer Text und mehr" };
  await form.expectValues(page, { ...NO_VALUES, ...kept });
});

test("keeps text composed with an input method during hydration", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const release = await openBeforeScripts(page, "/contact");
  await fieldOf(page, "message").focus();
  await client.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  await release();
  await waitForOwnValidation(page);
  await client.send("Input.imeSetComposition", { text: "にほんご", selectionStart: 4, selectionEnd: 4 });
  await client.send("Input.insertText", { text: "日本語" });
  await expect(fieldOf(page, "message")).toHaveValue("日本語");
});

test("does not replace a native select that has the focus", async ({ page }) => {
  const release = await openBeforeScripts(page, "/contact");
  const select = contactForm(page).locator("select");
  await select.focus();
  await page.keyboard.press("ArrowDown");
  await release();
  await waitForOwnValidation(page);
  await expect(select).toBeFocused();
  await expect(select).toHaveValue("demo");
  await page.keyboard.press("Tab");
  await expect(fieldOf(page, "message")).toBeFocused();
  await fieldOf(page, "name").focus();
  await page.waitForLoadState("networkidle");
  await twoFrames(page);
  await expect(select).toBeVisible();
  await clickHeaderLink(page, "Blog", "/blog");
  await page.goBack();
  await waitForEnhancement(page);
  await expect(fieldOf(page, "interest")).toHaveText("Demo buchen");
});

test("stores and sends values that the browser fills in without an event", async ({ page }) => {
  const values = form.completeValues({ interest: "Presse" });
  await form.openForm(page);
  await fillIn(page, { interest: values.interest });
  const typed = form.TYPED.map((name) => [name, values[name]] as const);
  await contactForm(page).evaluate((element: HTMLFormElement, filled) => {
    for (const [name, value] of filled) (element.elements.namedItem(name) as HTMLInputElement).value = value;
  }, typed);
  await clickHeaderLink(page, "Blog", "/blog");
  await page.goBack();
  await waitForEnhancement(page);
  await form.expectValues(page, values);
  await sendButton(page).click();
  await form.expectArrived(page, values);
});

for (const when of ["before", "after"] as const) {
  test(`a page translated ${when} hydration works without errors`, async ({ page, pageErrors }) => {
    const values = form.completeValues();
    const interest = contactForm(page).locator("button#contact-interest");
    const field = (name: string) => contactForm(page).locator(`[name=${name}]`);
    const release = await openBeforeScripts(page, "/contact");
    await field("name").pressSequentially("Eri");
    if (when === "before") await translate(page);
    await release();
    await expect(field("name")).toBeFocused();
    await field("name").pressSequentially("ka");
    await expect(interest).toBeVisible();
    if (when === "after") await translate(page);
    await submitOf(page).click();
    await expect(form.messagesOf(page)).toHaveCount(form.REQUIRED.length - 1);
    await translate(page);
    for (const name of form.TYPED) if (name !== "name") await field(name).fill(values[name]);
    for (const choice of [1, 3, 2]) {
      await interest.click();
      await translate(page);
      await page.getByRole("option").nth(choice).click();
      await translate(page);
    }
    await expect(form.messagesOf(page)).toHaveCount(0);
    await submitOf(page).click();
    await expect(outcomeOf(page)).toContainText("gesendet");
    await expect(field("name")).toHaveValue("");
    expect(storedInquiries(values.email)[0]?.fields).toMatchObject({ name: "Erika", interest: "press" });
    await translate(page);
    for (const path of ["/product", "/about", "/career", "/blog"]) {
      await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(headingOf(page)).toBeVisible();
      await translate(page);
    }
    await page.goBack();
    await expect(page).toHaveURL("/career");
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });
}

test("elements that an extension adds to fields cause no loss and no error", async ({ page, pageErrors }) => {
  const values = form.completeValues({ interest: "Presse" });
  const release = await openBeforeScripts(page, "/contact");
  await fieldOf(page, "name").fill(values.name);
  await page.evaluate(() => {
    const widget = () => Object.assign(document.createElement("password-manager"), { textContent: "🔑" });
    document.body.prepend(widget());
    document.querySelector("main")?.prepend(widget());
    for (const field of document.querySelectorAll("form input, form textarea")) {
      const wrapper = document.createElement("div");
      field.replaceWith(wrapper);
      wrapper.append(field, widget());
    }
  });
  await release();
  await fieldOf(page, "email").focus();
  await waitForEnhancement(page);
  await expect(fieldOf(page, "name")).toHaveValue(values.name);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("form input, form textarea")) {
      field.after(document.createElement("password-manager"));
    }
  });
  await fillIn(page, values);
  await sendButton(page).click();
  await form.expectArrived(page, values);
  expect(pageErrors).toEqual([]);
});

const wrap = (element: Element) => {
  const wrapper = document.createElement("div");
  element.replaceWith(wrapper);
  wrapper.append(element);
};
for (const [what, act] of [
  ["has removed an element", (element: Element) => element.remove()],
  ["has wrapped an element", wrap],
] as const) {
  test(`shows the next page after an extension ${what}`, async ({ page }) => {
    await openApp(page, "/about");
    await page.locator("main > *").first().evaluate(act);
    await clickHeaderLink(page, "Blog", "/blog");
    await expect(headingOf(page)).not.toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("keeps the page and its values after an extension has removed an error message", async ({ page }) => {
  await page.clock.install();
  const values = await form.send(page, form.REFUSED);
  await page.locator("[data-kind]").evaluate((toast) => toast.remove());
  await page.clock.fastForward(10_000);
  await expect(outcomeOf(page)).toBeVisible();
  await form.expectValues(page, values);
});

test("a form sent before hydration is sent once, however often the button is pressed", async ({ page }) => {
  const { interest, ...typed } = form.completeValues();
  await openBeforeScripts(page, "/contact");
  await fillIn(page, typed);
  await choose(page, interest);
  // The service takes its time, so that a second press meets the page that is still there.
  const requests: Route[] = [];
  await page.route("**/submit", (route) => {
    requests.push(route);
  });
  await sendButton(page).dblclick({ noWaitAfter: true });
  await expect.poll(() => requests.length).toBe(1);
  await requests[0]?.continue();
  await expect(outcomeOf(page)).toContainText("Nachricht gesendet!");
  expect(requests).toHaveLength(1);
  expect(storedInquiries(typed.email)).toHaveLength(1);
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false, viewport: PHONE });

  test("the consent banner waits for the end of a press that began before hydration", async ({ page }) => {
    await page.clock.install();
    const release = await openBeforeScripts(page, "/about");
    await holdMouse(page, PHONE.width / 4, PHONE.height - 40);
    await release(() => Promise.resolve());
    await page.clock.runFor(5000);
    await expect(consentBanner(page)).toBeHidden();
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(consentBanner(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBeNull();
  });
});

/** Ways for a file not to come; to a page, a script that answers 500 is one that answers 404. */
const FAILURES = {
  "answers 404": (route: Route) => route.fulfill({ status: 404, body: "Not found" }),
  "answers 500": (route: Route) => route.fulfill({ status: 500, body: "Error" }),
  "is an HTML page": (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hallo" }),
  hangs: () => Promise.resolve(),
};

/** Without the app, without what it fetches for the page, without what the form fetches. */
const FILES: readonly (readonly [file: string, failures: readonly (keyof typeof FAILURES)[]])[] = [
  ["app-", ["answers 404", "is an HTML page", "hangs"]],
  ["component---src-pages-contact", ["answers 404", "hangs"]],
  ["styles.", ["answers 404"]],
  ["page-data/contact/", ["answers 404", "answers 500", "is an HTML page", "hangs"]],
  ["page-data/sq/", ["answers 500", "hangs"]],
  ["form-enhancement-", ["answers 404", "hangs"]],
  ["interest-select-", ["answers 404", "hangs"]],
  ["toasts-", ["answers 404"]],
];

for (const [file, failures] of FILES) {
  for (const failure of failures) {
    const tag = failure === failures[0] && file !== "interest-select-" ? [] : ["@rare"];
    test(`an inquiry arrives once if ${file} ${failure}`, { tag }, async ({ page }) => {
      const { interest, ...typed } = form.completeValues();
      await page.route((url) => url.pathname.startsWith(`/${file}`), FAILURES[failure]);
      await page.goto("/contact");
      await triggerAppLoad(page);
      await fillIn(page, typed);
      await expect(async () => {
        const select = contactForm(page).locator("select:visible");
        if (await select.count()) await select.selectOption({ label: interest }, { timeout: 1000 });
        else await fillIn(page, { interest });
      }).toPass();
      await sendButton(page).click();
      await expect(outcomeOf(page)).toContainText("Nachricht gesendet!");
      expect(storedInquiries(typed.email)).toMatchObject([{ fields: { ...typed, interest: "press" } }]);
    });
  }
}
