import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inlineCriticalCss } from "../src/inline-critical-css";
import { temporaryFolder, write } from "./temporary-folder";

const CSS =
  '.used{color:red}.unused{color:blue}.late:focus-visible{color:red}:focus-visible{outline:1px solid}@property --tw-a{syntax:"*";inherits:false}';

/** A page as Gatsby 5.16 writes it. */
const page = (body = '<p class="used">Text</p>') =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script>"<p class='unused'>"</script></body></html>`;

describe("inlineCriticalCss", () => {
  let folder: string;
  const pages = ["/", "/about", "/404.html"];
  const fileOf = (name: string) => path.join(folder, name.endsWith(".html") ? name : path.join(name, "index.html"));
  const read = () => pages.map((each) => readFileSync(fileOf(each), "utf8"));
  const writePage = (name: string, body?: string) => write(fileOf(name), page(body));

  const problems: string[] = [];
  const inline = () => void problems.push(...inlineCriticalCss(folder, pages.map(fileOf)));

  beforeEach(() => {
    problems.length = 0;
    folder = temporaryFolder({ "styles.1.css": CSS });
    for (const each of pages) writePage(each);
  });

  it("inlines the styles of each page", () => {
    writePage("/about", '<p class="unused">Text</p>');
    inline();
    expect(read().map((html) => /global-css">([^<]*)/.exec(html)?.[1])).toEqual([
      ".used{color:red}:focus-visible{outline:1px solid}",
      ".unused{color:blue}:focus-visible{outline:1px solid}",
      ".used{color:red}:focus-visible{outline:1px solid}",
    ]);
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
  ])("links the full stylesheet once, %s", (_what, body, link) => {
    for (const each of pages) writePage(each, body);
    inline();
    inline();
    for (const html of read()) expect(html).toContain(`</style>${link}</head>`);
  });

  it("gives the same result after a warm build that wrote only one page", () => {
    const publish = () => writePage("/about", '<p class="late">Text</p>');
    publish();
    inline();
    const cold = read();
    writePage("/about");
    inline();
    publish();
    inline();
    expect(read()).toEqual(cold);
  });

  it("names a page whose stylesheet has another form, or is gone, and leaves it as it is; not one without styles", () => {
    writeFileSync(fileOf("/"), "<html></html>");
    write(fileOf("/about"), page().replace("gatsby-global-css", "styles"));
    write(fileOf("/404.html"), page().replace("styles.1.css", "styles.0.css"));
    const before = read();
    inline();
    expect(problems).toEqual([expect.stringContaining("/about"), expect.stringContaining("/404.html")]);
    expect(read()).toEqual(before);
  });

  it("reads a stylesheet below a prefix or from another host", () => {
    for (const origin of ["/docs", "https://cdn.example/files"]) {
      for (const each of pages) write(fileOf(each), page().replace("/styles", `${origin}/styles`));
      inline();
      for (const html of read()) expect(html).toContain(`href="${origin}/styles.1.css"`);
      expect(problems).toEqual([]);
    }
  });
});
