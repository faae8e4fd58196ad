import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ARTICLE, contentTree, inText, lineIn } from "../../../../__tests__/unit/support/content-tree";
import { contentModel } from "../../../../src/content-model";
import { readContent } from "../../../../src/data-layer/read/read-content";
import { oldFigures, placesOf } from "../../../check/figures";
import { rule } from "../../../check/rules/changed-facts";

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: root });
const commit = (root: string) => {
  git(root, "add", "content");
  git(root, "commit", "--quiet", "--message", "A");
};
const issuesIn = (root: string) => rule.inProject(root, readContent(root, contentModel));
const foundIn = (root: string) => issuesIn(root).map(({ message }) => /„([^“]*)“/.exec(message)?.[1]);

function change(root: string, name: string, from: string, to: string) {
  const place = path.join(root, "content", name);
  const text = readFileSync(place, "utf8");
  expect(text).toContain(from);
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
}

const COMPANY = "example-company.json";
/** A project in which the value of an order has changed twice, in commits. */
function changedTwice(text: string): string {
  const root = contentTree(inText(text));
  git(root, "init", "--quiet");
  commit(root);
  for (const [from, to] of [
    ["24.000 €", "25.000 €"],
    ["25.000 €", "26.000 €"],
  ] as const) {
    change(root, COMPANY, `"${from}"`, `"${to}"`);
    commit(root);
  }
  return root;
}

it("names the lines where a fact stands as it ever was, in digits and in words, in commits and before one", () => {
  const root = changedTwice(
    "Ein Auftrag bringt 24.000 €.\n\nFünfundzwanzigtausend Euro oder 25 Tsd. € der nächste.\n\nEin anderer 124.000 €, einer {{exampleOrderValue}}.",
  );
  expect(foundIn(root).sort()).toEqual(["24.000 €", "25 Tsd. €", "Fünfundzwanzigtausend Euro"]);
  const message =
    "„24.000 €“ war bisher {{exampleOrderValue}}, jetzt ist das 26.000 €. Bitte ändern und nachrechnen; ist etwas anderes gemeint, die Stelle in terms.json unter „otherFigures“ nennen.";
  const line = lineIn(root, ARTICLE, "Ein Auftrag");
  expect(issuesIn(root)).toContainEqual({ file: `content/${ARTICLE}`, line, message, isHint: true });
  change(root, COMPANY, '"26.000 €"', '"27.000 €"');
  change(root, ARTICLE, "Ein Auftrag bringt 24.000 €.", "Ein Auftrag bringt 26.000 €.");
  expect(foundIn(root)).toContain("26.000 €");
});

it("looks for what follows from a fact, and for what it counts where texts name it", () => {
  const root = contentTree(
    inText("{{exampleOrders}} Aufträge bringen {{exampleRevenue}}.\n\nSiebzig Aufträge, 70 Wochen, 1.680.000 €."),
  );
  change(root, COMPANY, '"1.680.000 €"', '"= exampleOrders × exampleOrderValue, in €"');
  git(root, "init", "--quiet");
  commit(root);
  change(root, COMPANY, '"exampleOrders": "70"', '"exampleOrders": "80"');
  expect(foundIn(root).sort()).toEqual(["1.680.000 €", "Siebzig Aufträge"]);
});

it("is silent once the old figure is gone, or the passage is said to mean something else", () => {
  const root = changedTwice("Ein kleiner Wagen kostet\n24.000 € ohne Winterreifen. Ein Auftrag bringt 24.000 €.");
  expect(foundIn(root)).toEqual(["24.000 €", "24.000 €"]);
  change(root, "terms.json", '"terms"', '"otherFigures": ["Wagen kostet 24.000 € ohne"], "terms"');
  expect(foundIn(root)).toEqual(["24.000 €"]);
  commit(root);
  expect(foundIn(root)).toEqual(["24.000 €"]);
  change(root, ARTICLE, "bringt 24.000 €", "bringt {{exampleOrderValue}}");
  expect(foundIn(root)).toEqual([]);
});

it("says less with a part of the history, and nothing without any", () => {
  const text = "Ein Auftrag bringt 24.000 €, dann 25.000 €, jetzt 26.000 €.";
  expect(issuesIn(contentTree(inText(text)))).toEqual([]);
  const root = changedTwice(text);
  const shallow = mkdtempSync(path.join(tmpdir(), "shallow-"));
  try {
    git(root, "clone", "--quiet", "--depth", "2", `file://${root}`, shallow);
    expect(foundIn(shallow)).toEqual(["25.000 €"]);
  } finally {
    rmSync(shallow, { recursive: true });
  }
});

it.each([
  ["acht Wochen (Muster)", "zehn Wochen", "Nach acht Wochen, in 8 Wochen, acht\nWochen; 18 Wochen, achtzig Wochen", 3],
  ["20 %", "25 %", "20 % und 20&nbsp;Prozent, nicht 20 Leads, 20,5 %, 120 %", 2],
  ["9:00–18:00 Uhr", "9:00–17:00 Uhr", "von 9:00–18:00 Uhr", 0],
  ["1.680.000 €", "1.700.000 €", "1,68 Mio. €, 1680000 €, 1,68 Millionen Euro", 3],
  ["zweihundertfünfzigtausend Euro", "300.000 €", "250.000 €, dreihunderttausend Euro", 1],
  ["1.000", "1.100", "tausend Leads, 1.000 passende, 1.000 € und 1.000.000", 2],
  ["14", "15", "14 Leute", 0],
  ["12 Monaten", "zwölf Monate", "12 Monate", 0],
  ["rund 30 Tage", "40 Tage", "nach 30 Tagen", 1],
  ["Klauseln (Art. 46 DSGVO)", "Beschluss (Art. 45 DSGVO)", "nach Art. 46 DSGVO", 0],
])("finds what „%s“ was before it became „%s“", (before, now, text, count) => {
  const places = oldFigures("fact", { before: [before], now, nouns: [] }).flatMap((old) => placesOf(old, text, []));
  expect(places).toHaveLength(count);
});
