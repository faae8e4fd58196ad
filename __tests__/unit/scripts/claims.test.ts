import { type Claim, claimsOf, openClaims } from "../../../scripts/lib/claims";
import { goliveReport } from "../../../scripts/lib/golive-report";
import { contentModel } from "../../../src/content-model";
import { readContent } from "../../../src/data-layer/read/read-content";
import { fillFacts } from "../../journeys/support/fill-in-content";
import { ARTICLE, type Changes, contentTree, fixture, inText, lineIn } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

const HOME = "pages/home.json";
const FIGURE = '<Statistic value="5 %" label="der Angebote" evidence="example" needs="Eine Zählung" />';

const claimsIn = (root: string) => claimsOf(readContent(root, contentModel), memoryCache());

it("finds each claim with its place, its words and its evidence", async () => {
  const root = contentTree();
  const claims = await claimsIn(root);
  const measured = { kind: "measurement", who: "Ein Kunde", when: "2025", how: "Ein Text" };
  const at = (name: string, ...passages: string[]) => ({
    file: `content/${name}`,
    lines: passages.map((passage) => lineIn(root, name, passage)),
  });
  const [counted, compared] = ["Eine Zählung am Stichtag", "Eine Messung vorher und danach"];
  expect(claims).toHaveLength(6);
  expect(claims).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        words: `30+: Ein Text, ${counted}`,
        evidence: { kind: "example", needs: "Eine Liste" },
      }),
      { ...at(HOME, '"Auf Kurs mit', '"logos"'), words: "Auf Kurs mit Hafenlotse: Ein Bild", evidence: measured },
      expect.objectContaining({ words: `+247 %: Ein Text, ${compared}`, evidence: measured }),
      { ...at("site.json", '"claim"'), words: "Ein Text", evidence: measured },
      { ...at("site.json", '"badge"'), words: "Ein Bild", evidence: measured },
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
  const [EXAMPLE, QUOTED] = ['{ "kind": "example", "needs": "Eine Liste" }', '{ "kind": "quoted", "said": "A" }'];
  /** A project in which every fact is known. */
  const ready = (changes: Changes = {}) => {
    const others = ["site.json", "pages/about.json", "pages/icp.json", "pages/onboarding.json"];
    const filled = others.map((name) => [
      name,
      fixture(name)
        .replace(/\.example\b/g, ".de")
        .replace(/\bMuster(?=\b|hafen)/g, "Lotsen"),
    ]);
    const root = contentTree({ ...Object.fromEntries(filled), ...changes });
    fillFacts(root);
    return root;
  };
  const BACKED = fixture(HOME).replace(EXAMPLE, QUOTED);

  const MARKED = fixture(HOME).replace("Stichtag", "Stichtag (Muster)");
  const MARKED_BACKED = MARKED.replace(EXAMPLE, QUOTED);
  it.each<[what: string, changes: Changes, isReady: boolean, says: string]>([
    ["a placeholder in a claim with the claim", { [HOME]: MARKED }, false, "0 weitere Angaben und 1 Belege"],
    ["it by itself once that is backed", { [HOME]: MARKED_BACKED }, false, "1 weitere Angaben und 0 Belege"],
    ["nothing when all is known and backed", { [HOME]: BACKED }, true, "Alle Angaben sind da, und alle Behauptungen"],
    ["an error", { [HOME]: BACKED, ...inText("<Kasten />") }, false, "Die Prüfung nennt 1 Fehler: npm run"],
    ["who reads the legal texts", { [HOME]: BACKED }, true, "keine Rechtsberatung. Lesen muss sie eine Anwältin"],
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
