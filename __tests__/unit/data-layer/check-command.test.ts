import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Change, contentTree, fixture, lineIn } from "../support/content-tree";

// Each test starts a program of its own.
jest.setTimeout(60_000);

const ARTICLE = "articles/sales-pipeline/index.mdx";
const LEGAL = "legal/impressum.mdx";
const POSTER = "__tests__/fixtures/content/articles/sales-pipeline/poster.png";

/** Runs the command that authors run, on a project with changed content. */
function check(changes: Readonly<Record<string, Change>> = {}) {
  const root = contentTree(changes);
  const { status, stdout, stderr } = spawnSync(
    "npx",
    ["--no-install", "tsx", "scripts/check-content.ts", "--root", root],
    // Warnings of npm about its own settings are none of the authors' business.
    { encoding: "utf8", env: { ...process.env, npm_config_loglevel: "error" } },
  );
  return { status, stdout, stderr, root };
}

it("is content with a valid tree", () => {
  const { status, stdout, stderr } = check();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Der Inhalt ist in Ordnung: Felder, Bilder, Links und Typografie\.\n/);
});

it("lists the errors of all files in one report, without a stack trace", () => {
  const { status, stdout, stderr, root } = check({
    [ARTICLE]: ["intro:", "itnro:"],
    [LEGAL]: ["Ein Absatz.", "Bis <5 Tage."],
    "site.json": ['"Hafenlotse",', '"Hafenlotse"'],
  });
  expect(stderr).toBe(`Im Inhalt sind 3 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:

  content/${ARTICLE}:${lineIn(root, ARTICLE, "itnro:")}
    Feld „itnro“: Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „intro“.

  content/${LEGAL}:${lineIn(root, LEGAL, "<5")}
    Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben.

  content/site.json:3
    Kein gültiges JSON. Nach diesem Eintrag fehlt ein Komma.
`);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).not.toContain("    at ");
});

it("keeps quiet about what React would say of a link that runs a script", () => {
  const { status, stderr } = check({ [ARTICLE]: ["Noch ein Absatz.", "[Preise](javascript:alert)"] });
  expect(status).toBe(1);
  expect(stderr).toContain("„javascript:alert“ ist kein Ziel.");
  expect(stderr).not.toMatch(/Warning| {4}at /);
});

it("tells slips of typography, in fields and in texts, each with its line", () => {
  const { status, stderr, root } = check({
    [ARTICLE]: fixture(ARTICLE, ["text: Sein Text.", "text: Sein  Text - fast fertig."]).replace(
      "Noch ein Absatz.",
      'Ein "Absatz".\nDie Strecke misst\n3 km.',
    ),
    "pages/legal.json": ['"Stand:"', '"Der ‚Stand“ nach 3 km:"'],
  });
  expect(stderr).toBe(`Im Inhalt sind 6 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:

  content/${ARTICLE}:${lineIn(root, ARTICLE, "Sein  Text")}
    Feld „banner.text“: Zwei Leerzeichen nacheinander. Eines genügt.

  content/${ARTICLE}:${lineIn(root, ARTICLE, "Sein  Text")}
    Feld „banner.text“: Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.

  content/${ARTICLE}:${lineIn(root, ARTICLE, '"Absatz"')}
    Gerades Anführungszeichen. Im Deutschen stehen „…“.

  content/${ARTICLE}:${lineIn(root, ARTICLE, '"Absatz"')}
    Gerades Anführungszeichen. Im Deutschen stehen „…“.

  content/${ARTICLE}:${lineIn(root, ARTICLE, "3 km")}
    Zwischen „3 km“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).

  content/pages/legal.json:${lineIn(root, "pages/legal.json", "3 km")}
    Feld „updated“: Zwischen „3 km“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).
`);
  expect(status).toBe(1);
});

it("tells a damaged picture, and what the file of another one is, without a stack trace", () => {
  const { status, stderr, root } = check({
    "articles/sales-pipeline/poster.png": readFileSync(POSTER).subarray(0, 300),
    "pictures/photo.png": "Das Bild kommt noch.",
  });
  expect(stderr).toBe(`Im Inhalt sind 2 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:

  content/${ARTICLE}:${lineIn(root, ARTICLE, "src:")}
    Feld „poster.src“: „./poster.png“ ist beschädigt, vielleicht wurde es nicht ganz kopiert. Bitte das Bild neu speichern.

  content/pages/about.json:${lineIn(root, "pages/about.json", '"src"')}
    Feld „team.members[0].picture.src“: „../pictures/photo.png“ heißt wie ein Bild, ist aber keines. Bitte das Bild selbst ablegen.
`);
  expect(status).toBe(1);
});
