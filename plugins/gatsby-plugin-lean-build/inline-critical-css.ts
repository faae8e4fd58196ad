import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFERRED_MEDIA, extractCriticalCss, INLINED_STYLESHEET } from "./extract-critical-css";

/** A page that Gatsby has built; pages of one component share their styles. */
type BuiltPage = { path: string; componentChunkName: string };

/** Links the full stylesheet without script; it follows the inlined part, because later rules win. */
const linkForDeferredMedia = (stylesheet: string) =>
  `<noscript><link rel="stylesheet" href="${stylesheet}" media="${DEFERRED_MEDIA.join(", ")}"/></noscript>`;

/**
 * Replaces the inlined stylesheet of every built page with the critical CSS of all pages of its component, and links the
 * full stylesheet for print and forced colours. Repeated runs give the same result.
 * @throws when the stylesheet is not where Gatsby 5.16 puts it
 */
export async function inlineCriticalCss(publicFolder: string, pages: readonly BuiltPage[]): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const { path: page, componentChunkName } of pages) {
    const file = path.join(publicFolder, page.endsWith(".html") ? page : path.join(page, "index.html"));
    groups.set(componentChunkName, [...(groups.get(componentChunkName) ?? []), file]);
  }
  for (const files of groups.values()) {
    // Thousands of pages do not fit into memory, so each is read twice: to collect its styles and to write it.
    const [first = ""] = files;
    const stylesheet = INLINED_STYLESHEET.exec(readFileSync(first, "utf8"))?.[2];
    if (!stylesheet)
      throw new Error(`No stylesheet was found in ${first}. Has the structure of Gatsby's HTML changed?`);
    const css = await extractCriticalCss(readFileSync(path.join(publicFolder, stylesheet), "utf8"), readAll(files));
    for (const file of files) {
      const before = readFileSync(file, "utf8");
      const html = before.replace(
        INLINED_STYLESHEET,
        (_all, start, href, end) => start + css + end + linkForDeferredMedia(href),
      );
      if (html !== before) writeFileSync(file, html);
    }
  }
}

function* readAll(files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(file, "utf8");
}
