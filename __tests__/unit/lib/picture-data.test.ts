import { toPicture } from "../../../src/lib/picture-data";

type Photograph = NonNullable<Parameters<typeof toPicture>[0]["src"]["childImageSharp"]>;

const photograph = (images: Photograph["gatsbyImageData"]["images"]): Photograph => ({
  gatsbyImageData: { layout: "constrained", width: 600, height: 337.4, backgroundColor: "#0a2e3d", images },
});

describe("toPicture", () => {
  const formats = (more: object) => [
    { type: "image/avif", srcSet: "/a.avif 600w", ...more },
    { type: "image/webp", srcSet: "/a.webp 600w", ...more },
  ];

  it("takes a photograph's sources, colour and size, in whole pixels", () => {
    const fallback = { src: "/a.jpg", srcSet: "/a.jpg 600w" };
    const childImageSharp = photograph({ fallback, sources: formats({ sizes: "100vw" }) });
    const look = { width: 600, height: 337, backgroundColor: "#0a2e3d" };
    const picture = toPicture({ alt: "Büro", src: { publicURL: "/a-whole.jpg", childImageSharp } });
    expect(picture).toEqual({ src: "/a.jpg", alt: "Büro", sources: formats({}), ...look });
  });

  it("uses the file and size of a drawing", () => {
    const drawingSize = { width: 720, height: 160 };
    const picture = toPicture({ alt: "Siegel", src: { publicURL: "/badge.svg", drawingSize, childImageSharp: null } });
    const none = { sources: [], backgroundColor: undefined };
    expect(picture).toEqual({ src: "/badge.svg", alt: "Siegel", ...drawingSize, ...none });
  });

  it.each([
    ["null everywhere", { publicURL: null, drawingSize: null, childImageSharp: null }],
    ["a file without its size", { publicURL: "/badge.svg" }],
  ])("throws with the alternative text if the query returned %s", (_title, src) => {
    expect(() => toPicture({ alt: "Siegel", src })).toThrow('"Siegel"');
  });
});
