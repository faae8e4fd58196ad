import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { LOCAL_FORM_ACCESS_KEY, TEST_ANALYTICS_ENDPOINT, TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import { build, copyProject, copyTracked } from "./project-copy";

type Journey = {
  /** A folder that is gone after the last journey. */
  folder: string;
  /** A copy of the project in it. */
  copy: string;
  /** Another one with the content of the fixture site, whose words a test may name. */
  fixtureSite: string;
  /** The folder of the built fixture site with other code, a calculator in one text, and analytics switched on. */
  changedSite: string;
};

/** Files whose scripts have other names in the changed site: the app's, the form's, the toasts'. */
const CHANGED = [
  ["src/layout/footer.tsx", "<footer"],
  ["src/features/contact-form/contact-form.tsx", "<div"],
  ["src/features/toasts/toaster.tsx", "<section"],
] as const;

/** The name under which the changed site reports its visits. */
export const MEASURED_SITE = "hafenlotse.example";
/** The path of the article with the calculator. */
export const MEASURED_ARTICLE = "/blog/digital-sales";
const CALCULATOR =
  '<Calculator name="visit" visitCost="465,5" callCost="97,5" visitChance="54" callChance="50" winRate="25" />';

/** Playwright's test on copies of the project, which the end-to-end tests of a run share. */
export const test = base.extend<object, Journey>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "journey-"));
      await use(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
    { scope: "worker" },
  ],
  copy: [
    async ({ folder }, use) => {
      copyProject(process.cwd(), path.join(folder, "copy"));
      await use(path.join(folder, "copy"));
    },
    { scope: "worker", timeout: 60_000 },
  ],
  fixtureSite: [
    ({ folder }, use) => use(copyFixtureSite(path.join(folder, "fixture-site"))),
    { scope: "worker", timeout: 60_000 },
  ],
  changedSite: [
    async ({ folder }, use) => {
      const site = copyFixtureSite(path.join(folder, "changed-site"));
      for (const [file, tag] of CHANGED) markTag(path.join(site, file), tag);
      const article = `content/articles/${path.basename(MEASURED_ARTICLE)}/index.mdx`;
      appendFileSync(path.join(site, article), `\n${CALCULATOR}\n`);
      await build(site, {
        GATSBY_FORM_ENDPOINT: TEST_FORM_ENDPOINT,
        GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY,
        GATSBY_ANALYTICS_ENDPOINT: TEST_ANALYTICS_ENDPOINT,
        GATSBY_ANALYTICS_SITE: MEASURED_SITE,
      });
      await use(path.join(site, "public"));
    },
    { scope: "worker", timeout: 5 * 60_000 },
  ],
});

/** @returns the copy */
function copyFixtureSite(copy: string): string {
  copyProject(process.cwd(), copy);
  const content = path.join(copy, "content");
  rmSync(content, { recursive: true });
  cpSync("__tests__/fixture-site/content", content, { recursive: true });
  for (const guide of ["README.md", "REFERENZ.md"]) copyTracked(process.cwd(), copy, `content/${guide}`);
  return copy;
}

/** Gives an element of a source file one more attribute. */
function markTag(file: string, tag: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(tag)) throw new Error(`${file} holds no ${tag}>.`);
  writeFileSync(file, text.replace(tag, `${tag} data-build="after"`));
}
