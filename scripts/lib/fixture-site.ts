import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { copyMissingContent } from "./copy-missing-content";
import { CODE } from "./fingerprint";

/** Where the fixture site is built: a project of its own, made of this one's code and the tests' content. */
export const FIXTURE_SITE_FOLDER = ".fixture-site";
/** Its content; it changes only when the specification does. */
const CONTENT = "__tests__/fixture-site/content";

/** Copies the current code and the frozen content into its folder, and keeps what was built there. */
export function prepareFixtureSite(): void {
  const packages = path.join(FIXTURE_SITE_FOLDER, "node_modules");
  mkdirSync(packages, { recursive: true });
  for (const from of [...CODE, "scripts", CONTENT]) {
    const to = path.join(FIXTURE_SITE_FOLDER, from === CONTENT ? "content" : from);
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  }
  copyMissingContent(path.join(FIXTURE_SITE_FOLDER, "content"));
  linkPackages("node_modules", packages);
}

/** Fills a folder with links, one for each package: what a build keeps in `node_modules/.cache` stays its own. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) if (name !== ".cache") rmSync(path.join(to, name), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== ".cache") symlinkSync(path.resolve(from, name), path.join(to, name));
}
