/** A rehearsal of the first day, and of what happens after a while. */
import { expect } from "@playwright/test";
import { run } from "../../scripts/lib/run";
import { test } from "./support/journey";
import { changeEverything } from "./support/rehearsal";

/** Somebody else's form service; nothing is sent there. */
const RELEASE = {
  CI_RELEASE: "1",
  GATSBY_FORM_ENDPOINT: "https://formular.seezeichen-vertrieb.de/submit",
  GATSBY_FORM_ACCESS_KEY: "11111111-2222-4333-8444-555555555555",
};

test("With every fact filled in and other content, nothing is missing and the release passes.", async ({ copy }) => {
  for (const what of changeEverything(copy)) console.log(`done: ${what}`);
  for (const script of ["golive", "test-content"]) {
    expect({ script, code: await run("tsx", [`scripts/${script}.ts`], RELEASE, { folder: copy }) }).toEqual({
      script,
      code: 0,
    });
  }
});
