import { comparablePath } from "./comparable-path";
import { BEFORE_HYDRATION_EVENT, REPLAY_EVENT } from "./events";
import { loadApp } from "./load-app";
import { protectPageBeforeHydration } from "./protect-page";

// Its types are those of a module, which this is not.
const { minify_sync }: typeof import("terser", { with: { "resolution-mode": "import" }}) = require("terser");

const PAGE_PATH_SCRIPT =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="[^<]*";\/\*\]\]>\*\/<\/script>/;
/** The slot into which Gatsby inserts its scripts; a warm build inserts them again when they have changed. */
const SCRIPTS_SLICE =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const APP_LOADER = '<script id="app-loader"';
const COMPILATION_HASH = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;
const ASYNC_SCRIPT = /<script src="([^"]+)" async><\/script>/g;
/** What is left out: the chunk mapping, and scripts for browsers without modules, which cannot run the loader either. */
const NEEDLESS_SCRIPT =
  /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>|<script src="[^"]+" nomodule><\/script>/g;
const APP_SCRIPT = /\/app-[^/]+\.js$/;
/** Pages that a host shows at any address. */
const ERROR_PAGE = /^\/(404|500)\b/;
/** The stylesheet that Gatsby writes into every page; it has none if the site has none. */
const STYLESHEET = /<style data-href="([^"]+)" data-identity="gatsby-global-css">/;

export type Settings = {
  basePath: string;
  /** Whether pages hold only a part of the stylesheet, so that it must be there before the app. */
  fetchesStylesheet: boolean;
};

/**
 * Replaces Gatsby's scripts in a page with a short inline loader, the same in every page of a build.
 * @param isClientRoute whether the page stands for many addresses, as error pages do anyway
 * @throws when Gatsby's scripts have another form than those of Gatsby 5.14 to 5.16
 */
export function deferScripts(
  html: string,
  pagePath: string,
  { basePath, fetchesStylesheet }: Settings,
  isClientRoute = false,
): string {
  const slice = SCRIPTS_SLICE.exec(html)?.[2] ?? "";
  if (slice.startsWith(APP_LOADER)) return html;
  const sources = [...slice.matchAll(ASYNC_SCRIPT)].map(([, src = ""]) => src);
  const app = sources.find((src) => APP_SCRIPT.test(src));
  const compilationHash = COMPILATION_HASH.exec(slice)?.[1];
  const unknown = slice.replace(COMPILATION_HASH, "").replace(ASYNC_SCRIPT, "").replace(NEEDLESS_SCRIPT, "").trim();
  if (!app || !compilationHash || unknown) {
    throw new Error(`Gatsby's scripts have another form in ${pagePath}.`);
  }
  const stylesheet = fetchesStylesheet ? STYLESHEET.exec(html)?.[1] : undefined;
  const scripts = sources.filter((src) => src !== app);
  const files = { basePath, compilationHash, stylesheet, scripts, app };
  const anyPath = isClientRoute || ERROR_PAGE.test(pagePath) ? " data-any-path" : "";
  const loader = `<script id="app-loader" data-page="${escaped(pagePath)}"${anyPath}>${loaderCode(files)}</script>`;
  return html
    .replace(PAGE_PATH_SCRIPT, "")
    .replace(SCRIPTS_SLICE, (_all, start, _content, end) => start + loader + end);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Smallest of what was tried, compressed. */
const MINIFY = { ecma: 2020, compress: { passes: 3, unsafe: true, unsafe_arrows: true } } as const;

const minified = new Map<string, string>();

/** Minified once, because every page has the same code. */
function loaderCode(files: Parameters<typeof loadApp>[0]): string {
  const events = [BEFORE_HYDRATION_EVENT, REPLAY_EVENT].map((name) => JSON.stringify(name));
  const code = `(${protectPageBeforeHydration})(${events});(${loadApp})(${JSON.stringify(files)},${comparablePath})`;
  const known = minified.get(code) ?? minify_sync(code, MINIFY).code ?? code;
  minified.set(code, known);
  return known;
}
