import { deferScripts } from "../../../../plugins/gatsby-plugin-deferred-hydration/defer-scripts";

const OPTIONS = { resubmitAfterMs: 15_000 };

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

  it("throws with the page's path if Gatsby's scripts are not found", () => {
    expect(() => deferScripts("<html></html>", "/about", OPTIONS)).toThrow("/about");
  });
});
