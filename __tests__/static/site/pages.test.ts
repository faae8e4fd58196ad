import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { built } from "../../browser/support/published-content";
import { all, documentOf, textOf } from "../support/document";

const KB = 1024;
/** Budget of what stands around a page's own text, compressed: styles, scripts, header, question of consent, footer. */
const FRAME_BUDGET = 13.5 * KB;
const INLINE_SCRIPT_BUDGET = 3 * KB;

/** How React and Gatsby write HTML, all of it valid. */
const TOLERATED = [
  ...["attribute-boolean-style", "attribute-empty-style", "doctype-style", "void-style", "attr-quotes"],
  ...["no-inline-style", "long-title", "no-trailing-whitespace"],
];
const config: ConfigData = {
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    ...Object.fromEntries(TOLERATED.map((rule) => [rule, "off"])),
    "no-implicit-button-type": "error",
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(config));

const compressed = (content: string) => gzipSync(content, { level: 9 }).length;
const INLINE_SCRIPT = /<script(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

const FACE = /@font-face\{[^}]*url\(([^)]*)\)[^}]*\}/g;

describe.each([...built.paths(), PATH_WITHOUT_PAGE])("%s", (path) => {
  const html = built.html(path);

  it("has one main heading", () => {
    expect(all(documentOf(built, path), "h1").map(textOf)).toEqual([expect.stringMatching(/\S{3,}/)]);
  });

  it("is valid HTML", async () => {
    expect(html).not.toContain("\0");
    const { results } = await validator.validateString(html, path);
    const found = results.flatMap(({ messages }) => messages);
    expect(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

  it("has little around its text, a small script in it, and asks for no other script or style", () => {
    // A notice is a text of its authors, too.
    const frame = html.replace(/<main.*<\/main>|<aside [^>]*data-notice=.*?<\/aside>/gs, "");
    expect(frame.length).toBeLessThan(html.length);
    expect(compressed(frame)).toBeLessThanOrEqual(FRAME_BUDGET);
    const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text).join("\n");
    expect(compressed(inline)).toBeLessThanOrEqual(INLINE_SCRIPT_BUDGET);
    // Without script, paper needs a stylesheet of its own.
    const withScript = html.replace(/<noscript>.*?<\/noscript>/gs, "");
    expect(withScript).not.toMatch(/<script[^>]* src=|<link[^>]* (rel="stylesheet"|as="script")/);
  });

  it("fetches its fonts ahead, and none of them may move a page that has been painted", () => {
    const faces = [...html.matchAll(FACE)];
    const ahead = all(documentOf(built, path), "link[rel=preload][as=font][crossorigin]");
    expect(faces.map(([, file]) => file)).toEqual(ahead.map((link) => link.getAttribute("href")));
    expect(faces.map(([face]) => /font-display:\w+/.exec(face)?.[0])).toEqual(faces.map(() => "font-display:optional"));
    expect(faces).not.toHaveLength(0);
  });
});

it("no stylesheet brings a font in after the page", () => {
  const sheets = readdirSync(built.folder).filter((name) => name.endsWith(".css"));
  expect(sheets.filter((name) => built.file(name).toString().includes("@font-face"))).toEqual([]);
  expect(sheets).not.toHaveLength(0);
});
