import type { Page, Route } from "@playwright/test";
import home from "../../edition/content/pages/home.json";
import {
  behaving,
  completeEntries,
  contactForm,
  type Entries,
  expectEntries,
  expectSuccess,
  fieldOf,
  fillIn,
  NO_ENTRIES,
  openForm,
  outcomeOf,
  sendButton,
} from "../support/contact-form";
import { openBeforeScripts } from "../support/held-scripts";
import { consentBanner, PHONE } from "../support/shell";
import { expect, hydrated, showIntent, storedInquiries, test } from "../support/test";
import { translate } from "../support/translator";

/** Remembers the very elements of the form, so that others in their place are noticed. */
const markFields = (page: Page) =>
  contactForm(page)
    .locator("input, select, textarea")
    .evaluateAll((fields) => {
      Object.assign(window, { fields });
    });

/** Names of the fields that are no longer the ones that were marked. */
const strangers = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, "fields") as HTMLInputElement[]).filter((field) => !field.isConnected).map(({ name }) => name),
  );

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("the fields that the visitor sees first are the fields to the end", async ({ page, complaints }) => {
    const release = await openBeforeScripts(page, "/contact");
    await markFields(page);
    await fieldOf(page, "name").pressSequentially("Erika Muster");
    await fieldOf(page, "name").evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5));
    await fieldOf(page, "interest").selectOption({ label: "Presse" });
    await fieldOf(page, "name").focus();
    await release();
    await expect(contactForm(page)).toHaveAttribute("novalidate", "");
    await expect(fieldOf(page, "name")).toBeFocused();
    expect(
      await fieldOf(page, "name").evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([3, 5]);
    await expect(fieldOf(page, "name")).toHaveValue("Erika Muster");
    await expect(fieldOf(page, "interest")).toHaveValue("press");
    expect(await strangers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("the list of interests is the platform's own, and what is chosen there is sent", async ({ page }) => {
    const { email, message } = completeEntries();
    await page.goto("/contact");
    await hydrated(page);
    await fieldOf(page, "name").fill("Erika Muster");
    await expect(contactForm(page)).toHaveAttribute("novalidate", "");
    await fieldOf(page, "email").fill(email);
    await fieldOf(page, "interest").selectOption({ label: "Karriere" });
    await fieldOf(page, "message").fill(message);
    await sendButton(page).tap();
    await expectSuccess(page);
    await expect(fieldOf(page, "interest")).toHaveValue("");
    expect(storedInquiries(email)[0]?.fields).toMatchObject({ interest: "career" });
  });
});

for (const name of ["name", "email", "company", "phone", "message"] as const) {
  test(`a visitor in the field ${name} types on while the script comes, on a slow machine and line`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 100,
      downloadThroughput: 250_000,
      uploadThroughput: 50_000,
    });
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await markFields(page);
    const text = "Wer tippt, wird nicht gestört. ";
    await fieldOf(page, name).pressSequentially(text, { delay: 15 });
    await hydrated(page);
    await fieldOf(page, name).pressSequentially("Ende");
    await behaving(page);
    await expect(fieldOf(page, name)).toHaveValue(`${text}Ende`);
    await expect(fieldOf(page, name)).toBeFocused();
    expect((await strangers(page)).filter((stranger) => stranger !== "interest")).toEqual([]);
  });
}

test("what is typed before the script comes is found again by whoever leaves by a link meanwhile", async ({ page }) => {
  await openBeforeScripts(page, "/contact");
  await fieldOf(page, "name").fill("Erika Muster");
  await fieldOf(page, "interest").selectOption({ label: "Presse" });
  await contactForm(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/privacy/);
  await page.unrouteAll();
  await page.reload();
  await showIntent(page);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Kontakt", exact: true }).click();
  await fieldOf(page, "name").focus();
  await behaving(page);
  await expectEntries(page, { ...NO_ENTRIES, name: "Erika Muster", interest: "Presse" });
});

test("what was kept is shown before the script comes, so that nobody writes over it", async ({ page }) => {
  await openForm(page);
  await fieldOf(page, "name").fill("Erika Muster");
  await fieldOf(page, "message").fill("Ein langer Text");
  await page.goto("/about");
  const release = await openBeforeScripts(page, "/contact");
  await expect(fieldOf(page, "name")).toHaveValue("Erika Muster");
  await fieldOf(page, "message").press("Control+End");
  await fieldOf(page, "message").pressSequentially(" und mehr");
  await release();
  await behaving(page);
  await expectEntries(page, { ...NO_ENTRIES, name: "Erika Muster", message: "Ein langer Text und mehr" });
});

