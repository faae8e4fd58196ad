import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { extractCriticalCss } from "../src/extract-critical-css";
import { inlineCriticalCss } from "../src/inline-critical-css";
import { temporaryFolder, write } from "./temporary-folder";

const CSS =
  '.used{color:red}.unused{color:blue}.late:focus-visible{color:red}:focus-visible{outline:1px solid}@property --tw-a{syntax:"*";inherits:false}';

/** A page as Gatsby 5.16 writes it. */
const page = (body = '<p class="used">Text</p>') =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script class="unused">"<p class='unused'>"</script></body></html>`;

describe("extractCriticalCss", () => {
  const SPIN = "::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}";
  const PARTS = `::placeholder{color:red}p{color:red}${SPIN}`;
  const mixed = (color: string) =>
    `@supports (color:color-mix(in lab,red,red)){.used{color:color-mix(in oklab,${color} 60%,transparent)}}`;
  const HEX = ".used{color:#0a2e3d99}";
  const PROPERTY = '.used{width:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}';
  const late = '<p class="late">Text</p>';
  const KEPT = ".used{color:red}.late:focus-visible{color:red}:focus-visible{outline:1px solid}";
  const CONDITION = "@media (hover:hover){@supports (a:b){.unused{color:red}}}.used{color:red}";
  const PRINT_AND_FORCED_COLORS =
    "@layer a{@media print{.used{color:red}}@media (forced-colors:active){.used{color:red}}}.used{color:red}";

  const DARK = ".dark .used{color:red}.used{color:blue}";
  const THEMED = `${HEX}${mixed("var(--color-deep)")}:root{--color-deep:red}html{--color-deep:blue}`;
  const FALLBACK = ":root{--a:red}.used{color:var(--a,rgb(0,0,0));width:var(--b,1px)}";
  const CONDITIONAL = "@media (prefers-color-scheme:dark){:root{--a:red}}.used{color:var(--a,blue)}";
  const MOVING = ":root{--b:red;--c:red}@keyframes fade{to{opacity:0}}@keyframes spin{to{opacity:0}}";
  const FORM = `@layer base{${PARTS}}`;
  const FORM_WITHOUT_PARTS = "@layer base{p{color:red}}";

  it.each<[what: string, css: string, expected: string, ...pages: string[]]>([
    ["removes what no page uses; keeps rules for any element", CSS, KEPT, page(), page(late)],
    ["removes rules for parts of form controls", `/*! notice */${FORM}`, FORM_WITHOUT_PARTS],
    ["removes them beside checkboxes", FORM, FORM_WITHOUT_PARTS, page('<p><input type="checkbox" />')],
    ["keeps them if there is a field", FORM, FORM, page("<p><input>")],
    ["keeps them for a date", FORM, FORM, page('<p><input class="a" type="date">')],
    [
      "keeps classes with signs that HTML reserves",
      String.raw`.content-\[\'·\'\]{content:"·"}.\[\&\>a\]\:b>a{color:red}.aria-\[a\=b\]\:c{color:red}.not-\[\'·\'\]{color:red}`,
      String.raw`.content-\[\'·\'\]{content:"·"}.\[\&\>a\]\:b>a{color:red}.aria-\[a\=b\]\:c{color:red}`,
      page('<p class="content-[&#x27;·&#x27;] [&amp;&gt;a]:b aria-[a=b]:c"><a href=/>'),
    ],
    ["removes empty conditions", CONDITION, ".used{color:red}"],
    ["removes rules for print and forced colours", PRINT_AND_FORCED_COLORS, "@layer a{}.used{color:red}"],
    ["removes the color-mix repetition of a translucent colour", HEX + mixed("var(--color-deep)"), HEX],
    ["keeps a color-mix of another colour", HEX + mixed("currentcolor"), HEX + mixed("currentcolor")],
    ["keeps a color-mix of a colour that a theme changes", THEMED, THEMED, "<html><p class=used>"],
    ["keeps a registered property that a rule uses", PROPERTY, PROPERTY],
    ["removes the fallback of a variable that is always defined", FALLBACK, FALLBACK.replace(",rgb(0,0,0)", "")],
    ["keeps it if the variable is only defined under a condition", CONDITIONAL, CONDITIONAL],
    ["keeps what the page's own script names", DARK, DARK, page('<p class="used"></p><script>f("dark")</script>')],
    [
      "keeps variables and animations of inline styles",
      MOVING,
      ":root{--b:red}@keyframes fade{to{opacity:0}}",
      page('<p style="color:var(--b);animation:fade 1s"></p>'),
    ],
  ])("%s", async (_title, css, expected, ...pages) =>
    expect(await extractCriticalCss(css, pages.length > 0 ? pages : [page()])).toBe(expected),
  );
});

describe("inlineCriticalCss", () => {
  let folder: string;
  const pages = ["/", "/about", "/404.html"].map((name) => ({ path: name, componentChunkName: "one" }));
  const fileOf = (name: string) => path.join(folder, name.endsWith(".html") ? name : path.join(name, "index.html"));
  const read = () => pages.map((each) => readFileSync(fileOf(each.path), "utf8"));
  const writePage = (name: string, body?: string) => write(fileOf(name), page(body));

  const problems: string[] = [];
  const inline = () => inlineCriticalCss(folder, pages, (problem) => problems.push(problem));

  beforeEach(() => {
    problems.length = 0;
    folder = temporaryFolder({ "styles.1.css": CSS });
    for (const each of pages) writePage(each.path);
  });

  it("inlines the styles of all pages of a component into each of them", async () => {
    writePage("/about", '<p class="unused">Text</p>');
    await inline();
    for (const html of read()) {
      expect(html).toContain(".used{color:red}.unused{color:blue}");
      expect(html).not.toContain("--tw-a");
    }
  });

  const LINK = '<link rel="stylesheet" href="/styles.1.css"';
  const DEFERRED = `<noscript>${LINK} media="print, (forced-colors: active)"/></noscript>`;
  it.each([
    [
      "without letting the page wait",
      "",
      `${LINK} media="print" onload="this.media='all'"/><noscript>${LINK}/></noscript>`,
    ],
    ["for print and forced colours alone if the app fetches it", '<script id="app-loader"></script>', DEFERRED],
  ])("links the full stylesheet once, %s", async (_what, body, link) => {
    for (const each of pages) writePage(each.path, body);
    await inline();
    await inline();
    for (const html of read()) expect(html).toContain(`</style>${link}</head>`);
  });

  it("gives the same result after a warm build that wrote only one page", async () => {
    const publish = () => writePage("/about", '<p class="late">Text</p>');
    publish();
    await inline();
    const cold = read();
    writePage("/about");
    await inline();
    publish();
    await inline();
    expect(read()).toEqual(cold);
  });

  it("names the page in which the stylesheet is missing and leaves its component's pages as they are", async () => {
    writeFileSync(fileOf("/about"), "<html></html>");
    const before = read();
    await inline();
    expect(problems).toEqual([expect.stringContaining("/about")]);
    expect(read()).toEqual(before);
  });

  it("reads a stylesheet below a prefix or from another host", async () => {
    for (const origin of ["/docs", "https://cdn.example/files"]) {
      for (const each of pages) write(fileOf(each.path), page().replace("/styles", `${origin}/styles`));
      await inline();
      for (const html of read()) expect(html).toContain(`href="${origin}/styles.1.css"`);
      expect(problems).toEqual([]);
    }
  });
});
