import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { FAULTS } from "../../../scripts/lib/form-stand-in";
import { LOCAL_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import { BREAKAGES, type Breakage, neverEnding, startBrokenService } from "../support/broken-service";
import {
  completeEntries,
  type Entries,
  expectEntries,
  expectFailure,
  expectSuccess,
  fieldOf,
  fillIn,
  NO_ENTRIES,
  openForm,
  send,
  sendButton,
} from "../support/contact-form";
import { site } from "../support/edition";
import { test as base, expect, storedInquiries } from "../support/test";

const DEFAULT_TEXT = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.";

/** What the service says of itself; it gives no reason with any other fault. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  refuse: "Diese E-Mail-Adresse ist gesperrt.",
  "refuse-200": "Das Kontingent ist aufgebraucht.",
  "refuse-body": "Der Schlüssel ist abgelaufen.",
  "too-many": "Zu viele Anfragen. Bitte warten Sie eine Minute.",
};

/** Names that the browser gives to failures of the network; a page cannot tell one from another. */
const NETWORK_FAULTS = ["internetdisconnected", "connectionreset", "timedout"] as const;

type Fixtures = {
  /** Leads the page's inquiries to a service that fails in this way. */
  breakService: (breakage: Breakage) => Promise<void>;
};

const test = base.extend<Fixtures>({
  breakService: async ({ page }, use) => {
    const servers: Server[] = [];
    await use(async (breakage) => {
      const { address, server } = await startBrokenService(breakage);
      servers.push(server);
      await page.route(LOCAL_FORM_ENDPOINT, (route) => route.continue({ url: address }));
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
});

/** Fails unless the error is shown, nothing entered is lost, and the form can be sent again. */
async function expectKept(page: Page, entries: Entries, text = DEFAULT_TEXT): Promise<void> {
  await expectFailure(page, text);
  await expectEntries(page, entries);
  await expect(sendButton(page)).toBeEnabled();
}

/** Sends again what is in the form, and fails unless it arrives, once more than before. */
async function expectSecondTry(page: Page, { email }: Entries): Promise<void> {
  const before = storedInquiries(email).length;
  await sendButton(page).click();
  await expectSuccess(page);
  expect(storedInquiries(email)).toHaveLength(before + 1);
  await expectEntries(page, NO_ENTRIES);
}

/**
 * Sends the same entries again and again, each time to a service or a network that fails in another way; fails unless
 * each time the error is shown and nothing is lost, and unless the inquiry arrives in the end, once.
 * @param prepare brings the failure about, and takes it back where it would outlast the try
 */
async function expectEachKept(
  page: Page,
  failures: readonly string[],
  prepare: (failure: string, send: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const entries = completeEntries();
  await openForm(page);
  await fillIn(page, entries);
  for (const failure of failures) {
    await test.step(failure, async () => {
      await prepare(failure, () => sendButton(page).click());
      await expectKept(page, { ...entries, message: await fieldOf(page, "message").inputValue() }, OWN_TEXTS[failure]);
      await page.getByRole("alert").getByRole("button", { name: site.notifications.dismiss }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
  expect(storedInquiries(entries.email)).toEqual([]);
  await fillIn(page, { message: entries.message });
  await expectSecondTry(page, entries);
}

test("Contact submit: an error toast, whichever fault the service answers with", { tag: "@spec-8" }, async ({
  page,
}) => {
  await page.clock.install();
  await expectEachKept(page, Object.keys(FAULTS), async (fault, press) => {
    await fillIn(page, { message: `Wir verkaufen Pumpen an Stadtwerke. #fault:${fault}` });
    await press();
    if (fault !== "slow") return;
    await expect(page.getByRole("button", { name: "Wird gesendet...", exact: true })).toBeDisabled();
    await page.clock.fastForward(15_000);
  });
});

test("Contact submit: an error toast, however the network fails", { tag: "@spec-8" }, async ({ page }) => {
  await expectEachKept(page, NETWORK_FAULTS, async (fault, press) => {
    await page.route(LOCAL_FORM_ENDPOINT, (route) => route.abort(fault), { times: 1 });
    await press();
  });
});

test("Contact submit: an error toast, whatever the service answers in place of its protocol", {
  tag: "@spec-8",
}, async ({ page, breakService }) => {
  await expectEachKept(page, Object.keys(BREAKAGES), async (what, press) => {
    await breakService(BREAKAGES[what] as Breakage);
    await press();
    await expectFailure(page, DEFAULT_TEXT);
    await page.unroute(LOCAL_FORM_ENDPOINT);
  });
});

test("Contact submit: an error toast when the answer begins and has no end", { tag: "@spec-8" }, async ({
  page,
  breakService,
}) => {
  const entries = completeEntries();
  await page.clock.install();
  await breakService(neverEnding);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await send(page, entries);
  await answered;
  await expect(page.getByRole("button", { name: "Wird gesendet...", exact: true })).toBeDisabled();
  await page.clock.fastForward(15_000);
  await expectKept(page, entries);
  await page.unroute(LOCAL_FORM_ENDPOINT);
  await expectSecondTry(page, entries);
});

test("Contact submit: an error toast when the visitor is offline", { tag: "@spec-8" }, async ({ page, context }) => {
  const entries = completeEntries();
  await openForm(page);
  await fillIn(page, entries);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectKept(page, entries);
  expect(storedInquiries(entries.email)).toEqual([]);
  await context.setOffline(false);
  await expectSecondTry(page, entries);
});

test.describe("undecided", () => {
  test.use({ decided: false });

  test("Network exception: a script that cannot be fetched takes neither the page nor the entries away", {
    tag: "@spec-8",
  }, async ({ page }) => {
    const entries = completeEntries();
    const banner = page.getByRole("region", { name: site.consent.title, exact: true });
    const tooltips = page.waitForRequest("**/hover-*.js");
    await page.route("**/hover-*.js", (route) => route.abort());
    await openForm(page);
    await fillIn(page, entries);
    await expect(banner).toBeVisible();
    await tooltips;
    const close = banner.getByRole("button", { name: site.consent.close, exact: true });
    await close.hover();
    await close.click();
    await expect(banner).toBeHidden();
    await expectEntries(page, entries);
    await expect(page).toHaveURL("/contact");
  });
});

test("Contact submit: an error toast when the answer is lost; the inquiry is not repeated by itself", {
  tag: "@spec-8",
}, async ({ page }) => {
  const entries = completeEntries();
  await page.route(LOCAL_FORM_ENDPOINT, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await send(page, entries);
  await expectKept(page, entries);
  expect(storedInquiries(entries.email)).toHaveLength(1);
  await page.unroute(LOCAL_FORM_ENDPOINT);
  await expectSecondTry(page, entries);
});

for (const [what, message] of [
  ["as the service answers today", "Wir verkaufen Pumpen an Stadtwerke."],
  ["with the service's message in the body", "Wir verkaufen Pumpen an Stadtwerke. #fault:body-message"],
] as const) {
  test(`Contact success: thanks for an inquiry that arrived, ${what}`, { tag: "@spec-8" }, async ({ page }) => {
    const entries = completeEntries({ message });
    await send(page, entries);
    await expectSuccess(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectEntries(page, NO_ENTRIES);
    expect(storedInquiries(entries.email)).toHaveLength(1);
  });
}

test("Toasts: an error looks like one and interrupts a screen reader, thanks do not", { tag: "@spec-8" }, async ({
  page,
}) => {
  const entries = completeEntries({ message: "Bitte ablehnen: #fault:refuse" });
  await send(page, entries);
  const error = page.getByRole("alert");
  await expect(error).toHaveAttribute("aria-live", "assertive");
  await expect(error).toHaveAttribute("data-kind", "error");
  const background = await error.evaluate((toast) => getComputedStyle(toast).backgroundColor);
  await fillIn(page, { message: "Bitte annehmen, vielen Dank." });
  await sendButton(page).click();
  const thanks = page.getByRole("status").filter({ hasText: "Nachricht gesendet!" });
  await expect(thanks).toHaveAttribute("aria-live", "polite");
  await expect(thanks).toHaveAttribute("data-kind", "success");
  await expect(thanks).not.toHaveCSS("background-color", background);
});

test("Toasts: every failure is announced, also the second of the same kind", { tag: "@spec-8" }, async ({ page }) => {
  await send(page, completeEntries({ message: "Bitte ablehnen: #fault:refuse" }));
  await expectFailure(page, "Diese E-Mail-Adresse ist gesperrt.");
  // A toast under the pointer stays.
  await page.getByRole("alert").hover();
  await sendButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(2);
});

test("Contact submit: after a failure the entries outlast a visit to another page, stored for this tab alone", {
  tag: "@spec-8",
}, async ({ page }) => {
  const entries = completeEntries({ message: "Bitte ablehnen: #fault:refuse" });
  const header = page.getByRole("banner");
  await send(page, entries);
  await expectFailure(page, "Diese E-Mail-Adresse ist gesperrt.");
  for (const back of [() => header.getByRole("link", { name: "Kontakt", exact: true }).click(), () => page.goBack()]) {
    await header.getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/blog");
    await expect(fieldOf(page, "name")).toHaveCount(0);
    await back();
    await expect(page).toHaveURL("/contact");
    await expectEntries(page, entries);
  }
  const kept = await page.evaluate(() => ({
    tab: sessionStorage.getItem("contact-draft"),
    elsewhere: JSON.stringify([{ ...localStorage }, document.cookie, window.history.state]),
  }));
  for (const entry of [entries.name, entries.email, entries.company, entries.phone, "#fault"]) {
    expect(kept.tab).toContain(entry);
    expect(kept.elsewhere).not.toContain(entry);
  }
});
