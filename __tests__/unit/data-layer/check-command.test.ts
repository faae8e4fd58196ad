import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { contentReport } from "../../../scripts/lib/content-report";
import { ARTICLE, type Changes, contentTree, fixture, inText, lineIn } from "../support/content-tree";

const LEGAL = "legal/impressum.mdx";
const LEGAL_PAGE = "pages/legal.json";
const POSTER = "articles/sales-pipeline/poster.png";

it("ends with 1 and writes errors to the second stream alone, as `npm run check:content` calls it", () => {
  const root = contentTree(inText("[Preise](javascript:alert)"));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-content.ts", "--root", root],
    { encoding: "utf8" },
  );
  const [heading] = stderr.split("\n");
  expect({ status, stdout, heading }).toEqual({ status: 1, stdout: "", heading: expect.stringContaining("1 Fehler") });
});

it("says that valid content is in order", async () => {
  const { hasErrors, text } = await contentReport(contentTree());
  expect(hasErrors).toBe(false);
  expect(text).toMatch(/^Der Inhalt ist in Ordnung: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe\.\n/);
});

const SLIPS: Changes = {
  [ARTICLE]: fixture(ARTICLE, ["intro:", "itnro:"]).replace("order: 1", "order: eins"),
  [LEGAL]: ["Ein Absatz.", "Bis <5 Tage."],
  "site.json": ['"Hafenlotse",', '"Hafenlotse"'],
};
const TYPOGRAPHY: Changes = {
  [ARTICLE]: fixture(ARTICLE, ["Noch ein Absatz.", 'Ein "Absatz".\nDie Strecke misst\n3 km.']).replace(
    "text: Sein Text.",
    "text: Sein  Text - fast fertig.",
  ),
  [LEGAL_PAGE]: ['"Stand:"', '"Der ‚Stand“ nach 3 km:"'],
};
const PICTURES: Changes = {
  [POSTER]: readFileSync(`__tests__/fixtures/content/${POSTER}`).subarray(0, 300),
  "pictures/photo.png": "Das Bild kommt noch.",
};

const QUOTE = "Falsche Anführungszeichen. Richtig ist „Absatz“.";
const DASH = "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.";
const SPACE = "Zwischen „3 km“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).";
const DAMAGED = "ist beschädigt, vielleicht wurde es nicht ganz kopiert. Bitte das Bild neu speichern.";
const NO_PICTURE = "heißt wie ein Bild, ist aber keines. Bitte das Bild selbst ablegen.";

type Told = [name: string, passage: string, text: string];

// Reports are compared as a whole: without a stack trace.
it.each<[what: string, heading: string, changes: Changes, ...told: Told[]]>([
  [
    "the errors of all files in one report, in the order of the files and their lines",
    "Im Inhalt sind 4 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:",
    SLIPS,
    [ARTICLE, "itnro:", "Feld „itnro“: Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „intro“."],
    [ARTICLE, "order:", "Feld „order“: Hier steht „eins“, erwartet wird eine Zahl wie 7."],
    [LEGAL, "<5", "Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben."],
    ["site.json", '"Hafenlotse"', "Kein gültiges JSON. Nach diesem Eintrag fehlt ein Komma."],
  ],
  [
    "issues of typography, in fields and in texts, each with its line",
    "Im Inhalt sind 5 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:",
    TYPOGRAPHY,
    [ARTICLE, "Sein  Text", "Feld „banner.text“: Zwei Leerzeichen nacheinander. Eines genügt."],
    [ARTICLE, "Sein  Text", `Feld „banner.text“: ${DASH}`],
    [ARTICLE, '"Absatz"', QUOTE],
    [ARTICLE, "3 km", SPACE],
    [LEGAL_PAGE, "3 km", `Feld „updated“: ${SPACE}`],
  ],
  [
    "a damaged picture, and what the file of another one is",
    "Im Inhalt sind 2 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:",
    PICTURES,
    [ARTICLE, "src:", `Feld „poster.src“: „./poster.png“ ${DAMAGED}`],
    ["pages/about.json", '"src"', `Feld „picture.src“: „../pictures/photo.png“ ${NO_PICTURE}`],
  ],
])("reports %s", async (_what, heading, changes, ...told) => {
  const root = contentTree(changes);
  const places = told.map(([name, passage, text]) => `  content/${name}:${lineIn(root, name, passage)}\n    ${text}\n`);
  expect(await contentReport(root)).toEqual({ hasErrors: true, text: [heading, "", ...places].join("\n").trimEnd() });
});
