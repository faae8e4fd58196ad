import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { FAILURES } from "../../../scripts/lib/mock-services";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import * as form from "../support/contact-form";
import {
  PROTOCOL_FAILURES,
  type ServiceFailure,
  stalledResponse,
  startFailingService,
} from "../support/failing-service";
import { clickHeaderLink, consentBanner, headerLink } from "../support/shell";
import { site } from "../support/spec-site";
import { test as base, expect, storedInquiries } from "../support/test";

const { fieldOf, fillIn, sendButton } = form;

const DEFAULT_TEXT = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.";

/** What the service says of itself; it gives no reason with any other failure. */
const SERVICE_MESSAGES: Readonly<Record<string, string>> = {
  refuse: form.REFUSAL,
  "refuse-200": "Das Kontingent ist aufgebraucht.",
  "refuse-body": "Der Schlüssel ist abgelaufen.",
  "too-many": "Zu viele Anfragen. Bitte warten Sie eine Minute.",
};

/** Names that the browser gives to failures of the network; a page cannot tell one from another. */
const NETWORK_FAILURES = ["internetdisconnected", "connectionreset", "timedout"] as const;

type Fixtures = {
  /** Leads the page's inquiries to a service that fails in this way. */
  useFailingService: (failure: ServiceFailure) => Promise<void>;
};

