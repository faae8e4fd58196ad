import { render, screen, within } from "@testing-library/react";
import { Benefits } from "../../../src/sections/career/benefits";
import { Process } from "../../../src/sections/career/process";
import { Reasons } from "../../../src/sections/career/reasons";
import { Positions } from "../../../src/sections/shared/positions";

const drawing = (name: string) => ({ src: { publicURL: `/${name}.svg`, drawingSize: { width: 240, height: 160 } } });

it("a benefit shows the number that it begins with, or the next drawing; its words stay whole", () => {
  const items = ["30 Urlaubstage", "Dienstrad", "1.500\u00a0€ im Jahr", "Büro am See, seit 2023", "Mittagessen"];
  render(<Benefits title="Leistungen" items={items} drawings={["rad", "see"].map(drawing)} />);
  const tiles = screen.getAllByRole("listitem");
  expect(tiles.map((tile) => tile.textContent)).toEqual(items);
  expect(tiles.map((tile) => tile.querySelector(".font-display")?.textContent)).toEqual([
    "30",
    undefined,
    "1.500\u00a0€",
    undefined,
    undefined,
  ]);
  expect(tiles.map((tile) => tile.querySelector("img")?.getAttribute("src"))).toEqual([
    undefined,
    "/rad.svg",
    undefined,
    "/see.svg",
    undefined,
  ]);
});

it("a reason shows as many strokes as it counts, and in another colour what is left of the whole; one may count nothing", () => {
  const reason = (tally: { count: number; of: number } | null) => ({ title: "Grund", text: "Text.", tally });
  render(<Reasons title="Gründe" items={[reason({ count: 61, of: 66 }), reason(null)]} />);
  const strokes = screen
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll("path")].map((path) => path.getAttribute("d")?.split("M").length));
  expect(strokes).toEqual([[61 + 1, 5 + 1], []]);
});

it("a step has its number, and its scene if there is one", () => {
  const steps = [drawing("boot").src, null].map((scene) => ({ title: "Schritt", text: "Text.", drawing: scene }));
  render(<Process title="Schritte" steps={steps} internships="Text." />);
  const shown = screen
    .getAllByRole("listitem")
    .map((item) => [item.querySelector("img")?.getAttribute("src"), item.querySelector("h3")?.textContent]);
  expect(shown).toEqual([
    ["/boot.svg", "1 Schritt"],
    [undefined, "2 Schritt"],
  ]);
});

it("a position shows its own picture, or that of all", () => {
  const picture = (name: string) => ({
    alt: name,
    src: {
      childImageSharp: { gatsbyImageData: { images: { fallback: { src: `/${name}.png` } }, width: 3, height: 2 } },
    },
  });
  const words = {
    titleLanguage: null,
    department: "Vertrieb",
    location: "Lindau",
    type: "Vollzeit",
    description: "Text.",
    status: null,
  };
  const positions = [
    { ...words, title: "Lotse", path: "/career/lotse", picture: picture("eigen") },
    { ...words, title: "Matrose", path: "/career/matrose", picture: null },
  ] as unknown as Queries.CareerPageQuery["allJob"]["nodes"];
  const shared = picture("alle") as unknown as Queries.JobPictureFragment;
  render(<Positions title="Stellen" text="Text." action="Ansehen" positions={positions} picture={shared} />);
  const pictures = screen
    .getAllByRole("listitem")
    .map((row) => within(row).getByRole("presentation").getAttribute("src"));
  expect(pictures).toEqual(["/eigen.png", "/alle.png"]);
});
