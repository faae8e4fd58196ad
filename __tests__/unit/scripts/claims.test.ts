import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { type Claim, claimsOf, openClaims } from "../../../scripts/lib/claims";
import { fillFacts, fillIn } from "../../journeys/support/fill-in-content";
import { ARTICLE, type Changes, contentTree, fixture, inText, lineIn } from "../support/content-tree";

const HOME = "pages/home.json";
const FIGURE = '<Statistic value="5 %" label="der Angebote" evidence="example" needs="Eine Zählung" />';

it("finds each claim with its place, its words and its evidence", async () => {
  const root = contentTree();
  const claims = await claimsOf(root);
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
  expect(await claimsOf(root)).toContainEqual({ ...expected, evidence: { kind: "example", needs: "Eine Zählung" } });
  const draft = fixture(ARTICLE, ["Noch ein Absatz.", FIGURE]).replace("order: 1", "order: 1\ndraft: true");
  expect((await claimsOf(contentTree({ [ARTICLE]: draft }))).filter(({ file }) => file.endsWith(ARTICLE))).toEqual([]);
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
  const golive = (root: string) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/golive.ts", "--root", root], { encoding: "utf8" });

  it("fails for a claim that is an example, and says what it needs", () => {
    const { status, stdout } = golive(ready());
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^Behauptungen ohne Beleg:\n\n {2}content\/pages\/home\.json:\d+ {2}30\+: Ein Text, Eine Zählung am Stichtag\n {4}nötig: Eine Liste\n/m,
    );
    expect(stdout).toContain("und 1 Belege");
  });

  it("names a placeholder in a claim with the claim alone, and by itself once that is backed", () => {
    const marked = fixture(HOME).replace("Stichtag", "Stichtag (Muster)");
    const { stdout } = golive(ready({ [HOME]: marked }));
    expect(stdout).toContain("0 weitere Angaben und 1 Belege");
    const backed = golive(ready({ [HOME]: marked.replace(EXAMPLE, QUOTED) }));
    expect(backed.stdout).toContain("1 weitere Angaben und 0 Belege");
  });

  it("passes when all is known and backed", () => {
    const backed = fixture(HOME).replace(EXAMPLE, QUOTED);
    const { status, stdout } = golive(ready({ [HOME]: backed }));
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining("Alle Angaben sind da, und alle Behauptungen sind belegt."),
    });
  });

  it("fails while the check finds an error", () => {
    const backed = fixture(HOME).replace(EXAMPLE, QUOTED);
    const { status, stdout } = golive(ready({ [HOME]: backed, ...inText("<Kasten />") }));
    expect(status).toBe(1);
    expect(stdout).toContain("Die Prüfung nennt 1 Fehler: npm run check:content");
  });

  it("names pending statements and who has to read the legal texts, and lets both pass", () => {
    const backed = fixture(HOME).replace(EXAMPLE, QUOTED);
    const asked = "Sie ist angefragt, aber noch nicht bestellt.";
    const root = ready({ [HOME]: backed, "legal/impressum.mdx": ["Ein Absatz.", asked] });
    const { status, stdout } = golive(root);
    expect(status).toBe(0);
    expect(stdout).toContain(`content/legal/impressum.mdx:${lineIn(root, "legal/impressum.mdx", asked)}  ${asked}`);
    expect(stdout).toMatch(/keine Rechtsberatung\. Lesen muss sie eine Anwältin oder ein Anwalt/);
  });

  it("passes on the content of the site once every fact is known and every claim is backed", () => {
    const root = contentTree();
    rmSync(path.join(root, "content"), { recursive: true });
    cpSync("content", path.join(root, "content"), { recursive: true });
    expect(golive(root).status).toBe(1);
    fillIn(root);
    const { status, stdout } = golive(root);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining("Alle Angaben sind da") });
  });
});