test("what is composed by an input method while the script comes arrives whole", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const release = await openBeforeScripts(page, "/contact");
  await fieldOf(page, "message").focus();
  await client.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  await release();
  await expect(contactForm(page)).toHaveAttribute("novalidate", "");
  await client.send("Input.imeSetComposition", { text: "にほんご", selectionStart: 4, selectionEnd: 4 });
  await client.send("Input.insertText", { text: "日本語" });
  await expect(fieldOf(page, "message")).toHaveValue("日本語");
});

test("the open list of interests stays open, and ours waits until nobody is in it", async ({ page }) => {
  const release = await openBeforeScripts(page, "/contact");
  const select = contactForm(page).locator("select");
  await select.focus();
  await page.keyboard.press("ArrowDown");
  await release();
  await expect(contactForm(page)).toHaveAttribute("novalidate", "");
  await expect(select).toBeFocused();
  await expect(select).toHaveValue("demo");
  await page.keyboard.press("Tab");
  await behaving(page);
  await expect(fieldOf(page, "message")).toBeFocused();
  await expect(fieldOf(page, "interest")).toHaveText("Demo buchen");
});

test("what the browser fills in without an event is kept and sent", async ({ page }) => {
  const entries = completeEntries({ interest: "Presse" });
  await openForm(page);
  await fillIn(page, { interest: entries.interest });
  await contactForm(page).evaluate((form: HTMLFormElement, filled: Entries) => {
    for (const name of ["name", "email", "company", "phone", "message"] as const) {
      (form.elements.namedItem(name) as HTMLInputElement).value = filled[name];
    }
  }, entries);
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await behaving(page);
  await expectEntries(page, entries);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(storedInquiries(entries.email)).toHaveLength(1);
});

for (const when of ["before", "after"] as const) {
  test(`a page translated ${when} the script came works, and logs nothing`, async ({ page, complaints }) => {
    const { email } = completeEntries();
    const form = contactForm(page);
    const submit = form.locator("button[type=submit]");
    const interest = form.locator("button#contact-interest");
    const release = await openBeforeScripts(page, "/contact");
    const name = form.locator("[name=name]");
    await name.pressSequentially("Eri");
    if (when === "before") await translate(page);
    await release();
    await expect(name).toBeFocused();
    await name.pressSequentially("ka");
    await expect(interest).toBeVisible();
    if (when === "after") await translate(page);
    await submit.click();
    await expect(form.locator("[id$=-error]")).toHaveCount(3);
    await translate(page);
    await form.locator("[name=email]").fill(email);
    await form.locator("[name=message]").fill("Wir verkaufen Pumpen.");
    for (const choice of [1, 3, 2]) {
      await interest.click();
      await translate(page);
      await page.getByRole("option").nth(choice).click();
      await translate(page);
    }
    await expect(form.locator("[id$=-error]")).toHaveCount(0);
    await submit.click();
    await expect(outcomeOf(page)).toContainText("gesendet");
    await expect(name).toHaveValue("");
    expect(storedInquiries(email)[0]?.fields).toMatchObject({ name: "Erika", interest: "press" });
    await translate(page);
    for (const path of ["/product", "/about", "/career", "/blog"]) {
      await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await translate(page);
    }
    await page.goBack();
    await expect(page).toHaveURL("/career");
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("elements that an extension inserts and wraps around fields cost no word and no error", async ({
  page,
  complaints,
}) => {
  const entries = completeEntries({ interest: "Presse" });
  const release = await openBeforeScripts(page, "/contact");
  await fieldOf(page, "name").fill(entries.name);
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
  await behaving(page);
  await expect(fieldOf(page, "name")).toHaveValue(entries.name);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("form input, form textarea")) {
      field.after(document.createElement("password-manager"));
    }
  });
  await fillIn(page, entries);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectEntries(page, NO_ENTRIES);
  expect(complaints).toEqual([]);
});

