import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fitPages } from "../../../../plugins/gatsby-plugin-lean-build/fit-pages";
import { fitStyles } from "../../../../plugins/gatsby-plugin-lean-build/fit-styles";
import { temporaryFolder, write } from "../../support/temporary-folder";

const CSS =
  '.used{color:red}.unused{color:blue}.late:focus-visible{color:red}:focus-visible{outline:1px solid}@property --tw-a{syntax:"*";inherits:false}';

/** A page as Gatsby 5.16 writes it. */
const page = (body = '<p class="used">Text</p>') =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script class="unused">"<p class='unused'>"</script></body></html>`;

describe("fitStyles", () => {
  const SPIN = "::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}";
  const PARTS = `::placeholder{color:red}p{color:red}${SPIN}`;
  const mixed = (color: string) =>
    `@supports (color:color-mix(in lab,red,red)){.used{color:color-mix(in oklab,${color} 60%,transparent)}}`;
  const HEX = ".used{color:#0a2e3d99}";
  const PROPERTY = '.used{width:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}';
  const late = '<p class="late">Text</p>';
  const KEPT = ".used{color:red}.late:focus-visible{color:red}:focus-visible{outline:1px solid}";
  const CONDITION = "@media (hover:hover){@supports (a:b){.unused{color:red}}}.used{color:red}";
  const OTHER_MEDIA =
    "@layer a{@media print{.used{color:red}}@media (forced-colors:active){.used{color:red}}}.used{color:red}";

  it.each<[string, css: string, expected: string, pages?: string[]]>([
    ["keeps what any of the pages uses and what holds for any element", CSS, KEPT, [page(), page(late)]],
    ["drops rules for parts of form controls", `/*! notice */@layer base{${PARTS}}`, "@layer base{p{color:red}}"],
    ["keeps them where there is a control", `@layer base{${PARTS}}`, `@layer base{${PARTS}}`, [page("<p><input>")]],
    ["leaves no condition behind with nothing in it", CONDITION, ".used{color:red}"],
    ["leaves rules for paper and forced colours to the whole stylesheet", OTHER_MEDIA, "@layer a{}.used{color:red}"],
    ["states a translucent colour once", HEX + mixed("var(--color-deep)"), HEX],
    ["keeps a mixed colour that is another", HEX + mixed("currentcolor"), HEX + mixed("currentcolor")],
    ["keeps a registered property that a rule uses", PROPERTY, PROPERTY],
    [
      "drops what stands in for a variable that the page always defines",
      ":root{--a:red}.used{color:var(--a,rgb(0,0,0));width:var(--b,1px)}",
      ":root{--a:red}.used{color:var(--a);width:var(--b,1px)}",
    ],
  ])("%s", async (_what, css, expected, pages = [page()]) => expect(await fitStyles(css, pages)).toBe(expected));
});

describe("fitPages", () => {
  let folder: string;
  const pages = ["/", "/about", "/404.html"].map((name) => ({ path: name, componentChunkName: "one" }));
  const fileOf = (name: string) => path.join(folder, name.endsWith(".html") ? name : path.join(name, "index.html"));
  const read = () => pages.map((each) => readFileSync(fileOf(each.path), "utf8"));
  const writePage = (name: string, body?: string) => write(fileOf(name), page(body));

  beforeEach(() => {
    folder = temporaryFolder({ "styles.1.css": CSS });
    for (const each of pages) writePage(each.path);
  });

  it("gives every page of a component the styles of all", async () => {
    writePage("/about", '<p class="unused">Text</p>');
    await fitPages(folder, pages);
    for (const html of read()) {
      expect(html).toContain(".used{color:red}.unused{color:blue}");
      expect(html).not.toContain("--tw-a");
    }
  });

  it("links the whole stylesheet for paper and forced colours behind the page's own part, where no script runs", async () => {
    await fitPages(folder, pages);
    await fitPages(folder, pages);
    const link = '<link rel="stylesheet" href="/styles.1.css" media="print, (forced-colors: active)"/>';
    for (const html of read())
      expect(html.split("</style>")[1]).toBe(
        `<noscript>${link}</noscript></head><body><p class="used">Text</p><script class="unused">"<p class='unused'>"</script></body></html>`,
      );
  });

  it("comes to the same when a warm build wrote only one page anew", async () => {
    const publish = () => writePage("/about", '<p class="late">Text</p>');
    publish();
    await fitPages(folder, pages);
    const cold = read();
    writePage("/about");
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
