import { minifySync } from "@swc/core";
import { APP_READY_EVENT, APP_TAKEOVER_EVENT } from "./events";
import { guardPage } from "./guard-page";
import { loadApp } from "./load-app";
import type { LateAppOptions } from "./options";

/** Milliseconds after the `load` event by which the app is fetched even if the page is never idle. */
const APP_IDLE_TIMEOUT_MS = 1000;

const PAGE_PATH_SCRIPT = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
/** Where Gatsby inserts its scripts into a page; a warm build inserts them again when they have changed. */
const SLICE = /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const LOADER = /^<script id="app-loader"/;
const SOURCE = /<script src="([^"]+)"/g;
const APP = /^\/app-/;
/** The stylesheet that Gatsby writes into every page. */
const STYLESHEET = /<style data-href="([^"]+)" data-identity="gatsby-global-css">/;
const COMPILATION_HASH = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Replaces Gatsby's scripts in a page with a few lines that fetch them later, the same in every page of a build: the
 * page's path is in an attribute. A page from an earlier build stays as it is.
 * @throws when Gatsby's scripts or its stylesheet are not where they were in Gatsby 5.16
 */
export function deferScripts(html: string, pagePath: string, { sendAgainAfter }: LateAppOptions): string {
  const content = SLICE.exec(html)?.[2] ?? "";
  if (LOADER.test(content)) return html;
  const sources = [...content.matchAll(SOURCE)].map(([, src = ""]) => src);
  const app = sources.find((src) => APP.test(src));
  const compilationHash = COMPILATION_HASH.exec(content)?.[1];
  const stylesheet = STYLESHEET.exec(html)?.[1];
  if (!app || !compilationHash || !stylesheet) {
    throw new Error(`Gatsby's scripts and stylesheet were not found in ${pagePath}. Has the form of its HTML changed?`);
  }
  const options = {
    compilationHash,
    stylesheet,
    scripts: sources.filter((src) => src !== app),
    app,
    idleTimeout: APP_IDLE_TIMEOUT_MS,
  };
  // Separate arguments: as properties of an object they would take more room in every page.
  const guarded = [APP_TAKEOVER_EVENT, APP_READY_EVENT, sendAgainAfter].map((value) => JSON.stringify(value));
  const code = minify(`(${guardPage})(${guarded});(${loadApp})(${JSON.stringify(options)})`);
  const loader = `<script id="app-loader" data-page="${pagePath}">${code}</script>`;
  return html.replace(PAGE_PATH_SCRIPT, "").replace(SLICE, (_all, start, _content, end) => start + loader + end);
}

const minified = new Map<string, string>();

/** Remembers its result: every page has the same code. */
function minify(code: string): string {
  const known = minified.get(code) ?? minifySync(code, { compress: true, mangle: true }).code;
  minified.set(code, known);
  return known;
}
