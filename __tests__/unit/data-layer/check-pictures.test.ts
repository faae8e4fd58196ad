import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type Change, contentTree, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const POSTER = "articles/sales-pipeline/poster.png";
const IN_TEXT = "articles/sales-pipeline/bild";
const LOGO = "pictures/drawing.svg";
const PHOTO = "pictures/photo.png";

type Ending = "png" | "jpeg" | "webp" | "avif" | "gif" | "tiff";

/** Noise, so that a part of the bytes is a part of the picture. */
const drawn = (ending: Ending, width = 1200, height = 8, options = {}) =>
  sharp({
    create: { width, height, channels: 3, background: "#123", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .toFormat(ending, options)
    .toBuffer();
const cut = (bytes: Buffer, share = 0.6) => bytes.subarray(0, Math.floor(bytes.length * share));
const svg = (attributes: string, content = '<path d="M0 0h1"/>') => `<svg ${attributes}>${content}</svg>`;
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const DAMAGED = "ist beschädigt, vielleicht wurde es nicht ganz kopiert. Bitte das Bild neu speichern.";
const NONE = "heißt wie ein Bild, ist aber keines. Bitte das Bild selbst ablegen.";

/** What is told of the article's poster once it is these bytes. */
async function ofPoster(change: Change) {
  const root = contentTree({ [POSTER]: change });
  const place = { file: `content/${ARTICLE}`, line: lineIn(root, ARTICLE, "src:"), field: "poster.src" };
  const problems = await problemsIn(root);
  for (const problem of problems) expect(problem).toEqual({ ...place, message: expect.any(String) });
  return problems.map(({ message }) => message);
}

/** What is told of a picture in the article's text. */
async function inText(ending: string, bytes: Buffer) {
  const root = contentTree({
    [`${IN_TEXT}.${ending}`]: bytes,
    [ARTICLE]: ["Noch ein Absatz.", `Noch ein Absatz.\n\n![Bild](./bild.${ending})`],
  });
  const place = { file: `content/${ARTICLE}`, line: lineIn(root, ARTICLE, "![Bild]") };
  const problems = await problemsIn(root);
  for (const problem of problems) expect(problem).toEqual({ ...place, message: expect.any(String) });
  return problems.map(({ message }) => message);
}

/** What is told of the logos once their drawing is this one. */
const ofLogo = async (change: Change) => (await problemsAfter({ [LOGO]: change })).map(({ message }) => message);

describe("A damaged picture", () => {
  it.each<Ending>(["png", "jpeg", "webp", "avif"])("is one problem: half a %s", async (ending) => {
    expect(await inText(ending, cut(await drawn(ending, 800, 64)))).toEqual([`„./bild.${ending}“ ${DAMAGED}`]);
  });

  it.each([
    { what: "a JPEG without its last bytes", ending: "jpeg", options: {} },
    { what: "a JPEG that grows finer, without its last bytes", ending: "jpeg", options: { progressive: true } },
    { what: "a PNG that grows finer, without its last bytes", ending: "png", options: { progressive: true } },
  ] as const)("is one problem: $what", async ({ ending, options }) => {
    const bytes = await drawn(ending, 800, 64, options);
    expect(await inText(ending, bytes.subarray(0, -30))).toEqual([`„./bild.${ending}“ ${DAMAGED}`]);
  });

  it("is one problem where only its beginning is there", async () => {
    expect(await ofPoster((await drawn("png")).subarray(0, 20))).toEqual([`„./poster.png“ ${DAMAGED}`]);
  });

  it("is one problem where other bytes stand in its middle", async () => {
    const bytes = await drawn("png");
    bytes.fill(7, 5000, 5050);
    expect(await ofPoster(bytes)).toEqual([`„./poster.png“ ${DAMAGED}`]);
  });

  it("is told once, however many places it has", async () => {
    const problems = await problemsAfter({ [PHOTO]: cut(await drawn("png", 2000)) });
    expect(problems.map(({ message }) => message)).toEqual([`„../pictures/photo.png“ ${DAMAGED}`]);
  });
});

describe("What is no picture", () => {
  it.each([
    { what: "a text", bytes: Buffer.from("Das Bild kommt noch.") },
    { what: "a page", bytes: Buffer.from("<!doctype html><title>403</title>") },
    { what: "a pointer to a file elsewhere", bytes: Buffer.from("version https://git-lfs.github.com/spec/v1\n") },
    { what: "zeros", bytes: Buffer.alloc(5000) },
  ])("is one problem: $what", async ({ bytes }) => {
    expect(await ofPoster(bytes)).toEqual([`„./poster.png“ ${NONE}`]);
  });

  it("is one problem where nothing is in it", async () => {
    expect(await ofPoster("")).toEqual(["„./poster.png“ ist leer. Bitte das Bild neu ablegen."]);
  });
});

describe("A picture that is not what its name says", () => {
  it.each<[Ending, string, string]>([
    ["jpeg", "JPEG", "„./poster.jpg“ nennen, hier und im Ordner, oder als PNG speichern."],
    ["webp", "WebP", "„./poster.webp“ nennen, hier und im Ordner, oder als PNG speichern."],
    ["avif", "AVIF", "„./poster.avif“ nennen, hier und im Ordner, oder als PNG speichern."],
    ["gif", "GIF", "als PNG speichern."],
    ["tiff", "TIFF", "als PNG speichern."],
  ])("is one problem: %s in .png", async (ending, name, remedy) => {
    expect(await ofPoster(await drawn(ending))).toEqual([
      `„./poster.png“ ist in Wahrheit ein Bild im Format ${name}. Bitte ${remedy}`,
    ]);
  });

  it("is one problem: a photograph of a telephone in .png", async () => {
    const [message] = await ofPoster(Buffer.from("\0\0\0\x24ftypheic\0\0\0\0mif1heic", "latin1"));
    expect(message).toBe("„./poster.png“ ist in Wahrheit ein Bild im Format HEIC. Bitte als PNG speichern.");
  });

  it("is one problem: a drawing in .png, and the other way round", async () => {
    expect(await ofPoster(svg(`${XMLNS} viewBox="0 0 3 2"`))).toEqual([
      "„./poster.png“ ist in Wahrheit ein Bild im Format SVG. Bitte als PNG speichern.",
    ]);
    expect(await ofLogo(await drawn("png"))).toEqual([
      "„../pictures/drawing.svg“ ist in Wahrheit ein Bild im Format PNG. Bitte als SVG speichern.",
    ]);
  });

  it("is none for both names of a JPEG, and in capitals", async () => {
    const bytes = await drawn("jpeg");
    expect(await inText("jpg", bytes)).toEqual([]);
    expect(await inText("jpeg", bytes)).toEqual([]);
    expect(await inText("JPG", bytes)).toEqual([]);
  });
});

describe("A picture of the wrong size", () => {
  const small = (name: string, width: number, least: number) =>
    `„${name}“ ist ${width} px breit, nötig sind hier mindestens ${least} px. Bitte eine größere Fassung ablegen; nachträglich vergrößert wird das Bild unscharf.`;

  it("is a problem of the place: an article", async () => {
    expect(await ofPoster(await drawn("png", 1199))).toEqual([small("./poster.png", 1199, 1200)]);
    expect(await ofPoster(await drawn("png", 1200))).toEqual([]);
  });

  it("is a problem of the place: a text", async () => {
    expect(await inText("png", await drawn("png", 799))).toEqual([small("./bild.png", 799, 800)]);
    expect(await inText("png", await drawn("png", 800))).toEqual([]);
  });

  it("is a problem of each place that is too wide for it", async () => {
    const problems = await problemsAfter({ [PHOTO]: await drawn("png", 1000) });
    expect(problems.map(({ file, field, message }) => [file, field, message])).toEqual(
      [
        ["career", "picture.src", 2000],
        ["home", "hero.picture.src", 1440],
        ["home", "integration.picture.src", 1200],
        ["home", "integration.fallback.src", 1200],
      ].map(([page, field, least]) => [
        `content/pages/${page}.json`,
        field,
        small("../pictures/photo.png", 1000, Number(least)),
      ]),
    );
  });

  it("is as wide as a camera that was turned shows it", async () => {
    const turned = await sharp(await drawn("jpeg", 8, 800))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await inText("jpg", turned)).toEqual([]);
  });

  it("has too many pixels", async () => {
    const create = { width: 8000, height: 6300, channels: 3, background: "#123" } as const;
    const huge = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer();
    expect(await ofPoster(huge)).toEqual([
      "„./poster.png“ hat 51 Megapixel, erlaubt sind höchstens 50. Bitte verkleinern.",
    ]);
  });

  it("has too many bytes", async () => {
    expect(await ofPoster(Buffer.alloc(20_500_000))).toEqual([
      "„./poster.png“ ist 21 MB groß, erlaubt sind höchstens 20 MB. Bitte verkleinern.",
    ]);
  });
});

describe("A drawing", () => {
  const NO_SIZE = '„../pictures/drawing.svg“ nennt keine Größe. In <svg …> gehört viewBox="0 0 Breite Höhe".';

  it.each([
    { what: "a view box", text: svg(`${XMLNS} viewBox="0 0 120 40"`) },
    { what: "width and height", text: svg(`width="120" height="40" ${XMLNS}`) },
    {
      what: "a prologue",
      text: `\ufeff<?xml version="1.0"?>\n<!-- Logo -->\n${svg(`${XMLNS} viewBox='0 0 120 40'`)}\n`,
    },
  ])("is in order with $what", async ({ text }) => {
    expect(await ofLogo(text)).toEqual([]);
  });

  it.each([
    { what: "without a size", text: svg(XMLNS), says: NO_SIZE },
    { what: "as wide as its place", text: svg(`${XMLNS} width="100%"`), says: NO_SIZE },
    {
      what: "without its namespace",
      text: svg('viewBox="0 0 120 40"'),
      says: `„../pictures/drawing.svg“ bleibt im Browser leer: In <svg …> fehlt ${XMLNS}.`,
    },
    {
      what: "that breaks off",
      text: svg(`${XMLNS} viewBox="0 0 120 40"`).slice(0, -10),
      says: `„../pictures/drawing.svg“ ${DAMAGED}`,
    },
    {
      what: "with an element left open",
      text: svg(`${XMLNS} viewBox="0 0 120 40"`, "<g>"),
      says: `„../pictures/drawing.svg“ ${DAMAGED}`,
    },
    {
      what: "that is a page",
      text: '<?xml version="1.0"?><html></html>',
      says: "„../pictures/drawing.svg“ ist kein SVG: Das erste Element der Datei heißt nicht <svg>.",
    },
    { what: "that is a text", text: "Logo", says: `„../pictures/drawing.svg“ ${NONE}` },
  ])("$what is a problem, told once", async ({ text, says }) => {
    const problems = await problemsAfter({
      [LOGO]: text,
      "site.json": ["drawing.svg", "other.svg"],
      "pictures/other.svg": svg(`${XMLNS} viewBox="0 0 1 1"`),
    });
    expect(problems).toEqual([
      { file: "content/pages/home.json", line: expect.any(Number), field: "customers.logos[0].src", message: says },
    ]);
  });

  it("stands where only drawings may, pixels elsewhere", async () => {
    expect((await problemsAfter({ "site.json": ["drawing.svg", "photo.png"] })).map(({ message }) => message)).toEqual([
      "„./pictures/photo.png“ besteht aus Pixeln. Hier steht eine Zeichnung im Format SVG.",
    ]);
    const poster = await problemsAfter({ [ARTICLE]: ["./poster.png", "../../pictures/drawing.svg"] });
    expect(poster.map(({ message }) => message)).toEqual([
      "„../../pictures/drawing.svg“ ist eine Zeichnung. Hier steht ein Bild im Format PNG, JPEG, WebP oder AVIF.",
    ]);
  });
});

describe("Pictures that were read to their end", () => {
  const STORE = "node_modules/.cache/whole-pictures.json";
  const rootWithPackages = (changes: Readonly<Record<string, Change>> = {}) => {
    const root = contentTree(changes);
    mkdirSync(path.join(root, path.dirname(STORE)), { recursive: true });
    return root;
  };

  it("are kept by what they are, damaged ones are not", async () => {
    const [whole, damaged] = [await drawn("png", 1300), cut(await drawn("png", 1300))];
    const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    const root = rootWithPackages({ [POSTER]: whole, "articles/sales-funnel/poster.png": damaged });
    expect(await problemsIn(root)).toHaveLength(1);
    const stored = JSON.parse(readFileSync(path.join(root, STORE), "utf8")) as Record<string, number>;
    expect([stored[hash(whole)], stored[hash(damaged)]]).toEqual([1300, undefined]);
  });

  it("are not read again", async () => {
    const bytes = cut(await drawn("png", 1400));
    const root = rootWithPackages({ [POSTER]: bytes });
    writeFileSync(path.join(root, STORE), JSON.stringify({ [createHash("sha256").update(bytes).digest("hex")]: 1400 }));
    expect(await problemsIn(root)).toEqual([]);
  });

  it("are read where the store is broken", async () => {
    const root = rootWithPackages({ [POSTER]: await drawn("png", 1100) });
    writeFileSync(path.join(root, STORE), '{ "a');
    expect(await problemsIn(root)).toHaveLength(1);
  });

  it("leave nothing behind where nothing is installed", async () => {
    const root = contentTree({ [POSTER]: await drawn("png", 1500) });
    expect(await problemsIn(root)).toEqual([]);
    expect(existsSync(path.join(root, "node_modules"))).toBe(false);
  });
});
