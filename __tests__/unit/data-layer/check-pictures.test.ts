import sharp from "sharp";
import { checkContent } from "../../../src/data-layer/check/check-content";
import {
  ARTICLE,
  type Change,
  type Changes,
  check,
  contentTree,
  inText,
  issuesAfter,
  issuesOf,
  messagesAfter,
  withChanges,
} from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

const FOLDER = "articles/sales-pipeline";
const POSTER = `${FOLDER}/poster.png`;
const LOGO = "pictures/customers/ambosswerk.svg";
const PHOTO = "pictures/hero.png";
const USED_TWICE: Changes = { "pages/home.json": ["/integration.png", "/hero.png"] };

type Ending = "png" | "jpeg" | "webp" | "avif" | "gif" | "tiff";

/** Of noise, so that a part of the bytes is a part of the picture. */
function drawn(ending: Ending, width = 1200, height = Math.ceil(width / 20), options = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: "#123", noise } });
  return picture.toFormat(ending, options).toBuffer();
}
const begun = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
const nearlyWhole = (bytes: Buffer) => bytes.subarray(0, -30);

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const SIZED = `${XMLNS} viewBox="0 0 120 40"`;
const svg = (attributes: string, content = '<path d="M0 0h1"/>') => `<svg ${attributes}>${content}</svg>`;

const DAMAGED = "ist beschädigt, vielleicht wurde es nicht ganz kopiert. Bitte das Bild neu speichern.";
const NONE = "heißt wie ein Bild, ist aber keines. Bitte das Bild selbst ablegen.";

/** What is told after changes, all of it of one place in the article. */
const told = (changes: Changes, at: string, field?: string) =>
  withChanges(changes, async (root, content, documents) => {
    const issues = await checkContent(root, content, documents);
    expect(issues).toEqual(
      issuesOf(
        root,
        issues.map(({ message }) => [ARTICLE, at, message, field]),
      ),
    );
    return issues.map(({ message }) => message);
  });
const ofPoster = (change: Change) => told({ [POSTER]: change }, "src:", "poster.src");
const ofPicture = (ending: string, bytes: Buffer) =>
  told({ [`${FOLDER}/bild.${ending}`]: bytes, ...inText(`Ein Absatz.\n\n![Alt](./bild.${ending})`) }, "![Alt]");

describe("a damaged picture", () => {
  it.each<[what: string, ending: Ending, damage: (bytes: Buffer) => Buffer, options: object]>([
    ["half a JPEG", "jpeg", begun, {}],
    ["half an AVIF", "avif", begun, {}],
    ["only the beginning of a PNG", "png", (bytes) => bytes.subarray(0, 20), {}],
    ["a PNG with other bytes in its middle", "png", (bytes) => bytes.fill(7, 5000, 5050), {}],
    ["a JPEG that grows finer, without its last bytes", "jpeg", nearlyWhole, { progressive: true }],
  ])("is one issue: %s", async (_what, ending, damage, options) => {
    const bytes = damage(await drawn(ending, 800, 64, options));
    expect(await ofPicture(ending, bytes)).toEqual([`„./bild.${ending}“ ${DAMAGED}`]);
  });

  it("is reported once, however often it is used", async () => {
    const messages = await messagesAfter({ ...USED_TWICE, [PHOTO]: begun(await drawn("png", 2000)) });
    expect(messages).toEqual([`„../pictures/hero.png“ ${DAMAGED}`]);
  });
});

const inTruth = (format: string) => `ist in Wahrheit ein Bild im Format ${format}. Bitte`;
const small = (width: number, least: number) =>
  `ist ${width} px breit, nötig sind hier mindestens ${least} px. Bitte eine größere Fassung ablegen; nachträglich vergrößert wird das Bild unscharf.`;
