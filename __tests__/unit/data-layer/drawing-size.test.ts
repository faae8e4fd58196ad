import path from "node:path";
import { drawingSize } from "../../../src/data-layer/nodes/create-schema";
import { drawingIssue } from "../../../src/data-layer/read/drawing";
import { missingFile } from "../../../src/data-layer/read/pictures";
import { contentTree } from "../support/content-tree";

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1"/></svg>`;
// What may stand before a drawing.
const PROLOGUE =
  '<?xml version="1.0"?>\n<!-- <svg viewBox="0 0 1 1"> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">\n';

it.each([
  [svg('viewBox="-5 -5 12.4 7.6"'), 12, 8],
  [svg('width="10" viewBox="0 0 24 24" class="a b c d"'), 24, 24],
  [svg("viewBox='0,0,24,12'"), 24, 12],
  [svg('width="10" height="20px"'), 10, 20],
  [PROLOGUE + svg('viewBox="0 0 120 40"'), 120, 40],
])("reads the size of %s", (drawing, width, height) => {
  expect(drawingSize(drawing)).toEqual({ width, height });
});

const SIZELESS = ['width="10"', 'width="100%" height="100%"', 'viewBox=""', 'viewBox="0 0 10"', 'viewBox="0 0 0 10"'];
it.each(SIZELESS)("refuses a drawing with %s", (attributes) => {
  expect(() => drawingSize(svg(attributes))).toThrow("has no size");
});

describe("a word that a drawing defines for itself", () => {
  const defining = (definition: string, content: string) =>
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "" [${definition}]>${content}`;
  const NAMESPACE = '<!ENTITY ns_svg "http://www.w3.org/2000/svg">';
  const drawn = '<svg xmlns="&ns_svg;" viewBox="0 0 &wide; 40"><path d="M0 0h1"/></svg>';

  it("is put in as browsers do", () => {
    const drawing = defining(`${NAMESPACE}\n<!ENTITY wide '120'>`, drawn);
    expect(drawingIssue("a.svg", drawing)).toBeUndefined();
    expect(drawingSize(drawing)).toEqual({ width: 120, height: 40 });
  });

  it.each([
    [
      '<!ENTITY x SYSTEM "https://a.example/x">',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      "nach außen",
    ],
    ['<!ENTITY x "<script/>">', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&x;</svg>', "ein Skript"],
    [
      '<!ENTITY a "b"><!ENTITY x "&a;&a;">',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      "eine Abkürzung",
    ],
  ])("hides nothing: %s", (definition, content, says) => {
    expect(drawingIssue("a.svg", defining(definition, content))).toContain(`„a.svg“ enthält`);
    expect(drawingIssue("a.svg", defining(definition, content))).toContain(says);
  });
});

it("a missing picture is looked for under a name that may be written", () => {
  const folder = path.join(contentTree({ "articles/a/mein Bild.png": "" }), "content/articles/a");
  expect(missingFile(folder, "./mein%20Bild.png")).toBe(
    "Die Datei „./mein%20Bild.png“ gibt es nicht. Vielleicht ist „mein Bild.png“ gemeint; bitte ohne Leerzeichen nennen, hier und im Ordner: mein-bild.png.",
  );
  expect(missingFile(folder, "./100%.png")).toBe("Die Datei „./100%.png“ gibt es nicht.");
});
