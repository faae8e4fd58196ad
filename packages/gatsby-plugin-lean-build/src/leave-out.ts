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
 * Removes the styles and the script for gatsby-plugin-image's component from all pages, unless one of them, or code that
 * may show one, has the component: in an app, the first page's head serves the others.
 * @param pages the files of all pages
 */
export function removeUnusedImageStyles(publicFolder: string, pages: readonly string[]): void {
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith(".js"));
  const files = [...scripts.map((name) => path.join(publicFolder, name)), ...pages];
  const without = (file: string) => readFileSync(file, "utf8").replace(IMAGE_STYLES, "");
  if (files.some((file) => without(file).includes(IMAGE_COMPONENT))) return;
  for (const page of pages) rewrite(page, without(page));
}

/** Writes only what has changed. */
function rewrite(file: string, text: string): void {
  if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/**
 * Removes the NULs that React 18's stream sets before a sign of several bytes that does not fit into its chunk: in a text a
 * browser drops them, in an attribute it shows a question mark. React 19 sets none (https://github.com/facebook/react/pull/26228).
 * @param pages the files of all pages
 */
export function removeNuls(pages: readonly string[]): void {
  for (const page of pages) rewrite(page, readFileSync(page, "utf8").replaceAll("\0", ""));
}

/**
 * Removes what Gatsby copies for scripts in a web worker, unless a page has one.
 * @param pages the files of all pages
 */
export function removeUnusedPartytown(publicFolder: string, pages: readonly string[]): void {
  if (pages.some((file) => WORKER_SCRIPT.test(readFileSync(file, "utf8")))) return;
  rmSync(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
}
