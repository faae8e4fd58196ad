import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { Picture, type PictureProps } from "../../../src/components/picture";
import type { PictureData } from "../../../src/lib/picture-data";
import { delivered } from "../support/delivered";

const picture: PictureData = {
  src: "/poster.jpg",
  alt: "Poster",
  width: 1200,
  height: 800,
  sources: [
    { type: "image/avif", srcSet: "/poster-600.avif 600w,\n/poster-1200.avif 1200w" },
    { type: "image/webp", srcSet: "/poster-600.webp 600w,\n/poster-1200.webp 1200w" },
  ],
  backgroundColor: "rgb(10, 46, 61)",
};
const fallback: PictureData = {
  src: "/fallback.svg",
  alt: "Fallback",
  width: 600,
  height: 400,
  sources: [],
  backgroundColor: undefined,
};

const show = (props: Partial<PictureProps> = {}) => render(<Picture picture={picture} {...props} />);
const image = (name: string) => screen.getByRole("img", { name });
const fail = (name: string) => fireEvent.error(image(name));

/** Has every picture whose address is named finish, without a result, before script runs. */
function failEarly(...addresses: string[]) {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockImplementation(function (this: HTMLImageElement) {
    return addresses.includes(this.getAttribute("src") ?? "") ? 0 : 600;
  });
}

afterEach(() => jest.restoreAllMocks());

describe("A picture that fails", () => {
  it("goes when it is to be hidden.", () => {
    const { container } = show({ onFail: "hide" });
    fail("Poster");
    expect(container).toBeEmptyDOMElement();
  });

  it.each<[string, Partial<PictureProps>]>([
    ["nothing else is said", {}],
    ["it is to be kept", { onFail: "keep" }],
  ])("leaves its place and its text when %s.", (_title, props) => {
    show(props);
    fail("Poster");
    expect(image("Poster")).toHaveAttribute("width", "1200");
  });

  it("makes room for its fallback, with none of its own sources.", () => {
    const { container } = show({ onFail: { fallback } });
    fail("Poster");
    expect(screen.queryByRole("img", { name: "Poster" })).not.toBeInTheDocument();
    expect(image("Fallback")).toHaveAttribute("src", "/fallback.svg");
    expect(container.querySelectorAll("source")).toHaveLength(0);
  });

  it("goes when its fallback fails too.", () => {
    const { container } = show({ onFail: { fallback } });
    fail("Poster");
    fail("Fallback");
    expect(container).toBeEmptyDOMElement();
  });
});

describe("A picture that has failed before script runs", () => {
  it("goes when it is to be hidden.", () => {
    failEarly("/poster.jpg");
    expect(show({ onFail: "hide" }).container).toBeEmptyDOMElement();
  });

  it("stays when it is to be kept.", () => {
    failEarly("/poster.jpg");
    show({ onFail: "keep" });
    expect(image("Poster")).toBeInTheDocument();
  });

  it("makes room for its fallback.", () => {
    failEarly("/poster.jpg");
    show({ onFail: { fallback } });
    expect(image("Fallback")).toBeInTheDocument();
  });

  it("goes when its fallback has failed too.", () => {
    failEarly("/poster.jpg", "/fallback.svg");
    expect(show({ onFail: { fallback } }).container).toBeEmptyDOMElement();
  });
});

describe("A picture that is there", () => {
  it.each<PictureProps["onFail"]>(["hide", { fallback }])(
    "stays when it was there before script ran (%p).",
    (onFail) => {
      failEarly();
      show({ onFail });
      expect(image("Poster")).toBeInTheDocument();
    },
  );

  it.each<PictureProps["onFail"]>(["hide", { fallback }])("stays when it is still on its way (%p).", (onFail) => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    show({ onFail });
    expect(image("Poster")).toBeInTheDocument();
  });
});

describe("A picture as it is delivered", () => {
  const attributes = (props: Partial<PictureProps>) => {
    const element = delivered(<Picture picture={picture} {...props} />).querySelector("img");
    return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
  };

  it("brings its sources, best format first, its text and its place.", () => {
    const html = delivered(<Picture picture={picture} sizes="92vw" className="wide" style={{ objectFit: "cover" }} />);
    expect([...html.querySelectorAll("picture > *")].map(({ localName }) => localName)).toEqual([
      "source",
      "source",
      "img",
    ]);
    expect([...html.querySelectorAll("source")].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
      { type: "image/avif", srcset: "/poster-600.avif 600w,\n/poster-1200.avif 1200w", sizes: "92vw" },
      { type: "image/webp", srcset: "/poster-600.webp 600w,\n/poster-1200.webp 1200w", sizes: "92vw" },
    ]);
    const img = html.querySelector("img");
    expect(img).toHaveAttribute("src", "/poster.jpg");
    expect(img).toHaveAttribute("alt", "Poster");
    expect(img).toHaveAttribute("width", "1200");
    expect(img).toHaveAttribute("height", "800");
    expect(img).toHaveClass("wide");
    expect(img).toHaveStyle({ backgroundColor: "rgb(10, 46, 61)", objectFit: "cover" });
  });

  it("is loaded at once and before others when it has priority.", () => {
    expect(attributes({ priority: true })).toMatchObject({ loading: "eager", fetchpriority: "high" });
  });

  it("is loaded when it comes near, without any priority, otherwise.", () => {
    expect(attributes({})).toMatchObject({ loading: "lazy" });
    expect(attributes({})).not.toHaveProperty("fetchpriority");
  });

  it("keeps an empty text, which marks it as ornament.", () => {
    expect(attributes({ picture: { ...picture, alt: "" } })).toHaveProperty("alt", "");
  });
});
