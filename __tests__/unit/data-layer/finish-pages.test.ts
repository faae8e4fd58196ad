import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deferScripts } from "../../../src/data-layer/after-build/defer-scripts";
import { finishPages } from "../../../src/data-layer/after-build/finish-pages";
import { fitStyles } from "../../../src/data-layer/after-build/fit-styles";

const SLICE = `<!-- slice-start id="_gatsby-scripts-1" -->
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{}";
  </script><script>window.___webpackCompilationHash="abc123";</script><script src="/webpack-runtime-3.js" async></script><script src="/framework-4.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const CSS =
  '.used{color:red}.unused{color:blue}.late:focus-visible{color:red}:focus-visible{outline:1px solid}@property --tw-a{syntax:"*";inherits:false}';

/** A page as Gatsby 5.16 writes it. */
const page = (pagePath: string, body = '<p class="used">Text</p>') =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script>${SLICE}</body></html>`;

const loaderOf = (html: string) => /<script id="app-loader" data-page="[^"]*">(.*?)<\/script>/.exec(html)?.[1];

describe("deferScripts", () => {
  const html = deferScripts(page("/about"), "/about", "/styles.1.css");

  it("leaves no script of Gatsby's to be fetched while the page loads", () => {
    expect(html).not.toContain("<script src=");
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("names the page and keeps the files for later", () => {
    expect(html).toContain('data-page="/about"');
    for (const file of ["/webpack-runtime-3.js", "/framework-4.js", "/app-1.js", "/styles.1.css"]) {
      expect(loaderOf(html)).toContain(file);
    }
  });

  it("writes the same lines into every page", () => {
    expect(loaderOf(deferScripts(page("/blog/cac"), "/blog/cac", "/styles.1.css"))).toBe(loaderOf(html));
  });

  it("leaves a page of an earlier build as it is", () => {
    expect(deferScripts(html, "/about", "/styles.1.css")).toBe(html);
  });

  it("treats a page alike whose scripts were stitched in anew", () => {
    const stitchedAnew = html.replace(/<!-- slice-start[\s\S]*slice-end id="_gatsby-scripts-1" -->/, SLICE);
    expect(deferScripts(stitchedAnew, "/about", "/styles.1.css")).toBe(html);
  });

  it("names the page in which Gatsby's scripts are not found", () => {
    expect(() => deferScripts("<html></html>", "/about", "/styles.1.css")).toThrow("/about");
  });
});

describe("fitStyles", () => {
  it("keeps what any of the pages uses and what holds for any element", async () => {
    const css = await fitStyles(CSS, [page("/a"), page("/b", '<p class="late">Text</p>')]);
    expect(css).toBe(".used{color:red}.late:focus-visible{color:red}:focus-visible{outline:1px solid}");
  });

  it("keeps rules for parts of form controls where there is a control", async () => {
    const css =
      "::placeholder{color:red}p{color:red}::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}";
    expect(await fitStyles(`/*! notice */@layer base{${css}}`, [page("/a")])).toBe("@layer base{p{color:red}}");
    expect(await fitStyles(`@layer base{${css}}`, [page("/a", "<p><input>")])).toBe(`@layer base{${css}}`);
  });

  it("leaves no condition behind with nothing in it", async () => {
    const css = "@media print{@supports (a:b){.unused{color:red}}}.used{color:red}";
    expect(await fitStyles(css, [page("/a")])).toBe(".used{color:red}");
  });

  it("states a translucent colour once", async () => {
    const mixed = (color: string) =>
      `@supports (color:color-mix(in lab,red,red)){.used{color:color-mix(in oklab,${color} 60%,transparent)}}`;
    const css = ".used{color:#0a2e3d99}";
    expect(await fitStyles(css + mixed("var(--color-deep)"), [page("/a")])).toBe(css);
    expect(await fitStyles(css + mixed("currentcolor"), [page("/a")])).toBe(css + mixed("currentcolor"));
  });

  it("keeps a registered property that a rule uses", async () => {
    const css = '.used{width:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}';
    expect(await fitStyles(css, [page("/a")])).toBe(css);
  });
});

describe("finishPages", () => {
  let folder: string;
  const pages = ["/", "/about", "/404.html"].map((pagePath) => ({ path: pagePath, componentChunkName: "one" }));
  const things = new Map([["/about", [{ "@type": "WebPage" as const, name: "</script>" }]]]);
  const read = () => pages.map(({ path: pagePath }) => readFileSync(fileOf(pagePath), "utf8"));
  const fileOf = (pagePath: string) =>
    path.join(folder, pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html"));
  const write = (pagePath: string, body?: string) => {
    mkdirSync(path.dirname(fileOf(pagePath)), { recursive: true });
    writeFileSync(fileOf(pagePath), page(pagePath, body));
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "finish-pages-"));
    writeFileSync(path.join(folder, "styles.1.css"), CSS);
    for (const { path: pagePath } of pages) write(pagePath);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("gives every page of a component the styles of all", async () => {
    write("/about", '<p class="unused">Text</p>');
    await finishPages(folder, pages, things);
    for (const html of read()) {
      expect(html).toContain(".used{color:red}.unused{color:blue}");
      expect(html).not.toContain("--tw-a");
    }
  });

  it("puts what a page is about into its head, where it can end no script", async () => {
    await finishPages(folder, pages, things);
    const [home, about] = read();
    expect(home).not.toContain("ld+json");
    expect(about).toContain(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"\\u003c/script>"}]}</script></head>',
    );
  });

  it("tells which pages name themselves as canonical, and what their scripts say", async () => {
    write("/", '<link rel="canonical" href="https://www.hafenlotse.example/"/>');
    write("/about", '<link rel="canonical" href="https://www.hafenlotse.example/"/>');
    const { listedPaths, inlineScripts } = await finishPages(folder, pages, things);
    expect(listedPaths).toEqual(["/"]);
    expect([...inlineScripts]).toEqual([loaderOf(read()[0] ?? "")]);
  });

  it("comes to the same when a warm build wrote only one page anew", async () => {
    write("/about", '<p class="late">Text</p>');
    await finishPages(folder, pages, things);
    const cold = read();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(path.join(folder, "styles.1.css"), CSS);
    for (const { path: pagePath } of pages) write(pagePath);
    await finishPages(folder, pages, things);
    write("/about", '<p class="late">Text</p>');
    await finishPages(folder, pages, things);
    expect(read()).toEqual(cold);
  });

  it("says where the stylesheet is missing", async () => {
    writeFileSync(fileOf("/"), "<html></html>");
    await expect(finishPages(folder, pages, things)).rejects.toThrow(fileOf("/"));
  });
});
