import { ARTICLE, contentTree, fixture, lineIn } from "../../../../__tests__/unit/support/content-tree";
import { contentReport } from "../../../check/content-report";

describe("npm run check:content", () => {
  it("says that valid content is in order", async () => {
    const { hasErrors, text } = await contentReport(contentTree());
    expect(hasErrors).toBe(false);
    expect(text).toMatch(/^Der Inhalt ist in Ordnung: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe\.\n/);
  });

  it("reports typography and files that nobody names, with file, line and field", async () => {
    const root = contentTree({
      [ARTICLE]: fixture(ARTICLE, [
        "Noch ein Absatz.",
        'Ein "Absatz".\\\nDie Strecke von unserem Hafen bis hinüber zum anderen Ufer misst 3\nkm.',
      ]).replace("text: Sein Text.", "text: Sein  Text."),
      "pictures/alt.svg": "<svg/>",
    });
    const told = [
      ["Im Inhalt sind 4 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:"],
      [
        `  content/${ARTICLE}:${lineIn(root, ARTICLE, "Sein  Text")}`,
        "Feld „banner.text“: Zwei Leerzeichen nacheinander.",
      ],
      [`  content/${ARTICLE}:${lineIn(root, ARTICLE, '"Absatz"')}`, "Falsche Anführungszeichen. Richtig ist „Absatz“."],
      [
        `  content/${ARTICLE}:${lineIn(root, ARTICLE, "misst 3")}`,
        "Zwischen „3 km“ gehört ein geschütztes Leerzeichen",
      ],
      ["  content/pictures/alt.svg", "Dieses Bild zeigt keine Seite."],
    ];
    const { hasErrors, text } = await contentReport(root);
    expect(hasErrors).toBe(true);
    expect(text.split("\n\n")).toEqual(told.map((lines) => expect.stringContaining(lines.join("\n    "))));
  });
});
