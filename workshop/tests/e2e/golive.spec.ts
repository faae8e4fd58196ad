/** The first day, and what happens after a while. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "../../../__tests__/e2e/support/copies";
import { run, runScript } from "../../../scripts/lib/run";
import { changeEverything, NEW, NOTICE } from "./support/fill-in-content";

/** Somebody else's form service; nothing is sent there. */
const RELEASE = {
  GATSBY_FORM_ENDPOINT: "https://formular.seezeichen-vertrieb.de/submit",
  GATSBY_FORM_ACCESS_KEY: "11111111-2222-4333-8444-555555555555",
};

test("With every fact filled in and other content, nothing is missing and the release passes", async ({ copy }) => {
  changeEverything(copy);
  expect(await run("tsx", ["workshop/golive/command.ts"], {}, { folder: copy })).toBe(0);
  expect(await runScript("test", ["content"], RELEASE, { folder: copy })).toBe(0);
  expectPublished(path.join(copy, "public"));
});

/** The new article is everywhere, under its first address; draft, what is not due yet, and what has ended are nowhere, but for the address of the last. */
function expectPublished(built: string): void {
  // Typesetting keeps a month beside its day.
  const read = (name: string) => readFileSync(path.join(built, name), "utf8").replaceAll("\u00a0", " ");
  const lists = ["blog/index.html", "feed.xml", "sitemap.xml"].map(read);
  const canonical = `/blog/${NEW.article}"`;
  for (const slug of [NEW.article, NEW.alias]) expect(read(`blog/${slug}/index.html`)).toContain(canonical);
  for (const text of lists) expect(text).toContain(`/blog/${NEW.article}`);
  for (const text of lists) expect(text).not.toContain(`/blog/${NEW.alias}`);
  for (const page of ["index.html", `career/${NEW.filled}/index.html`]) expect(read(page)).toContain(NOTICE.text);
  for (const text of ["career/index.html", "sitemap.xml"].map(read)) expect(text).not.toContain(NEW.filled);
  for (const slug of [NEW.draft, NEW.scheduled]) {
    expect(existsSync(path.join(built, "blog", slug))).toBe(false);
    for (const text of lists) expect(text).not.toContain(slug);
  }
}
