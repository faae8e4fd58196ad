import {
  ARTICLE,
  type Changes,
  contentTree,
  fixture,
  inText,
  lineIn,
} from "../../../../__tests__/unit/support/content-tree";
import { memoryCache } from "../../../../__tests__/unit/support/memory-cache";
import { contentModel } from "../../../../src/content-model";
import { readContent } from "../../../../src/data-layer/read/read-content";
import { type Claim, claimsOf, openClaims } from "../../../check/claims";
import { goliveReport } from "../../../golive/golive-report";
import { fillFacts } from "../../e2e/support/fill-in-content";

const HOME = "pages/home.json";
const FIGURE = '<Statistic value="5 %" label="der Angebote" evidence="example" needs="Eine Zählung" />';

const claimsIn = (root: string) => claimsOf(readContent(root, contentModel), memoryCache());

it("finds each claim with its place, its words and its evidence", async () => {
  const root = contentTree();
  const claims = await claimsIn(root);
  const at = (name: string, ...passages: string[]) => ({
    file: `content/${name}`,
    lines: passages.map((passage) => lineIn(root, name, passage)),
  });
  const example = (needs: string) => ({ kind: "example", needs: expect.stringContaining(needs) });
  const site = JSON.parse(fixture("site.json"));
  expect(claims).toHaveLength(13);
  expect(claims).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        words: expect.stringMatching(/^30\+: Vertriebsteams .*, 31 laufende Verträge/),
        evidence: example("eine Liste der laufenden Verträge"),
      }),
      {
        ...at(HOME, '"Auf Kurs mit', '"logos"'),
        words: expect.stringMatching(/^Auf Kurs mit Hafenlotse: .*Sonnried$/),
        evidence: example("von jedem gezeigten Unternehmen"),
      },
      { ...at("site.json", '"claim"'), words: site.footer.claim, evidence: example("Abschlussquote") },
      { ...at("site.json", '"badge"'), words: site.footer.badge.alt, evidence: example("ein Prüfbericht") },
    ]),
  );
});

it("finds the figures of texts, but not of drafts", async () => {
  const root = contentTree(inText(FIGURE));
  const expected = {
    file: `content/${ARTICLE}`,
    lines: [lineIn(root, ARTICLE, FIGURE)],
    words: "5\u00a0%: der Angebote",
  };
  expect(await claimsIn(root)).toContainEqual({ ...expected, evidence: { kind: "example", needs: "Eine Zählung" } });
  const draft = fixture(ARTICLE, ["Noch ein Absatz.", FIGURE]).replace("order: 1", "order: 1\ndraft: true");
  expect((await claimsIn(contentTree({ [ARTICLE]: draft }))).filter(({ file }) => file.endsWith(ARTICLE))).toEqual([]);
});

it("lists an unproven claim once, with all its places", () => {
  const claim = (words: string, evidence: object): Claim => ({
    file: "a",
    lines: [1],
    words,
    evidence: { ...evidence },
  });
  const list = { kind: "example", needs: "Eine Liste" };
  const claims = [
    claim("eins", list),
    claim("zwei", { kind: "example", needs: "Eine Messung" }),
    claim("drei", { kind: "quoted", said: "Unbekannt" }),
    claim("vier", list),
  ];
  expect(openClaims(claims)).toEqual([
    { needs: "Eine Liste", places: [claim("eins", {}), claim("vier", {})].map(({ evidence: _, ...place }) => place) },
    { needs: "Eine Messung", places: [{ file: "a", lines: [1], words: "zwei" }] },
  ]);
});

describe("golive", () => {
  const EXAMPLE = /\{ "kind": "example", "needs": "[^"]*" \}/g;
  /** The text of a file in which every claim is backed, and nothing left to be filled in. */
  const settled = (name: string) =>
    fixture(name)
      .replace(EXAMPLE, '{ "kind": "quoted", "said": "A" }')
      .replace(/ \(Muster\)/g, "")
      .replace(/ Muster(mann|frau)?\b/g, " Lotsen");
  /** A project in which every fact is known. */
  const ready = (changes: Changes = {}) => {
    const others = [HOME, "site.json", "pages/product.json", "pages/about.json"];
    const root = contentTree({ ...Object.fromEntries(others.map((name) => [name, settled(name)])), ...changes });
    fillFacts(root);
    return root;
  };

  const DAY = "am 30. September 2026";
  const [LIST = ""] = /\{ "kind": "example", "needs": "eine Liste [^}]*\}/.exec(fixture(HOME)) ?? [];
  const marked = settled(HOME).replace(DAY, `${DAY} (Muster)`);
  /** The first claim of the page without evidence. */
  const unbacked = marked.replace(/(?<="30\+"[\s\S]*"evidence": )\{ "kind": "quoted", "said": "A" \}/, LIST);
  it.each<[what: string, changes: Changes, isReady: boolean, says: string]>([
    ["a placeholder in a claim with the claim", { [HOME]: unbacked }, false, "0 weitere Angaben und 1 Belege"],
    ["it by itself once that is backed", { [HOME]: marked }, false, "1 weitere Angaben und 0 Belege"],
    ["nothing when all is known and backed", {}, true, "Alle Angaben sind da, und alle Behauptungen"],
    ["an error", inText("<Kasten />"), false, "Die Prüfung nennt 1 Fehler: npm run"],
    ["who reads the legal texts", {}, true, "keine Rechtsberatung. Lesen muss sie eine Anwältin"],
  ])("names %s", async (_what, changes, isReady, says) => {
    expect(await goliveReport(ready(changes))).toEqual({ isReady, text: expect.stringContaining(says) });
  });

  it("asks for readable files first, and names the error", async () => {
    const root = ready({ "product-views.json": "{" });
    await expect(goliveReport(root)).rejects.toThrow(
      /^Im Inhalt ist 1 Fehler[^\n]*\n\n {2}content\/product-views\.json:1\n/,
    );
  });
});
