import { TableOfContents } from "../../../src/components/table-of-contents";
import { renderStaticHtml } from "../support/render-static-html";

it("The contents list the main headings of a text and those of its blocks, in their order", () => {
  const headings = [
    { id: "a", title: "Ein Kapitel", depth: 2, block: null },
    { id: "b", title: "Ein Abschnitt", depth: 3, block: null },
    { id: "c", title: "Ein Rechner", depth: 3, block: "Calculator" },
    { id: "d", title: "Noch ein Kapitel", depth: 2 },
  ];
  const page = renderStaticHtml(<TableOfContents title="Inhalt" headings={headings} />);
  const links = [...page.querySelectorAll("nav[aria-label=Inhalt] a")];
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["#a", "Ein Kapitel"],
    ["#c", "Ein Rechner"],
    ["#d", "Noch ein Kapitel"],
  ]);
});