for (const [what, act] of [
  ["has taken an element out of the page", (element: Element) => element.remove()],
  [
    "has put an element of the page into one of its own",
    (element: Element) => {
      const wrapper = document.createElement("div");
      element.replaceWith(wrapper);
      wrapper.append(element);
    },
  ],
] as const) {
  test(`where an extension ${what}, the next page is shown all the same`, async ({ page }) => {
    await page.goto("/about");
    await showIntent(page);
    await hydrated(page);
    await page.locator("main > *").first().evaluate(act);
    await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("where an extension has taken a message out of the page, the page and its entries stay", async ({ page }) => {
  const entries = completeEntries({ message: "Bitte ablehnen: #fault:refuse" });
  await page.clock.install();
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await page.locator("[data-kind]").evaluate((toast) => toast.remove());
  await page.clock.fastForward(10_000);
  await expect(outcomeOf(page)).toBeVisible();
  await expectEntries(page, entries);
});

test("a form that is sent before the script comes is sent once, however often it is pressed", async ({ page }) => {
  const { email } = completeEntries();
  await openBeforeScripts(page, "/contact");
  await fieldOf(page, "name").fill("Erika Muster");
  await fieldOf(page, "email").fill(email);
  await fieldOf(page, "interest").selectOption({ label: "Presse" });
  await fieldOf(page, "message").fill("Wir verkaufen Pumpen.");
  const submit = sendButton(page);
  // The service takes its time, so that a second press meets the page that is still there.
  const requests: Route[] = [];
  await page.route("**/submit", (route) => {
    requests.push(route);
  });
  await submit.dblclick({ noWaitAfter: true });
  await expect.poll(() => requests.length).toBe(1);
  await requests[0]?.continue();
  await expect(outcomeOf(page)).toContainText("Nachricht gesendet!");
  expect(requests).toHaveLength(1);
  expect(storedInquiries(email)).toHaveLength(1);
});

test("a press before the script is done once when it comes; a press of the right button is none", async ({ page }) => {
  const strip = page.getByRole("region", { name: home.customers.title, exact: true });
  for (const [button, after] of [
    ["right", home.customers.pause],
    ["left", home.customers.play],
  ] as const) {
    const release = await openBeforeScripts(page, "/");
    await strip.getByRole("button").click({ button });
    await release();
    await expect(strip.getByRole("button")).toHaveAccessibleName(after);
    await page.unrouteAll();
  }
});

test.describe("undecided", () => {
  test.use({ decided: false, viewport: PHONE });

  test("the question of consent waits for the end of a press that began before the script", async ({ page }) => {
    await page.clock.install();
    const release = await openBeforeScripts(page, "/about");
    await page.mouse.move(PHONE.width / 4, PHONE.height - 40);
    await page.mouse.down();
    await release(() => Promise.resolve());
    await page.clock.runFor(5000);
    await expect(consentBanner(page)).toBeHidden();
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(consentBanner(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBeNull();
  });
});

/** Ways for a file not to come. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 404": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "answers 500": (route) => route.fulfill({ status: 500, body: "Error" }),
  "is an HTML page": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hallo" }),
  hangs: () => Promise.resolve(),
};

const FILES = [
  "webpack-runtime-",
  "framework-",
  "app-",
  "styles.",
  "component---src-pages-contact",
  "form-behaviour-",
  "interest-select-",
  "toasts-",
  "page-data/contact/",
  "page-data/sq/",
];

for (const [failure, fail] of Object.entries(FAILURES)) {
  test.describe(`where one file ${failure}`, () => {
    // To a page, a script that answers 500 is one that answers 404; data is read by the app itself.
    for (const file of FILES.filter((name) => failure !== "answers 500" || name.startsWith("page-data/"))) {
      test(`an inquiry arrives once, without ${file}`, async ({ page }) => {
        const { email } = completeEntries();
        await page.route((url) => url.pathname.startsWith(`/${file}`), fail);
        await page.goto("/contact");
        await showIntent(page);
        await fieldOf(page, "name").fill("Erika Muster");
        await fieldOf(page, "email").fill(email);
        await fieldOf(page, "message").fill("Wir verkaufen Pumpen.");
        await expect(async () => {
          const select = contactForm(page).locator("select:visible");
          if (await select.count()) await select.selectOption({ label: "Presse" }, { timeout: 1000 });
          else await fillIn(page, { interest: "Presse" });
        }).toPass();
        await sendButton(page).click();
        await expect(outcomeOf(page)).toContainText("Nachricht gesendet!");
        expect(storedInquiries(email)).toHaveLength(1);
        expect(storedInquiries(email)[0]?.fields).toMatchObject({ name: "Erika Muster", interest: "press" });
      });
    }
  });
}
