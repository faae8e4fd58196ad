import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What gatsby-plugin-image puts into every head for its component. */
const IMAGE_STYLES =
  /<style>\.gatsby-image-wrapper\{[^<]*<\/style>|<noscript><style>\.gatsby-image-wrapper [^<]*<\/style><\/noscript>|<script type="module">[^<]*dataset\.gatsbyImageSsr[^<]*<\/script>/g;
/** A mark of the component in a page and in its code. */
const IMAGE_COMPONENT = "gatsby-image-wrapper";
/** A script in a web worker: its snippet, and the script itself. */
const WORKER_SCRIPT = /data-partytown|text\/partytown/;

/**
 * Leaves out of all pages the NULs that React 18's stream sets (https://github.com/facebook/react/pull/26228), and the styles
 * and the script for gatsby-plugin-image's component, unless a page, or code that may show one, has the component: in an app,
 * the first page's head serves the others.
 * @param pages the files of all pages
 */
export function leaveOutOfPages(publicFolder: string, pages: readonly string[]): void {
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith(".js"));
  const files = [...scripts.map((name) => path.join(publicFolder, name)), ...pages];
  const without = (text: string) => text.replace(IMAGE_STYLES, "");
  const isUsed = files.some((file) => without(readFileSync(file, "utf8")).includes(IMAGE_COMPONENT));
  for (const page of pages) {
    const html = readFileSync(page, "utf8");
    const left = (isUsed ? html : without(html)).replaceAll("\0", "");
    if (left !== html) writeFileSync(page, left);
  }
}

/** Removes what Gatsby copies for scripts in a web worker, unless a page has one. */
export function removeUnusedPartytown(publicFolder: string, pages: readonly string[]): void {
  if (pages.some((file) => WORKER_SCRIPT.test(readFileSync(file, "utf8")))) return;
  rmSync(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
}
