import { minifySync } from "@swc/core";
import { APP_READY_EVENT, BEFORE_HYDRATION_EVENT } from "./events";
import { loadApp } from "./load-app";
import type { DeferredHydrationOptions } from "./options";
import { protectPageBeforeHydration } from "./protect-page";

/** Milliseconds after the `load` event by which the app is fetched, even if the page is never idle. */
const APP_IDLE_TIMEOUT_MS = 1000;

const PAGE_PATH_SCRIPT = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
/** The slot into which Gatsby inserts its scripts; a warm build inserts them again when they have changed. */
const SCRIPTS_SLICE =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const APP_LOADER = /^<script id="app-loader"/;
const SCRIPT_SRC = /<script src="([^"]+)"/g;
const APP_SCRIPT = /^\/app-/;
/** The stylesheet that Gatsby writes into every page. */
const STYLESHEET = /<style data-href="([^"]+)" data-identity="gatsby-global-css">/;
const COMPILATION_HASH = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Replaces Gatsby's scripts in a page with a short inline loader, the same in every page of a build: the page's path is
 * in an attribute. A page from an earlier build stays unchanged.
 * @throws when Gatsby's scripts or its stylesheet are not where Gatsby 5.16 puts them
 */
export function deferScripts(html: string, pagePath: string, { resubmitAfterMs }: DeferredHydrationOptions): string {
  const content = SCRIPTS_SLICE.exec(html)?.[2] ?? "";
  if (APP_LOADER.test(content)) return html;
  const sources = [...content.matchAll(SCRIPT_SRC)].map(([, src = ""]) => src);
  const app = sources.find((src) => APP_SCRIPT.test(src));
  const compilationHash = COMPILATION_HASH.exec(content)?.[1];
  const stylesheet = STYLESHEET.exec(html)?.[1];
  if (!app || !compilationHash || !stylesheet) {
    throw new Error(
      `Gatsby's scripts and stylesheet were not found in ${pagePath}. Has the structure of its HTML changed?`,
    );
  }
  const options = {
    compilationHash,
    stylesheet,
    scripts: sources.filter((src) => src !== app),
    app,
    idleTimeout: APP_IDLE_TIMEOUT_MS,
  };
  // Separate arguments, because property names would add bytes to every page.
  const protectArguments = [BEFORE_HYDRATION_EVENT, APP_READY_EVENT, resubmitAfterMs].map((value) =>
    JSON.stringify(value),
  );
  const code = minify(`(${protectPageBeforeHydration})(${protectArguments});(${loadApp})(${JSON.stringify(options)})`);
  const loader = `<script id="app-loader" data-page="${pagePath}">${code}</script>`;
  return html
    .replace(PAGE_PATH_SCRIPT, "")
    .replace(SCRIPTS_SLICE, (_all, start, _content, end) => start + loader + end);
}

const minified = new Map<string, string>();

/** Caches its result, because every page has the same code. */
function minify(code: string): string {
  const known = minified.get(code) ?? minifySync(code, { compress: true, mangle: true }).code;
  minified.set(code, known);
  return known;
}