const test = base.extend<Fixtures>({
  useFailingService: async ({ page }, use) => {
    const servers: Server[] = [];
    await use(async (failure) => {
      const { address, server } = await startFailingService(failure);
      servers.push(server);
      await page.route(TEST_FORM_ENDPOINT, (route) => route.continue({ url: address }));
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
});

/** Failures with an answer that says neither that the inquiry has arrived nor that it was refused. */
const UNCLEAR = ["html-200", "empty", "half-json", "json-null", "json-list", "success-text", "success-number"];
/** A server that fails may have passed the inquiry on before. */
const SERVER_ERRORS = ["error-json", "error-html", "success-with-500"];
const OUTCOME_UNKNOWN = new Set([...UNCLEAR, ...SERVER_ERRORS, "success-missing", "drop", "slow", ...NETWORK_FAILURES]);

/** Fails unless the error is shown, nothing entered is lost, and the form can be sent again. */
async function expectValuesKept(page: Page, values: form.Values, expectError: () => Promise<void>): Promise<void> {
  await expectError();
  await form.expectValues(page, values);
  await expect(sendButton(page)).toBeEnabled();
}

/**
 * Sends the same values again and again, each time to a service or a network that fails in another way; fails unless
 * each time the error is shown and nothing is lost, and unless the inquiry arrives in the end, once.
 * @param prepare brings the failure about, and takes it back where it would outlast the try
 */
async function expectEntriesKeptAfterEach(
  page: Page,
  failures: readonly string[],
  prepare: (failure: string, send: () => Promise<void>) => Promise<void>,
  mayHaveArrived = (failure: string) => OUTCOME_UNKNOWN.has(failure),
): Promise<void> {
  const values = await form.openFilled(page);
  for (const failure of failures) {
    await test.step(failure, async () => {
      await prepare(failure, () => sendButton(page).click());
      const sent = { ...values, message: await fieldOf(page, "message").inputValue() };
      await expectValuesKept(page, sent, () =>
        mayHaveArrived(failure)
          ? form.expectUncertain(page)
          : form.expectFailure(page, SERVICE_MESSAGES[failure] ?? DEFAULT_TEXT),
      );
      await page.getByRole("alert").getByRole("button", { name: site.notifications.dismiss }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
  expect(storedInquiries(values.email)).toEqual([]);
  await fillIn(page, { message: values.message });
  await sendButton(page).click();
  await form.expectArrived(page, values);
}

test.describe("Contact submit: an error toast", { tag: "@spec-8" }, () => {
  // @spec 8.1
  test("on any error response", async ({ page }) => {
    await page.clock.install();
    await expectEntriesKeptAfterEach(page, Object.keys(FAILURES), async (failure, press) => {
      await fillIn(page, { message: `Wir verkaufen Pumpen an Stadtwerke. #fault:${failure}` });
      await press();
      if (failure !== "slow") return;
      await expect(form.submitting(page)).toBeDisabled();
      await page.clock.fastForward(60_000);
    });
  });

  // @spec 8.1
  test("on any network error", async ({ page }) => {
    await expectEntriesKeptAfterEach(page, NETWORK_FAILURES, async (failure, press) => {
      await page.route(TEST_FORM_ENDPOINT, (route) => route.abort(failure), { times: 1 });
      await press();
    });
  });

  test("on any response outside the protocol", async ({ page, useFailingService }) => {
    const failAndSend = async (what: string, press: () => Promise<void>) => {
      await useFailingService(PROTOCOL_FAILURES[what] as ServiceFailure);
      await press();
      await form.expectUncertain(page);
      await page.unroute(TEST_FORM_ENDPOINT);
    };
    await expectEntriesKeptAfterEach(page, Object.keys(PROTOCOL_FAILURES), failAndSend, () => true);
  });

  test("when the response never ends", async ({ page, useFailingService }) => {
    await page.clock.install();
    await useFailingService(stalledResponse);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    const values = await form.send(page);
    await answered;
    await expect(form.submitting(page)).toBeDisabled();
    await page.clock.fastForward(60_000);
    await expectValuesKept(page, values, () => form.expectUncertain(page));
    await page.unroute(TEST_FORM_ENDPOINT);
    await sendButton(page).click();
    await form.expectArrived(page, values);
  });

  test("when the visitor is offline", async ({ page, context }) => {
    const values = await form.openFilled(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expectValuesKept(page, values, () => form.expectFailure(page, DEFAULT_TEXT));
    expect(storedInquiries(values.email)).toEqual([]);
    await context.setOffline(false);
    await sendButton(page).click();
    await form.expectArrived(page, values);
  });

  test("when the response is lost; the inquiry is not retried", async ({ page }) => {
    await page.route(TEST_FORM_ENDPOINT, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    const values = await form.send(page);
    await expectValuesKept(page, values, () => form.expectUncertain(page));
    expect(storedInquiries(values.email)).toHaveLength(1);
    await page.unroute(TEST_FORM_ENDPOINT);
    await sendButton(page).click();
    await form.expectSuccess(page);
    await form.expectValues(page, form.NO_VALUES);
    expect(storedInquiries(values.email)).toHaveLength(2);
  });
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  test("Network exception: a script that cannot be fetched breaks neither the page nor the form values", {
    tag: "@spec-8",
  }, async ({ page }) => {
    const messages = page.waitForRequest("**/toasts-*.js");
    await page.route("**/toasts-*.js", (route) => route.abort());
    const values = await form.openFilled(page);
    await expect(consentBanner(page)).toBeVisible();
    await messages;
    const close = consentBanner(page).getByRole("button", { name: site.consent.close, exact: true });
    await close.hover();
    await close.click();
    await expect(consentBanner(page)).toBeHidden();
    await form.expectValues(page, values);
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("The outcome of an inquiry", { tag: "@spec-8" }, () => {
  // @spec 8.2
  test("shows success when the service's message is in the body", async ({ page }) => {
    const values = await form.send(page, { message: "Wir verkaufen Pumpen an Stadtwerke. #fault:body-message" });
    await form.expectArrived(page, values);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("announces every error assertively, success politely", async ({ page }) => {
    await form.send(page, form.REFUSED);
    await form.expectFailure(page, form.REFUSAL);
    // A toast under the pointer stays.
    await page.getByRole("alert").hover();
    await sendButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(2);
    const error = page.getByRole("alert").first();
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

  test("keeps the values after a failure and a visit to another page, stored for this tab only", async ({ page }) => {
    const values = await form.send(page, form.REFUSED);
    await form.expectFailure(page, form.REFUSAL);
    for (const back of [() => headerLink(page, "Kontakt").click(), () => page.goBack()]) {
      await clickHeaderLink(page, "Blog", "/blog");
      await expect(fieldOf(page, "name")).toHaveCount(0);
      await back();
      await expect(page).toHaveURL("/contact");
      await form.expectValues(page, values);
    }
    const kept = await page.evaluate(() => ({
      tab: sessionStorage.getItem("contact-draft"),
      elsewhere: JSON.stringify([{ ...localStorage }, document.cookie, window.history.state]),
    }));
    for (const entry of [values.name, values.email, values.company, values.phone, "#fault"]) {
      expect(kept.tab).toContain(entry);
      expect(kept.elsewhere).not.toContain(entry);
    }
  });
});
