import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fitPages } from "../../../../plugins/gatsby-plugin-lean-build/fit-pages";
import { fitStyles } from "../../../../plugins/gatsby-plugin-lean-build/fit-styles";

const CSS =
  '.used{color:red}.unused{color:blue}.late:focus-visible{color:red}:focus-visible{outline:1px solid}@property --tw-a{syntax:"*";inherits:false}';

/** A page as Gatsby 5.16 writes it. */
const page = (body = '<p class="used">Text</p>') =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script class="unused">"<p class='unused'>"</script></body></html>`;

describe("fitStyles", () => {
  it("keeps what any of the pages uses and what holds for any element", async () => {
    const css = await fitStyles(CSS, [page(), page('<p class="late">Text</p>')]);
    expect(css).toBe(".used{color:red}.late:focus-visible{color:red}:focus-visible{outline:1px solid}");
  });

  it("keeps rules for parts of form controls where there is a control", async () => {
    const css =
      "::placeholder{color:red}p{color:red}::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}";
    expect(await fitStyles(`/*! notice */@layer base{${css}}`, [page()])).toBe("@layer base{p{color:red}}");
    expect(await fitStyles(`@layer base{${css}}`, [page("<p><input>")])).toBe(`@layer base{${css}}`);
  });

  it("leaves no condition behind with nothing in it", async () => {
    const css = "@media print{@supports (a:b){.unused{color:red}}}.used{color:red}";
    expect(await fitStyles(css, [page()])).toBe(".used{color:red}");
  });

  it("states a translucent colour once", async () => {
    const mixed = (color: string) =>
      `@supports (color:color-mix(in lab,red,red)){.used{color:color-mix(in oklab,${color} 60%,transparent)}}`;
    const css = ".used{color:#0a2e3d99}";
    expect(await fitStyles(css + mixed("var(--color-deep)"), [page()])).toBe(css);
    expect(await fitStyles(css + mixed("currentcolor"), [page()])).toBe(css + mixed("currentcolor"));
  });

  it("keeps a registered property that a rule uses", async () => {
    const css = '.used{width:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}';
    expect(await fitStyles(css, [page()])).toBe(css);
  });
});

describe("fitPages", () => {
  let folder: string;
  const pages = ["/", "/about", "/404.html"].map((name) => ({ path: name, componentChunkName: "one" }));
  const fileOf = (name: string) => path.join(folder, name.endsWith(".html") ? name : path.join(name, "index.html"));
  const read = () => pages.map((each) => readFileSync(fileOf(each.path), "utf8"));
  const write = (name: string, body?: string) => {
    mkdirSync(path.dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), page(body));
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "fit-pages-"));
    writeFileSync(path.join(folder, "styles.1.css"), CSS);
    for (const each of pages) write(each.path);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("gives every page of a component the styles of all", async () => {
    write("/about", '<p class="unused">Text</p>');
    await fitPages(folder, pages);
    for (const html of read()) {
      expect(html).toContain(".used{color:red}.unused{color:blue}");
      expect(html).not.toContain("--tw-a");
    }
  });

  it("comes to the same when a warm build wrote only one page anew", async () => {
    const publish = () => write("/about", '<p class="late">Text</p>');
    publish();
    await fitPages(folder, pages);
    const cold = read();
    write("/about");
    await fitPages(folder, pages);
    publish();
    await fitPages(folder, pages);
    expect(read()).toEqual(cold);
  });

  it("says where the stylesheet is missing", async () => {
    writeFileSync(fileOf("/"), "<html></html>");
    await expect(fitPages(folder, pages)).rejects.toThrow(fileOf("/"));
  });
});
