import { render, screen } from "@testing-library/react";
import { ArticleList } from "../../../src/sections/blog/article-list";
import { Pagination } from "../../../src/sections/blog/pagination";
import { ArticleCard, toArticleCard } from "../../../src/sections/shared/article-card";

const LABELS = {
  title: "Alle Guides",
  calculator: "Rechner",
  page: "Seite",
  newer: "Vorige Seite",
  older: "Weitere Guides",
};
const picture = { src: "/a.webp", alt: "A", width: 3, height: 2, sources: [], backgroundColor: undefined };
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `A${index}`, path: `/blog/a${index}`, meta: "", picture }));

it.each([
  [11, "first", [1, 2, 3, 4]],
  [13, "first", []],
  [3, "first", [1, 2]],
  [11, "further", [0, 1]],
  [10, "further", [0, 1, 2, 3]],
  [24, "further", []],
])(
  "Of %i articles on a %s page, those at %j share a row by two, so that the last row of three is full",
  (count, page, wide) => {
    const { container } = render(
      <ArticleList title="Alle Guides" articles={articles(count)} hasCover={page === "first"} />,
    );
    const items = [...container.querySelectorAll("li")];
    expect(items).toHaveLength(count);
    expect(items.flatMap((item, index) => (item.matches(".lg\\:col-span-3") ? [index] : []))).toEqual(wide);
  },
);

describe("The pagination", () => {
  it.each([
    [1, { "Weitere Guides": "/blog/seite/2" }],
    [2, { "Vorige Seite": "/blog", "Weitere Guides": "/blog/seite/3" }],
    [3, { "Vorige Seite": "/blog/seite/2" }],
  ])("leads from page %i of 3 to its neighbours", (page, expected) => {
    render(<Pagination labels={LABELS} page={page} pages={3} />);
    const links = screen.getAllByRole("link").map((link) => [link.textContent?.trim(), link.getAttribute("href")]);
    expect(links).toEqual(Object.entries(expected));
    expect(screen.getByRole("navigation", { name: "Alle Guides" })).toHaveTextContent(`Seite ${page}/3`);
  });
});

/** The card of an article with this status, and these blocks that have a heading. */
function cardOf(status: string | null, blocks: (string | null)[], result: { value: string } | null = null) {
  const src = { childImageSharp: { gatsbyImageData: { images: {}, width: 3, height: 2 } } };
  const words = { title: "CAC", path: "/blog/cac", type: "Artikel", minutes: 7, description: "Text." };
  const headings = blocks.map((block) => ({ title: "Was ein Kunde kostet", block, result }));
  const article = { ...words, headings, poster: { alt: "A", src }, status } as unknown as Queries.ArticleCardFragment;
  return toArticleCard(article, "Minuten Lesezeit", "Rechner");
}

it.each([
  [null, "Artikel · 7 Minuten Lesezeit"],
  ["Entwurf", "Entwurf · Artikel · 7 Minuten Lesezeit"],
])("A card of the overview with the status %p says „%s“", (status, meta) => {
  expect(cardOf(status, []).meta).toBe(meta);
});

it.each([
  ["what it answers, and how", ["Calculator"], { value: "14.000 €" }, "Rechner: Was ein Kunde kostet 14.000 €"],
  ["what it answers", ["Calculator"], null, "Rechner: Was ein Kunde kostet"],
  ["nothing of another block", ["Roadmap"], null, "Text."],
])(
  "The last line of the card of an article with a calculator says %s; nothing lies on the picture",
  (_what, blocks, result, said) => {
    const { container } = render(<ArticleCard {...cardOf(null, blocks, result)} />);
    expect([...container.querySelectorAll("p")].at(-1)?.textContent?.trim()).toBe(said);
    expect(container.querySelector(".shifting-picture")).toHaveTextContent(/^$/);
  },
);
