import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fitStyles, INLINED_STYLES, OTHER_MEDIA } from "./fit-styles";

/** `/404.html` is a file of its own; pages of one component share their styles. */
type BuiltPage = { path: string; componentChunkName: string };

/** The whole stylesheet, where no script fetches it: after the page's own part, as later rules win. */
const linkOf = (stylesheet: string) =>
  `<noscript><link rel="stylesheet" href="${stylesheet}" media="${OTHER_MEDIA.join(", ")}"/></noscript>`;

/**
 * Leaves in every built page only the styles that pages of its component need by themselves, and links those for paper
 * and forced colours; again the same for a page that a warm build left unchanged.
 * @throws when the stylesheet is not where it was in Gatsby 5.16
 */
export async function fitPages(publicFolder: string, pages: readonly BuiltPage[]): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const { path: page, componentChunkName } of pages) {
    const file = path.join(publicFolder, page.endsWith(".html") ? page : path.join(page, "index.html"));
    groups.set(componentChunkName, [...(groups.get(componentChunkName) ?? []), file]);
  }
  for (const files of groups.values()) {
    // Thousands of pages do not fit into memory, so each is read twice: for its styles and for its final form.
    const [first = ""] = files;
    const stylesheet = INLINED_STYLES.exec(readFileSync(first, "utf8"))?.[2];
    if (!stylesheet) throw new Error(`No stylesheet was found in ${first}. Has the form of Gatsby's HTML changed?`);
    const css = await fitStyles(readFileSync(path.join(publicFolder, stylesheet), "utf8"), textsOf(files));
    for (const file of files) {
      const before = readFileSync(file, "utf8");
      const html = before.replace(INLINED_STYLES, (_all, start, href, end) => start + css + end + linkOf(href));
      if (html !== before) writeFileSync(file, html);
    }
  }
}

function* textsOf(files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(file, "utf8");
}
