/** The first day, and what happens after a while. */
import { expect } from "@playwright/test";
import { runScript } from "../../scripts/lib/run";
import { changeEverything } from "./support/fill-in-content";
import { test } from "./support/journey";

/** Somebody else's form service; nothing is sent there. */
const RELEASE = {
  GATSBY_FORM_ENDPOINT: "https://formular.seezeichen-vertrieb.de/submit",
  GATSBY_FORM_ACCESS_KEY: "11111111-2222-4333-8444-555555555555",
};

test("With every fact filled in and other content, nothing is missing and the release passes", async ({ copy }) => {
  for (const what of changeEverything(copy)) console.log(`done: ${what}`);
  expect(await runScript("golive", [], {}, { folder: copy })).toBe(0);
  expect(await runScript("test", ["content"], RELEASE, { folder: copy })).toBe(0);
});
