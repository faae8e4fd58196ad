import { deferScripts } from "../../../../plugins/gatsby-plugin-late-app/defer-scripts";

const OPTIONS = { sendAgainAfter: 15_000 };

const SLICE = `<!-- slice-start id="_gatsby-scripts-1" -->
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{}";
  </script><script>window.___webpackCompilationHash="abc123";</script><script src="/webpack-runtime-3.js" async></script><script src="/framework-4.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

/** A page as Gatsby 5.16 writes it. */
const page = (pagePath: string) =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><p class="used">Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script>${SLICE}</body></html>`;

const loaderOf = (html: string) => /<script id="app-loader" data-page="[^"]*">(.*?)<\/script>/.exec(html)?.[1];

describe("deferScripts", () => {
  const html = deferScripts(page("/about"), "/about", OPTIONS);

  it("leaves no script of Gatsby's to be fetched while the page loads", () => {
    expect(html).not.toContain("<script src=");
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("names the page and keeps the files for later, the same lines in every page", () => {
    expect(html).toContain('data-page="/about"');
    for (const file of ["/webpack-runtime-3.js", "/framework-4.js", "/app-1.js", "/styles.1.css"])
      expect(loaderOf(html)).toContain(file);
    expect(loaderOf(deferScripts(page("/blog/cac"), "/blog/cac", OPTIONS))).toBe(loaderOf(html));
  });

  it("leaves a page of an earlier build as it is", () => {
    expect(deferScripts(html, "/about", OPTIONS)).toBe(html);
  });

  it("treats a page alike whose scripts were stitched in anew", () => {
    const stitchedAnew = html.replace(/<!-- slice-start[\s\S]*slice-end id="_gatsby-scripts-1" -->/, SLICE);
    expect(deferScripts(stitchedAnew, "/about", OPTIONS)).toBe(html);
  });

  it("names the page in which Gatsby's scripts are not found", () => {
    expect(() => deferScripts("<html></html>", "/about", OPTIONS)).toThrow("/about");
  });
});
