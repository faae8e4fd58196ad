import { readFileSync } from "node:fs";
import path from "node:path";
import { aliases, built, documentsOf } from "../../browser/support/published-content";
import { all, documentOf } from "../support/document";

const articles = documentsOf("Article");

it.each(articles.map(({ path: address, slug, data }) => [address, slug, data.sheet] as const))(
  "%s offers its print sheet by kind and size, or none",
  (address, slug, sheet) => {
    const links = all(documentOf(built, address), "main a[download]");
    if (!sheet) return expect(links).toEqual([]);
    const file = readFileSync(path.join("content/articles", slug, String(sheet)));
    const [link, ...others] = links;
    expect(others).toEqual([]);
    expect(built.file(link?.getAttribute("href") ?? "").equals(file)).toBe(true);
    expect(link?.textContent).toContain(`PDF, ${Math.ceil(file.length / 1000)}\u00a0KB`);
    expect(link?.getAttribute("download")).toBe(`${slug}.pdf`);
  },
);

it("the overview offers those of all articles, each with a picture; no other page offers one", () => {
  const printed = articles.filter(({ data }) => data.sheet);
  const rack = all(documentOf(built, "/blog"), "main a[download]");
  expect(rack.map((link) => link.getAttribute("download")).sort()).toEqual(
    printed.map(({ slug }) => `${slug}.pdf`).sort(),
  );
  expect(all(documentOf(built, "/blog"), "main .sheet img[loading=lazy]:not([popover] *)")).toHaveLength(
    printed.length,
  );
  const own = new Set(["/blog"]);
  for (const address of articles.flatMap((article) => [article.path, ...article.aliases])) own.add(address);
  const offering = built.paths().filter((address) => all(documentOf(built, address), "a[download]").length > 0);
  expect(offering.filter((address) => !own.has(aliases.get(address) ?? address))).toEqual([]);
});
