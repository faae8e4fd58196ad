import { calculator } from "../../../content/pages/article.json";
import { articles } from "../../../content/pages/blog.json";
import { built, documentsOf } from "../../browser/support/published-content";
import { all, documentOf, one, textOf } from "../support/document";

const paths = documentsOf("Article").map(({ path }) => path);
const figuresOf = (path: string) => all(documentOf(built, path), "figure[data-calculator]");
const withCalculator = paths.filter((path) => figuresOf(path).length > 0);

it("each calculator is named by a heading, which the contents lead to, the first one's also above the article", () => {
  expect(withCalculator.length).toBeGreaterThan(0);
  for (const path of withCalculator) {
    const page = documentOf(built, path);
    const headings = figuresOf(path).map((figure) => one(figure, "h3"));
    for (const heading of headings) {
      expect(one(page, `nav a[href="#${heading.id}"]`).textContent).toBe(heading.textContent);
      expect(heading.parentElement?.getAttribute("aria-labelledby")).toBe(heading.id);
    }
    const above = one(page, `article > header a[href="#${headings[0]?.id}"]`);
    expect(textOf(above)).toBe(calculator.name);
  }
});

it("the overview's cards say which articles have one", () => {
  const overviews = built.paths().filter((path) => path === "/blog" || path.startsWith("/blog/seite/"));
  const cards = overviews.flatMap((path) => all(documentOf(built, path), "main li:has(h3)"));
  const says = new RegExp(`^${articles.calculator}(: .+)?$`);
  const tagged = cards.filter((card) => all(card, "span, p").some((tag) => says.test(textOf(tag))));
  expect(tagged.map((card) => one(card, "h3 a").getAttribute("href")).sort()).toEqual(withCalculator.sort());
});
