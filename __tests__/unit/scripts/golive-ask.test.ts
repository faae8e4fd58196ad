import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fillFacts } from "../../journeys/support/fill-in-content";
import { answerQuestions } from "../support/answer-questions";
import { ARTICLE, type Changes, contentTree, fixture, inText } from "../support/content-tree";

const CLEAR = "\u0015";
const DOWN = "\u001b[B";
const FIGURE = '<Statistic value="5 %" label="der Angebote" evidence="example" needs="Eine Zählung" />';

/** Files of the fixture with placeholders that are no facts. */
const OTHERS = ["site.json", "pages/about.json", "pages/icp.json", "pages/onboarding.json"];
const withoutPlaceholders = OTHERS.map((name) => {
  const text = fixture(name)
    .replace(/\.example\b/g, ".de")
    .replace(/\bMuster(?=\b|hafen)/g, "Lotsen");
  return [name, text] as const;
});

/** A project in which every fact but some is known. */
function projectWith(facts: Readonly<Record<string, string>>, changes: Changes = {}) {
  const root = contentTree({ ...Object.fromEntries(withoutPlaceholders), ...changes });
  fillFacts(root, facts);
  const read = (name: string) => readFileSync(path.join(root, "content", name), "utf8");
  return { root, read };
}

const ask = (root: string, ...answers: Parameters<typeof answerQuestions>[1]) =>
  answerQuestions(["scripts/golive.ts", "--ask", "--root", root], answers);

it("asks for each missing fact, shows the progress, saves it at once, and refuses invalid values", async () => {
  const known = { legalName: "Muster GmbH", managingDirector: "Lena Muster", street: "Musterhafen 1" };
  const { root, read } = projectWith({ ...known, registerNumber: "HRB 00000", vatStatus: "beantragt" });
  const { told } = await ask(
    root,
    ["(1 von ", "Beispiel {GmbH}\n"],
    ["ohne die Zeichen", `${CLEAR}Seezeichen Vertrieb GmbH\n`],
    ["street (jetzt: Musterhafen 1", "Hafenplatz\n"],
    ["Eine Straße hat auch eine Hausnummer", `${CLEAR}Hafenplatz 7\n`],
    ["managingDirector (jetzt: Lena Muster", "HRB 14321\n"],
    ["Vor- und Nachname einer Person", `${CLEAR}Greta Sander\n`],
    ["registerNumber (jetzt: HRB 00000", "Greta Sander\n"],
    ["Eine Registernummer hat die Form", `${CLEAR}HRB 00000\n`],
    ["Das ist noch ein Platzhalter", `${CLEAR}HRB 14321\n`],
    ["vatStatus (jetzt: beantragt", "\n"],
  );
  expect(JSON.parse(read("company.json"))).toMatchObject({
    ...{ legalName: "Seezeichen Vertrieb GmbH", street: "Hafenplatz 7", managingDirector: "Greta Sander" },
    ...{ registerNumber: "HRB 14321", vatStatus: "beantragt" },
  });
  expect(told).toMatch(/\(4 von \d+\)/);
});

it("asks nothing while a file cannot be read, and names it", async () => {
  const { root } = projectWith({}, inText("Gut."));
  writeFileSync(path.join(root, "content/company.json"), '{ "legalName": "A" "street": "B" }');
  const { code, told } = await ask(root);
  expect(told).toMatch(/^Im Inhalt ist 1 Fehler[^\n]*\n\n {2}content\/company\.json:1\n {4}Kein gültiges JSON\./);
  expect(code).toBe(1);
});

it("asks for invented people once, wherever they stand, and for other placeholders in fields", async () => {
  const job = "jobs/account-executive.mdx";
  const { root, read } = projectWith(
    {},
    {
      [job]: ["published:", "signedBy: Anna Musterfrau, Vertrieb\npayRange: 2.600 € (Muster)\npublished:"],
      ...inText("Das sagt Anna Musterfrau."),
    },
  );
  await ask(
    root,
    ["Anna Musterfrau ist erfunden", "HRB 1\n"],
    ["ohne Ziffern", `${CLEAR}Ida Brandt\n`],
    ["payRange (jetzt: 2.600 € (Muster)", "3.000 € im Monat\n"],
  );
  expect(read(job)).toContain("signedBy: Ida Brandt, Vertrieb\npayRange: 3.000 € im Monat\npublished:");
  expect(read(ARTICLE)).toContain("Das sagt Ida Brandt.");
});

it("asks where a claim comes from, and writes it wherever it is claimed", async () => {
  const { root, read } = projectWith({}, { ...inText(FIGURE) });
  await ask(
    root,
    ["Woher kommt diese Angabe? Nötig: Eine Zählung", `${DOWN}${DOWN}\n`],
    ["wer sie verfasst hat", "Ada\n"],
    ["wie sie heißt", "Zahlen\n"],
    ["das Jahr", "bald\n"],
    ["Erwartet werden vier Ziffern", `${CLEAR}2025\n`],
    ["ihre volle Adresse", "https://a.de/zahlen\n"],
    ["Nötig: Eine Liste", `${DOWN}\n`],
    ["bei wem gemessen", "Ein Kunde\n"],
    ["wann, mit Jahr", "2025\n"],
    ["wie gemessen", "gezählt\n"],
  );
  expect(read(ARTICLE)).toContain(
    'evidence="source" author="Ada" title="Zahlen" year="2025" link="https://a.de/zahlen"',
  );
  const { stats } = JSON.parse(read("pages/home.json")) as { stats: { items: { evidence: object }[] } };
  expect(JSON.stringify(stats)).toContain(
    '"evidence":{"kind":"measurement","who":"Ein Kunde","when":"2025","how":"gezählt"}',
  );
});
