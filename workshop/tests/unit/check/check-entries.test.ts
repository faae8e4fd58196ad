import { type Changes, expectIssues, fixture, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { checkCopy } from "../../../check/check-copy";

const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";

/** Makes a function that puts one passage of a file in place of another. */
const passageOf =
  (name: string) =>
  (from: string, to: string): Changes => ({ [name]: [from, to] });
const about = passageOf("pages/about.json");
const home = passageOf("pages/home.json");
const product = passageOf("pages/product.json");
const company = passageOf("company.json");
const site = passageOf("site.json");
const job = passageOf(JOB);
/** Puts a text in place of a paragraph of the imprint. */
const inLegal = (text: string) => passageOf(LEGAL)("Ein Absatz.", text);
const [SEO_TITLE = ""] = /^seoTitle: .*/m.exec(fixture(JOB)) ?? [];
const subject = (title: string, words: string): Changes => ({
  [JOB]: fixture(JOB, ["subject: Bewerbung", `subject: "${words}"`]).replace(/^title: .*/m, `title: "${title}"`),
});
const EXECUTIVE = "Account Executive (m/w/d)";

/** What the check of copy says of changed files: errors, or hints. */
const told = (changes: Changes, isHint: boolean) =>
  withChanges(changes, async (_root, content, documents) =>
    (await checkCopy(content, documents))
      .filter((issue) => (issue.isHint ?? false) === isHint)
      .map(({ file, field, message }) => ({ file, field, message })),
  );
const issueOf = (changes: Changes, message: string, field?: string) => [
  { file: `content/${Object.keys(changes)[0]}`, field, message: expect.stringContaining(message) },
];

// A rest parameter takes its rows, as Jest would pass a callback for what one leaves out.
type Row = [says: string, changes: Changes, field?: string];

it.each<Row>([
  // The same entry twice.
  ["„Ambosswerk“ ist der Name zu", home('"alt": "Datenhain"', '"alt":  "Ambosswerk"'), "customers.logos[1].alt"],
  [
    "„Kontakt“ steht in dieser Liste schon.",
    site('"label": "Blog", "to": "/blog"', '"label": "Kontakt", "to": "/blog"'),
    "header.navigation[5].label",
  ],
  ["„Eine Aufgabe“ steht in dieser Liste", job("  - Eine Aufgabe", "  - Eine Aufgabe\n  - Eine Aufgabe"), "tasks[1]"],
  ["„../pictures/team-1.png“ steht", about("team-2.png", "team-1.png"), "team.members[1].picture.src"],
  // A name and its picture; a figure and what it follows from.
  [
    "Der Alternativtext des Bildes nennt „Lena Muster“, hier steht „Petra Vogel“.",
    about('"name": "Lena Muster"', '"name": "Petra Vogel"'),
    "team.members[0].name",
  ],
  ["Hier steht „50+“, darunter aber „31 laufende Verträge", home('"30+"', '"50+"'), "stats.items[0].value"],
  ["„350 %“ folgt nicht aus „84 Termine", home('"300 %"', '"350 %"'), "stats.items[1].value"],
  ["„80 %“ folgt nicht aus", home("3 Minuten danach", "5 Minuten danach"), "stats.items[2].value"],
  ["„32,5 %“ folgt nicht aus", product("130 von 400", "110 von 400"), "benefits.metrics.items[3].value"],
  ["„bis zu 3 ×“ folgt nicht aus", product("24 von 100 mit", "16 von 100 mit"), "benefits.metrics.items[4].value"],
  [
    "„+250 %“ ist nicht „Doppelte“.",
    product("mehr Termine je Vertriebskraft", "Termine, also das Doppelte"),
    "benefits.metrics.items[2].value",
  ],
  ["7:14 Uhr steht hinter 7:40 Uhr.", passageOf("product-views.json")("7:41", "7:14"), "logbook.entries[1].time"],
  // A job, a heading, days.
  [
    `Hier steht „Bewerbung: Senior Account Executive“, die Stelle heißt „${EXECUTIVE}“.`,
    subject(EXECUTIVE, "Bewerbung: Senior Account Executive"),
    "subject",
  ],
  ["Die Liste dazu hat 5 Einträge.", product("Fünf Aufgaben", "Sechs Aufgaben"), "features.title"],
  ["Der Freitag fehlt oder steht zweimal.", company('"Samstag und', '"Freitag bis'), "closedDays"],
  // A slip in what stands in company.json.
  ["„kontkat@hafenlotse.example“ weicht von „kontakt@haf", inLegal("Ein Absatz: kontkat@hafenlotse.example.")],
  ["„HRB 00001“ weicht von „HRB 00000“ in company.json ab.", inLegal("Ein Absatz: HRB 00001.")],
  ["„+49 8382 0000009“ weicht von „+49 8382 0000000“", inLegal("Ein Absatz: +49 8382 0000009.")],
  ["„Hafenlotse GmbH“ weicht von „Hafenlotse Muster GmbH“", inLegal("Ein Absatz: Hafenlotse GmbH.")],
])("reports: %s", async (...[says, changes, field]) => {
  expect(await told(changes, false)).toEqual(issueOf(changes, says, field));
});

it("names the line of a slip", () =>
  expectIssues(
    inLegal("Ein Absatz.\n\nUnd HRB 00001."),
    [[LEGAL, "Und HRB", expect.stringContaining("„HRB 00001“")]],
    (_root, content, documents) => checkCopy(content, documents),
  ));

it.each<Row>([
  ["„/contact“ steht in dieser Liste schon.", site('"to": "/blog" }', '"to": "/contact" }'), "header.navigation[5].to"],
  ["Der Text nennt", passageOf("pages/icp.json")("15 Minuten", "25 Minuten"), "seo.description"],
  [
    "Hier steht „in München“, der Ort der Stelle ist",
    job(SEO_TITLE, "seoTitle: Eine Stelle im Vertrieb für Sie in München"),
    "seoTitle",
  ],
  [`die Stelle heißt „${EXECUTIVE}“`, job(SEO_TITLE, "seoTitle: Account Manager (m/w/d) im Vertrieb"), "seoTitle"],
  ["Gemeint ist vielleicht „Anna Musterfrau“", job("subject:", "signedBy: Anna Mustermann, X\nsubject:"), "signedBy"],
  ["Gemeint ist vielleicht „Anna Musterfrau“", job("subject:", "signedBy: Anna Musterfau, X\nsubject:"), "signedBy"],
  ["Hier beginnt die Firma 2021, in company.json 2023.", inLegal("Uns gibt es seit 2021. Von 2024 an geprüft.")],
  ["„7 Tagen“: In diesen Texten", inLegal("Nach 7 Tagen, spätestens am dritten.")],
])("hints: %s", async (...[says, changes, field]) => {
  expect(await told(changes, true)).toEqual(issueOf(changes, says, field));
});

it.each<Changes>([
  job("  - Eine Aufgabe", "  - Eine Aufgabe\n  - Eine andere Aufgabe"),
  about("Abstraktes Porträt von Lena Muster:", "Porträt von Lena:"),
  about("Abstraktes Porträt von Lena Muster:", "Eine Frau am Steg:"),
  home("15 Minuten pro Kontakt im Quartal davor, 3 Minuten danach, gemessen", "gemessen"),
  home("31 laufende", "30 laufende"),
  home("84 Termine", "84,1 Termine"),
  subject(EXECUTIVE, "Bewerbung als Account Executive in Lindau"),
  subject("Account Executive Mittelstand", "Bewerbung: Account Executive"),
  subject("Initiativbewerbung", "Initiativbewerbung: Vertrieb & Technik"),
  job("subject:", "signedBy: Jonas Mustermann, Vertrieb\nsubject:"),
  inLegal("An presse@hafenlotse.example oder kontakt@hafenlotse.example."),
  inLegal("Die Muster-Hosting AG misst mit. Amtsgericht Ulm, HRB 73981."),
  inLegal("Uns gibt es seit 2023. Im Jahr 2024 haben wir geprüft."),
])("passes over what fits: %j", async (changes) => {
  expect(await told(changes, false)).toEqual([]);
});
