import { deferScripts } from "../src/defer-scripts";

const OPTIONS = { basePath: "", resubmitAfterMs: 15_000, fetchesStylesheet: true };

const SLICE = `<!-- slice-start id="_gatsby-scripts-1" -->
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{}";
  </script><script>window.___webpackCompilationHash="abc123";</script><script src="/webpack-runtime-3.js" async></script><script src="/framework-4.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

/** A page as Gatsby 5.16 writes it. */
const page = (pagePath: string) =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><p class="used">Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script>${SLICE}</body></html>`;

const loaderOf = (html: string) =>
  /<script id="app-loader" data-page="[^"]*"(?: data-any-path)?>(.*?)<\/script>/.exec(html)?.[1];

describe("deferScripts", () => {
  const html = deferScripts(page("/about"), "/about", OPTIONS);

  it("removes Gatsby's scripts from the page", () => {
    expect(html).not.toContain("<script src=");
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("inserts the same loader, with the files to fetch, into every page, and the page's path as an attribute", () => {
    expect(html).toContain('data-page="/about"');
    for (const file of ["/webpack-runtime-3.js", "/framework-4.js", "/app-1.js", "/styles.1.css"])
      expect(loaderOf(html)).toContain(file);
    expect(loaderOf(deferScripts(page("/blog/cac"), "/blog/cac", OPTIONS))).toBe(loaderOf(html));
  });

  it("leaves a page of an earlier build unchanged", () => {
    expect(deferScripts(html, "/about", OPTIONS)).toBe(html);
  });

  it("gives the same result when Gatsby has inserted its scripts again", () => {
    const reinserted = html.replace(/<!-- slice-start[\s\S]*slice-end id="_gatsby-scripts-1" -->/, SLICE);
    expect(deferScripts(reinserted, "/about", OPTIONS)).toBe(html);
  });

  it.each([
    ["are not there", "<html></html>"],
    ["have another form", page("/about").replace(" async></script><!--", " defer></script><!--")],
    [
      "have one that is not known",
      page("/about").replace("<script>window", "<script>window.other=1</script><script>window"),
    ],
  ])("throws with the page's path if Gatsby's scripts %s", (_title, other) => {
    expect(() => deferScripts(other, "/about", OPTIONS)).toThrow("/about");
  });

  it("fetches scripts from below a prefix or from another host, and none for old browsers", () => {
    for (const origin of ["/docs", "https://cdn.example/files"]) {
      const prefixed = page("/about")
        .replace(/src="/g, `src="${origin}`)
        .replace("<script src", `<script src="${origin}/polyfill-9.js" nomodule></script><script src`);
      const code = loaderOf(deferScripts(prefixed, "/about", OPTIONS));
      expect(code).toContain(`app:"${origin}/app-1.js"`);
      expect(code).not.toContain("polyfill");
    }
  });

  it("fetches no stylesheet if the page has it whole, or has none", () => {
    for (const html of [
      deferScripts(page("/about"), "/about", { ...OPTIONS, fetchesStylesheet: false }),
      deferScripts(page("/about").replace(/<style.*<\/style>/, ""), "/about", OPTIONS),
    ])
      expect(loaderOf(html)).not.toMatch(/stylesheet:"/);
  });

  it("leaves the page unprotected if that is switched off", () => {
    const html = deferScripts(page("/about"), "/about", { basePath: "", fetchesStylesheet: true });
    expect(loaderOf(html)).not.toContain("MutationObserver");
    expect(loaderOf(html)).toContain("/app-1.js");
  });

  it("marks a page that a host shows at any address", () => {
    const isMarked = (path: string, isClientRoute = false) =>
      deferScripts(page(path), path, OPTIONS, isClientRoute).includes(" data-any-path>");
    expect(["/404.html", "/404/", "/500.html", "/about", "/4040"].map((path) => isMarked(path))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
    expect(isMarked("/app/", true)).toBe(true);
    expect(loaderOf(deferScripts(page("/about"), "/about", { ...OPTIONS, basePath: "/docs" }))).toContain("/docs");
  });

  it("escapes a path in the attribute", () => {
    expect(deferScripts(page('/a"b&c'), '/a"b&c', OPTIONS)).toContain('data-page="/a&quot;b&amp;c"');
  });
});
