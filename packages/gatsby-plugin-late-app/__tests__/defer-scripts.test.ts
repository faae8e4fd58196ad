import { deferScripts, type Settings } from "../src/defer-scripts";

const OPTIONS = { basePath: "", fetchesStylesheet: true };

const SLICE = `<!-- slice-start id="_gatsby-scripts-1" -->
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{}";
  </script><script>window.___webpackCompilationHash="abc123";</script><script src="/webpack-runtime-3.js" async></script><script src="/framework-4.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

/** A page as Gatsby 5.16 writes it. */
const page = (pagePath: string) =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><p class="used">Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script>${SLICE}</body></html>`;

function deferred(settings: Partial<Settings>, text = page("/about")): string {
  return deferScripts(text, "/about", { ...OPTIONS, ...settings });
}

const loaderOf = (html: string) =>
  /<script id="app-loader" data-page="[^"]*"(?: data-any-path)?>(.*?)<\/script>/.exec(html)?.[1];

const html = deferScripts(page("/about"), "/about", OPTIONS);

it("inserts the same loader, with the files to fetch, into every page in place of Gatsby's scripts", () => {
  expect(html).not.toContain("<script src=");
  expect(html.split("<script")).toHaveLength(2);
  expect(html).toContain('data-page="/about"');
  for (const file of ["/webpack-runtime-3.js", "/framework-4.js", "/app-1.js", "/styles.1.css"])
    expect(loaderOf(html)).toContain(file);
  expect(loaderOf(deferScripts(page("/blog/cac"), "/blog/cac", OPTIONS))).toBe(loaderOf(html));
});

it("leaves a page of an earlier build unchanged, also when Gatsby has inserted its scripts again", () => {
  expect(deferScripts(html, "/about", OPTIONS)).toBe(html);
  const reinserted = html.replace(/<!-- slice-start[\s\S]*slice-end id="_gatsby-scripts-1" -->/, SLICE);
  expect(deferScripts(reinserted, "/about", OPTIONS)).toBe(html);
});

it.each([
  ["are not there", /[\s\S]*/, "<html></html>"],
  ["have another form", " async></script><!--", " defer></script><!--"],
  ["have one that is not known", "<script>window", "<script>window.other=1</script><script>window"],
])("throws with the page's path if Gatsby's scripts %s", (_title, from, to) => {
  expect(() => deferScripts(page("/about").replace(from, to), "/about", OPTIONS)).toThrow("/about");
});

it("fetches scripts from below a prefix or from another host, and none for old browsers", () => {
  for (const origin of ["/docs", "https://cdn.example/files"]) {
    const prefixed = page("/about")
      .replaceAll('src="', `src="${origin}`)
      .replace("<script src", `<script src="${origin}/polyfill-9.js" nomodule></script><script src`);
    const code = loaderOf(deferScripts(prefixed, "/about", OPTIONS));
    expect(code).toContain(`app:"${origin}/app-1.js"`);
    expect(code).not.toContain("polyfill");
  }
});

it.each<[what: string, text: string, isThere: boolean, html: string]>([
  ["no stylesheet if the page has it whole", 'stylesheet:"/', false, deferred({ fetchesStylesheet: false })],
  [
    "no stylesheet if there is none",
    'stylesheet:"/',
    false,
    deferred({}, page("/about").replace(/<style.*<\/style>/, "")),
  ],
  ["the site's prefix", "/docs", true, deferred({ basePath: "/docs" })],
])("has %s", (_what, text, isThere, result) => {
  expect(loaderOf(result)?.includes(text)).toBe(isThere);
});

it("marks a page that a host shows at any address", () => {
  const isMarked = (path: string, isClientRoute = false) =>
    deferScripts(page(path), path, OPTIONS, isClientRoute).includes(" data-any-path>");
  const paths = ["/404.html", "/404/", "/500.html", "/about", "/4040"];
  expect(paths.filter((path) => isMarked(path))).toEqual(["/404.html", "/404/", "/500.html"]);
  expect(isMarked("/app/", true)).toBe(true);
});

it("escapes a path in the attribute", () => {
  expect(deferScripts(page('/a"b&c'), '/a"b&c', OPTIONS)).toContain('data-page="/a&quot;b&amp;c"');
});
