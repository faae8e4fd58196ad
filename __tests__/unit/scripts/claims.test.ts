import { spawnSync } from "node:child_process";
import { type Claim, claimsOf, openClaims } from "../../../scripts/lib/claims";
import { ARTICLE, type Changes, contentTree, fixture, inText, lineIn } from "../support/content-tree";

const HOME = "pages/home.json";
const FIGURE = '<Statistic value="5 %" label="der Angebote" evidence="example" needs="Eine Zählung" />';

it("finds each claim with its place, its words and its evidence", async () => {
  const root = contentTree();
  const claims = await claimsOf(root);
  const measured = { kind: "measurement", who: "Ein Kunde", when: "2025", how: "Ein Text" };
  const at = (name: string, passage: string) => ({ file: `content/${name}`, line: lineIn(root, name, passage) });
  expect(claims).toHaveLength(6);
  expect(claims).toEqual(
    expect.arrayContaining([
      { ...at(HOME, '"value": "30+"'), words: "30+: Ein Text", evidence: { kind: "example", needs: "Eine Liste" } },
      { ...at(HOME, '"Auf Kurs mit'), words: "Auf Kurs mit Hafenlotse: Ein Bild", evidence: measured },
      { ...at("pages/product.json", "+247"), words: "+247 %: Ein Text", evidence: measured },
      { ...at("site.json", '"claim"'), words: "Ein Text", evidence: measured },
      { ...at("site.json", '"badge"'), words: "Ein Bild", evidence: measured },
    ]),
  );
});

it("finds the figures of texts, but not of drafts", async () => {
  const root = contentTree(inText(FIGURE));
  const expected = { file: `content/${ARTICLE}`, line: lineIn(root, ARTICLE, FIGURE), words: "5\u00a0%: der Angebote" };
  expect(await claimsOf(root)).toContainEqual({ ...expected, evidence: { kind: "example", needs: "Eine Zählung" } });
  const draft = fixture(ARTICLE, ["Noch ein Absatz.", FIGURE]).replace("order: 1", "order: 1\ndraft: true");
  expect((await claimsOf(contentTree({ [ARTICLE]: draft }))).filter(({ file }) => file.endsWith(ARTICLE))).toEqual([]);
});

it("names what is an example once, however often it is claimed", () => {
  const claim = (words: string, evidence: object): Claim => ({ file: "a", line: 1, words, evidence: { ...evidence } });
  const list = { kind: "example", needs: "Eine Liste" };
  const claims = [
    claim("eins", list),
    claim("zwei", { kind: "example", needs: "Eine Messung" }),
    claim("drei", { kind: "quoted", said: "Unbekannt" }),
    claim("vier", list),
  ];
  expect(openClaims(claims)).toEqual([
    { needs: "Eine Liste", places: [claim("eins", {}), claim("vier", {})].map(({ evidence: _, ...place }) => place) },
    { needs: "Eine Messung", places: [{ file: "a", line: 1, words: "zwei" }] },
  ]);
});

describe("golive", () => {
  /** A project in which every fact is known. */
  const ready = (changes: Changes = {}) => {
    const facts = JSON.parse(fixture("company.json")) as Record<string, string>;
    const known = JSON.stringify(Object.fromEntries(Object.keys(facts).map((name) => [name, "bekannt"])));
    const others = ["site.json", "pages/about.json", "pages/icp.json", "pages/onboarding.json"];
    const filled = others.map((name) => [
      name,
      fixture(name).replace(/\b[\w.@-]+\.example\b|\bMuster(hafen)?\b/g, "a.de"),
    ]);
    return contentTree({ "company.json": known, ...Object.fromEntries(filled), ...changes });
  };
  const golive = (root: string) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/golive.ts", "--root", root], { encoding: "utf8" });

  it("fails for a claim that is an example, and says what it needs", () => {
    const { status, stdout } = golive(ready());
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^Behauptungen ohne Beleg:\n\n {2}content\/pages\/home\.json:\d+ {2}30\+: Ein Text\n {4}nötig: Eine Liste\n/m,
    );
    expect(stdout).toContain("und 1 Belege");
  });

  it("passes when all is known and backed", () => {
    const backed = fixture(HOME).replace(
      '{ "kind": "example", "needs": "Eine Liste" }',
      '{ "kind": "quoted", "said": "A" }',
    );
    const { status, stdout } = golive(ready({ [HOME]: backed }));
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining("Alle Angaben sind da, und alle Behauptungen sind belegt."),
    });
  });
});
