import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { FAULTS } from "../../../scripts/lib/form-service";
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

for (const fault of Object.keys(FAULTS)) {
  test(`Contact submit: an error toast when the service answers with the fault ${fault}`, { tag: "@spec-8" }, async ({
    page,
  }) => {
    const entries = completeEntries({ message: `Wir verkaufen Pumpen an Stadtwerke. #fault:${fault}` });
    if (fault === "slow") await page.clock.install();
    await send(page, entries);
    if (fault === "slow") {
      await expect(page.getByRole("button", { name: "Wird gesendet...", exact: true })).toBeDisabled();
      await page.clock.fastForward(15_000);
    }
    await expectKept(page, entries, OWN_TEXTS[fault]);
    expect(storedInquiries(entries.email)).toEqual([]);
    await fillIn(page, { message: "Wir verkaufen Pumpen an Stadtwerke." });
    await expectSecondTry(page, entries);
  });
}

for (const fault of NETWORK_FAULTS) {
  test(`Contact submit: an error toast when the network fails with ${fault}`, { tag: "@spec-8" }, async ({ page }) => {
    const entries = completeEntries();
    await page.route(LOCAL_FORM_ENDPOINT, (route) => route.abort(fault));
    await send(page, entries);
    await expectKept(page, entries);
    expect(storedInquiries(entries.email)).toEqual([]);
    await page.unroute(LOCAL_FORM_ENDPOINT);
    await expectSecondTry(page, entries);
  });
}

for (const [what, breakage] of Object.entries(BREAKAGES)) {
  test(`Contact submit: an error toast when the service ${what}`, { tag: "@spec-8" }, async ({
    page,
    breakService,
  }) => {
    const entries = completeEntries();
    await breakService(breakage);
    await send(page, entries);
    await expectKept(page, entries);
    expect(storedInquiries(entries.email)).toEqual([]);
    await page.unroute(LOCAL_FORM_ENDPOINT);
    await expectSecondTry(page, entries);
  });
}

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
  }, async ({ page, context }) => {
    const entries = completeEntries();
    const banner = page.getByRole("region", { name: site.consent.title, exact: true });
    await openForm(page);
    await fillIn(page, entries);
    await expect(banner).toBeVisible();
    await context.setOffline(true);
    // The first hover of this button fetches its tooltip.
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
