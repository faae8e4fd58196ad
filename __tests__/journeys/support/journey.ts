import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { copyProject, copyTracked } from "../../../scripts/project-copy/project-copy";

type Journey = {
  /** A folder that is gone after the last test of the file. */
  folder: string;
  /** A copy of the project in it, which the tests of a file share. */
  copy: string;
  /** The same with the content of the spec site, whose words a test may name. */
  specSite: string;
};

/** Playwright's test on copies of the project. */
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
      const copy = path.join(folder, "copy");
      copyProject(process.cwd(), copy);
      await use(copy);
    },
    { scope: "worker", timeout: 60_000 },
  ],
  specSite: [
    async ({ copy }, use) => {
      const content = path.join(copy, "content");
      rmSync(content, { recursive: true });
      cpSync("__tests__/spec-site/content", content, { recursive: true });
      for (const guide of ["README.md", "REFERENZ.md"]) copyTracked(process.cwd(), copy, `content/${guide}`);
      await use(copy);
    },
    { scope: "worker" },
  ],
});
