import { fireEvent, render, screen } from "@testing-library/react";
import { Picture, type PictureProps } from "../../../src/components/picture";
import type { PictureData } from "../../../src/lib/picture-data";
import { renderStaticHtml } from "../support/render-static-html";

const picture: PictureData = {
  ...{ src: "/poster.jpg", alt: "Poster", width: 1200, height: 800, backgroundColor: "rgb(10, 46, 61)" },
  sources: [
    { type: "image/avif", srcSet: "/poster-600.avif 600w,\n/poster-1200.avif 1200w" },
    { type: "image/webp", srcSet: "/poster-600.webp 600w,\n/poster-1200.webp 1200w" },
  ],
};
const drawing = { width: 600, height: 400, sources: [], backgroundColor: undefined };
const fallback: PictureData = { src: "/fallback.svg", alt: "Fallback", ...drawing };

const show = (props: Partial<PictureProps> = {}) => render(<Picture picture={picture} {...props} />);
const fail = (name: string) => fireEvent.error(screen.getByRole("img", { name }));

/** Has every picture whose address is named finish, without a result, before script runs. */
function failEarly(...addresses: string[]) {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockImplementation(function (this: HTMLImageElement) {
    return addresses.includes(this.getAttribute("src") ?? "") ? 0 : 600;
  });
}

afterEach(() => jest.restoreAllMocks());

type OnFail = PictureProps["onFail"];

it.each<[what: string, early: string[], names: string[], OnFail, shown: string | undefined]>([
  ["that fails leaves its space and its text when it is to be kept", [], ["Poster"], "keep", "Poster"],
  ["that fails goes unless told", [], ["Poster"], undefined, undefined],
  ["that fails makes room for its fallback", [], ["Poster"], { fallback }, "Fallback"],
  ["that fails goes when its fallback has failed too", [], ["Poster", "Fallback"], { fallback }, undefined],
  ["goes when it has failed before script runs", ["/poster.jpg"], [], undefined, undefined],
  ["makes room for its fallback when it has failed before script runs", ["/poster.jpg"], [], { fallback }, "Fallback"],
  ["stays when it is there before script runs", [], [], undefined, "Poster"],
])("A picture %s", (_what, early, names, onFail, shown) => {
  failEarly(...early);
  const shapes = [{ media: "(max-width: 40rem)", picture, sizes: "100vw" }];
  const { container } = show({ onFail, shapes });
  for (const name of names) fail(name);
  const attributes = [...container.querySelectorAll("img")].map((img) => [img.alt, img.getAttribute("width")]);
  expect(attributes).toEqual(shown ? [[shown, shown === "Poster" ? "1200" : "600"]] : []);
  // A fallback has no use for the sources of what it stands for.
  expect(container.querySelectorAll("source")).toHaveLength(shown === "Poster" ? 4 : 0);
});

describe("A picture in static HTML", () => {
  it("has its sources, best format first, its text and its sizes", () => {
    const html = renderStaticHtml(<Picture picture={picture} sizes="92vw" className="wide" />);
    const names = [...html.querySelectorAll("picture > *")].map(({ localName }) => localName);
    expect(names).toEqual(["source", "source", "img"]);
    expect([...html.querySelectorAll("source")].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
      { type: "image/avif", srcset: "/poster-600.avif 600w,\n/poster-1200.avif 1200w", sizes: "92vw" },
      { type: "image/webp", srcset: "/poster-600.webp 600w,\n/poster-1200.webp 1200w", sizes: "92vw" },
    ]);
    const img = html.querySelector("img");
    const place = { src: "/poster.jpg", alt: "Poster", width: "1200", height: "800" };
    for (const [name, value] of Object.entries(place)) expect(img).toHaveAttribute(name, value);
    expect(img).toHaveClass("wide");
    expect(img).toHaveStyle({ backgroundColor: "rgb(10, 46, 61)" });
  });

  it("lists other shapes first, each with media query, files and sizes", () => {
    const shape = (name: string): PictureData => ({
      ...{ src: `/${name}.jpg`, alt: "Poster", width: 600, height: 250, backgroundColor: undefined },
      sources: [{ type: "image/avif", srcSet: `/${name}.avif 600w` }],
    });
    const shapes = [
      { media: "(max-width: 40rem)", picture: shape("wide"), sizes: "100vw" },
      { media: "(max-width: 80rem)", picture: shape("tall"), sizes: "50vw" },
    ];
    const html = renderStaticHtml(<Picture picture={picture} sizes="92vw" shapes={shapes} />);
    const sources = [...html.querySelectorAll("source")];
    expect(sources.map(({ media, srcset, sizes }) => [media, srcset.split(" ")[0], sizes])).toEqual([
      ["(max-width: 40rem)", "/wide.avif", "100vw"],
      ["(max-width: 80rem)", "/tall.avif", "50vw"],
      ["", "/poster-600.avif", "92vw"],
      ["", "/poster-600.webp", "92vw"],
    ]);
    expect(sources.map((source) => source.getAttribute("height"))).toEqual(["250", "250", null, null]);
    expect(html.querySelector("img")).toHaveAttribute("src", "/poster.jpg");
  });
});