/** Quickly written, for there is nothing in it. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
const huge = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123" }, limitInputPixels: false })
    .png({ palette: true, compressionLevel: 1 })
    .toBuffer();
const SMALLER = "Bitte verkleinern.";
const RENAME = "nennen, hier und im Ordner, oder als PNG speichern.";

it.each<[what: string, bytes: () => Change | Promise<Change>, says: string]>([
  ["a text", () => "Das Bild kommt noch.", NONE],
  ["a pointer to a file elsewhere", () => "version https://git-lfs.github.com/spec/v1\n", NONE],
  ["nothing", () => "", "ist leer. Bitte das Bild neu ablegen."],
  ["JPEG", () => drawn("jpeg"), `${inTruth("JPEG")} „./poster.jpg“ ${RENAME}`],
  ["GIF", () => drawn("gif"), `${inTruth("GIF")} als PNG speichern.`],
  ["HEIC", () => Buffer.from("\0\0\0\x24ftypheic\0\0\0\0mif1heic", "latin1"), `${inTruth("HEIC")} als PNG speichern.`],
  ["SVG", () => svg(`${XMLNS} viewBox="0 0 3 2"`), `${inTruth("SVG")} als PNG speichern.`],
  ["too few pixels", () => drawn("png", 1199), small(1199, 1200)],
  ["too many pixels", () => flat(8000, 6300), `hat 51 Megapixel, erlaubt sind höchstens 50. ${SMALLER}`],
  [
    "more pixels than a decoder takes",
    () => huge(20_000, 14_000),
    `hat 280 Megapixel, erlaubt sind höchstens 50. ${SMALLER}`,
  ],
  ["too many bytes", () => Buffer.alloc(20_500_000), `ist 21 MB groß, erlaubt sind höchstens 20 MB. ${SMALLER}`],
])("%s instead of a poster in .png is one issue", async (_what, bytes, says) => {
  expect(await ofPoster(await bytes())).toEqual([`„./poster.png“ ${says}`]);
});

describe("a moving picture", () => {
  const STILL = "bewegt sich, hier stehen nur unbewegte Bilder. Bitte ein einzelnes Bild daraus speichern.";
  /** As other programs begin such files, which sharp cannot write. */
  const begins = (start: string) => Buffer.from(start.padEnd(300, "\0"), "latin1");

  it.each<[ending: string, bytes: () => Buffer | Promise<Buffer>]>([
    [
      "webp",
      async () =>
        sharp([await flat(9, 9), await drawn("png", 9, 9)], { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    ["avif", () => begins("\0\0\0,ftypavis\0\0\0\0avifavismsf1iso8mif1miafMA1A")],
    [
      "png",
      async () => {
        const [still, chunk] = [
          await drawn("png"),
          Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70", "latin1"),
        ];
        return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
      },
    ],
  ])("in .%s is said to move, and a single one of it is in order", async (ending, bytes) => {
    expect(await ofPicture(ending, await bytes())).toEqual([`„./bild.${ending}“ ${STILL}`]);
    expect(await ofPicture(ending, await drawn(ending as Ending))).toEqual([]);
  });
});

it("allows a smaller picture in a text than as a poster", async () => {
  expect(await ofPicture("png", await drawn("png", 799))).toEqual([`„./bild.png“ ${small(799, 800)}`]);
  expect(await ofPicture("png", await drawn("png", 800))).toEqual([]);
  expect(await ofPoster(await flat(1200, 800))).toEqual([]);
});

it("a poster is 3:2, a pixel more or less", async () => {
  const says =
    "hat 1200 × 900 px, hier ist das Verhältnis 3:2 nötig, z. B. 1200 × 800 px. Bitte zuschneiden; der Editor tut es beim Ersetzen.";
  expect(await ofPoster(await flat(1200, 900))).toEqual([`„./poster.png“ ${says}`]);
  expect(await ofPoster(await flat(1600, 1066))).toEqual([]);
});

it("reports a picture that is too small, once per slot", async () => {
  const issues = await issuesAfter({ ...USED_TWICE, [PHOTO]: await drawn("png", 1000) });
  const says = (least: number) => `„../pictures/hero.png“ ${small(1000, least)}`;
  expect(issues.map(({ file, field, message }) => [file, field, message])).toEqual([
    ["content/pages/home.json", "hero.picture.src", says(1920)],
    ["content/pages/home.json", "integration.picture.src", says(1200)],
  ]);
});

it.each(["jpg", "jpeg", "JPG"])("a JPEG may end in .%s", async (ending) => {
  expect(await ofPicture(ending, await drawn("jpeg"))).toEqual([]);
});

describe("a drawing", () => {
  const active = (what: string) => `enthält ${what}. Bitte entfernen: Eine Zeichnung besteht nur aus Formen.`;
  const foreign = (address: string) => active(`einen Verweis nach außen (${address})`);
  const NO_SIZE = 'nennt keine Größe. In <svg …> gehört viewBox="0 0 Breite Höhe".';
  const PAGE = '<?xml version="1.0"?><html></html>';

  it.each([
    ["a view box", svg(SIZED)],
    ["parts of its own", svg(SIZED, '<use href="#a"/><path fill="url(#b)"/><image href="data:image/png;base64,A"/>')],
    ["as many units as nobody would take as pixels", svg(`${XMLNS} viewBox="0 0 20000 14000"`)],
    ["a prologue", `\ufeff<?xml version="1.0"?>\n<!-- Logo -->\n${svg(`${XMLNS} viewBox='0 0 120 40'`)}\n`],
  ])("is in order with %s", async (_what, text) => {
    expect(await messagesAfter({ [LOGO]: text })).toEqual([]);
  });

  it.each([
    ["without a size", svg(XMLNS), NO_SIZE],
    ["without its namespace", svg('viewBox="0 0 120 40"'), `bleibt im Browser leer: In <svg …> fehlt ${XMLNS}.`],
    ["that breaks off", svg(SIZED).slice(0, -10), DAMAGED],
    ["with an element left open", svg(SIZED, "<g>"), DAMAGED],
    ["that is a page", PAGE, "ist kein SVG: Das erste Element der Datei heißt nicht <svg>."],
    ["with a script", svg(SIZED, "<script>alert(1)</script>"), active("ein Skript (<script>)")],
    ["that does something when it is loaded", svg(`${SIZED} onload="alert(1)"`), active("ein Skript (on…=)")],
    ["with a picture from elsewhere", svg(SIZED, '<image href="https://a.de/b.png"/>'), foreign("https://a.de/b.png")],
    ["with a part from elsewhere", svg(SIZED, "<use xlink:href='b.svg#a'/>"), foreign("b.svg#a")],
    ["with styles from elsewhere", svg(SIZED, "<style>@import 'a.css'</style>"), active("einen Verweis nach außen")],
  ])("%s is an issue, reported once", async (_what, text, says) => {
    const issues = await issuesAfter({ [LOGO]: text, "pages/home.json": ["datenhain.svg", "ambosswerk.svg"] });
    const place = { file: "content/pages/home.json", line: expect.any(Number), field: "customers.logos[0].src" };
    expect(issues).toEqual([{ ...place, message: `„../pictures/customers/ambosswerk.svg“ ${says}` }]);
  });

  it("allows SVG only in drawing slots, and pixels only in others", async () => {
    expect(await messagesAfter({ "site.json": ["closing.svg", "hero.png"] })).toEqual([
      "„./pictures/hero.png“ besteht aus Pixeln. Hier steht eine Zeichnung im Format SVG. Bitte die Vektordatei erfragen; Pixel zeigt ein Artikel, mit ![…](./bild.png).",
    ]);
    expect(await messagesAfter({ [ARTICLE]: ["./poster.png", "../../pictures/closing.svg"] })).toEqual([
      "„../../pictures/closing.svg“ ist eine Zeichnung. Hier steht ein Bild im Format PNG, JPEG, WebP oder AVIF.",
    ]);
  });
});

describe("the cache of inspected pictures", () => {
  const widthsIn = (cache: ReturnType<typeof memoryCache>) =>
    cache.set.mock.calls.flatMap(([, value]) => (value as { width?: number }).width ?? []);

  it("remembers valid pictures by their content, and no damaged ones", async () => {
    const whole = await drawn("png", 1320, 880);
    const cache = memoryCache();
    const damaged = { "articles/sales-funnel/poster.png": begun(await drawn("png", 1400)) };
    expect(await check(contentTree({ [POSTER]: whole, ...damaged }), cache)).toHaveLength(1);
    expect(widthsIn(cache)).toContain(1320);
    expect(widthsIn(cache)).not.toContain(1400);
    cache.set.mockClear();
    expect(await check(contentTree({ [POSTER]: whole }), cache)).toEqual([]);
    expect(widthsIn(cache)).toEqual([]);
  });
});
