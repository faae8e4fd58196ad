import { gzipSync } from "node:zlib";

/** Every script but structured data, which no browser runs. */
const SCRIPT = /<script\b(?![^>]*\btype="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_HINT = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g;

/** A page as it would be without any script: the static twin that the page is measured against. */
export const withoutScripts = (html: string): string => html.replace(SCRIPT, "").replace(SCRIPT_HINT, "");

/** How much script stands in a page itself: bytes after gzip, each script by itself. */
export function inlineScriptBytes(html: string): number {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes))
    .reduce((sum, [, , text = ""]) => sum + gzipSync(text).length, 0);
}
