import { execFileSync } from "node:child_process";
import { formatDay } from "../../../src/lib/format-date";
import { mailtoUrl } from "../../../src/lib/mailto-url";
import { toPicture } from "../../../src/lib/picture-data";
import { required } from "../../../src/lib/required";

type Photograph = NonNullable<Parameters<typeof toPicture>[0]["src"]["childImageSharp"]>;

const photograph = (images: Photograph["gatsbyImageData"]["images"]): Photograph => ({
  gatsbyImageData: { layout: "constrained", width: 600, height: 337.4, backgroundColor: "#0a2e3d", images },
});

describe("toPicture", () => {
  const formats = (more: object) => [
    { type: "image/avif", srcSet: "/a.avif 600w", ...more },
    { type: "image/webp", srcSet: "/a.webp 600w", ...more },
  ];

  it("takes a photograph's sources, colour and size, in whole pixels.", () => {
    const fallback = { src: "/a.jpg", srcSet: "/a.jpg 600w" };
    const childImageSharp = photograph({ fallback, sources: formats({ sizes: "100vw" }) });
    const look = { width: 600, height: 337, backgroundColor: "#0a2e3d" };
    const picture = toPicture({ alt: "Büro", src: { publicURL: "/a-whole.jpg", childImageSharp } });
    expect(picture).toEqual({ src: "/a.jpg", alt: "Büro", sources: formats({}), ...look });
  });

  it("takes a photograph without further formats.", () => {
    const childImageSharp = photograph({ fallback: { src: "/a.jpg" } });
    expect(toPicture({ alt: "Büro", src: { childImageSharp } })).toMatchObject({ src: "/a.jpg", sources: [] });
  });

  it("uses the file and size of a drawing", () => {
    const drawingSize = { width: 720, height: 160 };
    const picture = toPicture({ alt: "Siegel", src: { publicURL: "/badge.svg", drawingSize, childImageSharp: null } });
    const none = { sources: [], backgroundColor: undefined };
    expect(picture).toEqual({ src: "/badge.svg", alt: "Siegel", ...drawingSize, ...none });
  });

  it.each([
    ["nothing", {}],
    ["null everywhere", { publicURL: null, drawingSize: null, childImageSharp: null }],
    ["a file without its size", { publicURL: "/badge.svg" }],
    ["a size without its file", { drawingSize: { width: 1, height: 1 } }],
  ])("throws with the alternative text if the query returned %s", (_title, src) => {
    expect(() => toPicture({ alt: "Siegel", src })).toThrow('"Siegel"');
  });
});

describe("required", () => {
  it.each([null, undefined])("throws with the name of the missing value on %p", (value) => {
    expect(() => required(value, "site.json")).toThrow("The query returned no site.json.");
  });

  it.each([0, "", false, [[]], "text"])("returns %p", (value) => expect(required(value, "value")).toBe(value));
});

describe("mailtoUrl", () => {
  it("encodes umlauts, ß, & and spaces in the subject", () => {
    expect(mailtoUrl("jobs@hafenlotse.example", "Bewerbung: Größe & Überblick?")).toBe(
      "mailto:jobs@hafenlotse.example?subject=Bewerbung%3A%20Gr%C3%B6%C3%9Fe%20%26%20%C3%9Cberblick%3F",
    );
  });

  const SUBJECTS = ["ä ö ü Ä Ö Ü ß", "Account Executive (m/w/d)", "A & B = 100 % + 1?", "#1, „Zitat“", "a+b"];
  it.each(SUBJECTS)("can be decoded to the subject %p", (subject) => {
    const url = mailtoUrl("jobs@hafenlotse.example", subject);
    expect(url).toMatch(/^mailto:jobs@hafenlotse\.example\?subject=[\w.!~*'()%-]+$/);
    expect(decodeURIComponent(url.split("?subject=")[1] ?? "")).toBe(subject);
  });
});

describe("formatDay", () => {
  it.each([
    ["2025-03-31", "31. März 2025"],
    ["2025-01-01", "1. Januar 2025"],
    ["2024-02-29", "29. Februar 2024"],
    ["2025-12-31", "31. Dezember 2025"],
  ])("writes %s as %s.", (day, german) => expect(formatDay(day)).toBe(german));

  it.each(["America/New_York", "Pacific/Kiritimati"])("writes the same day in the time zone %s.", (TZ) => {
    const program = `console.log(require("./src/lib/format-date.ts").formatDay("2025-03-31"))`;
    const options = { env: { ...process.env, TZ }, encoding: "utf8" } as const;
    expect(execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", program], options)).toBe("31. März 2025\n");
  });

  it("refuses what is no day.", () => expect(() => formatDay("demnächst")).toThrow(RangeError));
});
