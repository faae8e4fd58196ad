import { type FontFile, showLateFonts, showWaitingFonts } from "../../../src/layout/late-fonts";

const FILES: readonly FontFile[] = [["Display", "700", "/display.woff2"]];

/** The families that are shown. */
const shown = new Set<string>();
/** How far the font moves the text, px. */
let move = { down: 0, aside: 0 };
let isThere = true;

beforeEach(() => {
  shown.clear();
  isThere = true;
  document.body.innerHTML = "<h1>Titel</h1><p>Text</p>";
  const fonts = {
    add: ({ family }: FontFace) => shown.add(family),
    delete: ({ family }: FontFace) => shown.delete(family),
  };
  Object.defineProperty(document, "fonts", { configurable: true, value: fonts });
  Object.assign(globalThis, {
    FontFace: class {
      constructor(readonly family: string) {}
      load = async () => (isThere ? this : Promise.reject(new Error("offline")));
    },
  });
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 20, width: 100 }) as DOMRect;
  Range.prototype.getClientRects = () =>
    [{ top: shown.size * move.down, left: shown.size * move.aside }] as unknown as DOMRectList;
});

it.each([
  ["moves nothing", { down: 0, aside: 0 }, ["Display"]],
  ["makes a button a little longer", { down: 2, aside: 8 }, ["Display"]],
  ["moves what is below", { down: 28, aside: 0 }, []],
  ["moves a text into the next line", { down: 0, aside: 200 }, []],
])("shows a late font only where nothing moves: one that %s", async (_what, far, expected) => {
  move = far;
  await showLateFonts(FILES);
  expect([...shown]).toEqual(expected);
  // The next page shows it in any case.
  showWaitingFonts();
  expect([...shown]).toEqual(["Display"]);
});

it("keeps the stand-ins when a font does not come", async () => {
  isThere = false;
  await showLateFonts(FILES);
  showWaitingFonts();
  expect([...shown]).toEqual([]);
});
