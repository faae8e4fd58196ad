import { type Change, type Changes, expectIssues, fixture } from "../../../../__tests__/unit/support/content-tree";
import { checkCopy } from "../../../check/check-copy";

const ABOUT = "pages/about.json";
const HOME = "pages/home.json";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";
const PRODUCT = "pages/product.json";

/** Expects what the check of copy says of a changed file, as an error or as a hint; nothing without a message. */
const expectFound = (name: string, change: Change, message?: string, at?: string, field?: string, isHint = false) => {
  const changes: Changes = { [name]: change };
  const expected = message ? [[name, at, expect.stringContaining(message), field] as const] : [];
  return expectIssues(changes, expected, async (_root, content, documents) =>
    (await checkCopy(content, documents)).flatMap(({ isHint: hints, ...issue }) =>
      (hints ?? false) === isHint ? [issue] : [],
    ),
  );
};

/** Changes one figure of the home page, or what stands below it. */
const figure = (from: string, to: string): Change => [from, to];
const subject = (title: string, words: string) =>
  fixture(JOB, ["subject: Bewerbung", `subject: "${words}"`]).replace(/^title: .*/m, `title: "${title}"`);

it.each<[what: string, name: string, change: Change, message: string, at: string, field: string]>([
  // The same entry twice.
  [
    "a logo",
    HOME,
    ['"alt": "Datenhain"', '"alt":  "Ambosswerk"'],
    "„Ambosswerk“ ist der Name zu",
    '"alt":  "Ambosswerk"',
    "customers.logos[1].alt",
  ],
  [
    "a menu entry",
    "site.json",
    ['"label": "Blog", "to": "/blog"', '"label": "Kontakt", "to": "/blog"'],
    "„Kontakt“ steht in dieser Liste schon.",
    '"label": "Kontakt", "to": "/contact"',
    "header.navigation[5].label",
  ],
  [
    "a tag",
    JOB,
    ["tags: [Vollzeit]", "tags: [Vollzeit, Lindau, Vollzeit]"],
    "„Vollzeit“ steht in dieser Liste schon.",
    "tags:",
    "tags[2]",
  ],
  [
    "a task",
    JOB,
    ["  - Eine Aufgabe", "  - Eine Aufgabe\n  - Eine Aufgabe # noch einmal"],
    "„Eine Aufgabe“ steht in dieser Liste schon.",
    "# noch einmal",
    "tasks[1]",
  ],
  [
    "a portrait that another one has, too",
    ABOUT,
    ["team-2.png", "team-1.png"],
    "„../pictures/team-1.png“ steht in dieser Liste schon.",
    "Abstraktes Porträt von Tobias",
    "team.members[1].picture.src",
  ],
  // A name and its picture.
  [
    "a portrait of someone else",
    ABOUT,
    ['"name": "Lena Muster"', '"name": "Petra Vogel"'],
    "Der Alternativtext des Bildes nennt „Lena Muster“, hier steht „Petra Vogel“.",
    '"name": "Petra Vogel"',
    "team.members[0].name",
  ],
  // A figure and what it follows from.
  [
    "more customers than contracts",
    HOME,
    figure('"value": "30+"', '"value": "50+"'),
    "Hier steht „50+“, darunter aber „31 laufende Verträge",
    '"value": "50+"',
    "stats.items[0].value",
  ],
  [
    "a rise that is another one",
    HOME,
    figure('"value": "300 %"', '"value": "350 %"'),
    "„350 %“ folgt nicht aus „84 Termine",
    '"value": "350 %"',
    "stats.items[1].value",
  ],
  [
    "a fall that is another one",
    HOME,
    figure("3 Minuten danach", "5 Minuten danach"),
    "„80 %“ folgt nicht aus",
    '"value": "80 %"',
    "stats.items[2].value",
  ],
  [
    "a share that is another one",
    PRODUCT,
    figure("130 von 400", "110 von 400"),
    "„32,5 %“ folgt nicht aus",
    '"value": "32,5 %"',
    "benefits.metrics.items[3].value",
  ],
  [
    "a multiple that is another one",
    PRODUCT,
    figure("24 von 100 mit", "16 von 100 mit"),
    "„bis zu 3 ×“ folgt nicht aus",
    '"value": "bis zu 3 ×"',
    "benefits.metrics.items[4].value",
  ],
  [
    "a rise that is another multiple",
    PRODUCT,
    ["mehr Termine je Vertriebskraft", "Termine, also das Doppelte"],
    "„+250 %“ ist nicht „Doppelte“.",
    '"value": "+250 %"',
    "benefits.metrics.items[2].value",
  ],
  [
    "an entry of the logbook that is before the one above it",
    "product-views.json",
    ['"time": "7:41"', '"time": "7:14"'],
    "7:14 Uhr steht hinter 7:40 Uhr.",
    '"time": "7:14"',
    "logbook.entries[1].time",
  ],
  // A job.
  [
    "the subject of another job",
    JOB,
    subject("Account Executive (m/w/d)", "Bewerbung: Senior Account Executive"),
    "Hier steht „Bewerbung: Senior Account Executive“, die Stelle heißt „Account Executive (m/w/d)“.",
    "subject:",
    "subject",
  ],
  [
    "the subject of a job that is gone",
    JOB,
    subject("Account Executive (m/w/d)", "Bewerbung als Buchhalter (m/w/d)"),
    "Hier steht „Bewerbung als Buchhalter (m/w/d)“",
    "subject:",
    "subject",
  ],
  [
    "a heading that miscounts the entries of its list",
    PRODUCT,
    ["Fünf Aufgaben", "Sechs Aufgaben"],
    "Die Liste dazu hat 5 Einträge.",
    "Sechs Aufgaben",
    "features.title",
  ],
  [
    "closed days that are open",
    "company.json",
    ['"Samstag und Sonntag"', '"Freitag bis Sonntag"'],
    "Der Freitag fehlt oder steht zweimal.",
    "closedDays",
    "closedDays",
  ],
  [
    "a closed day that is missing",
    "company.json",
    ['"Samstag und Sonntag"', '"Sonntag"'],
    "Der Samstag fehlt oder steht zweimal.",
    "closedDays",
    "closedDays",
  ],
])("reports %s", async (_what, name, change, message, at, field) => {
  await expectFound(name, change, message, at, field);
});

it.each([
  ["an address of the company", "kontkat@hafenlotse.example", "kontakt@hafenlotse.example"],
  ["its register number", "HRB 00001", "HRB 00000"],
  ["its telephone number", "+49 8382 0000009", "+49 8382 0000000"],
  ["its name", "Hafenlotse GmbH", "Hafenlotse Muster GmbH"],
])("reports a slip in %s", async (_what, written, right) => {
  const change: Change = ["Ein Absatz.", `Ein Absatz: ${written}.`];
  await expectFound(LEGAL, change, `„${written}“ weicht von „${right}“ in company.json ab.`, written);
});

it.each<[what: string, name: string, change: Change, message: string, at: string, field: string]>([
  [
    "one target of two menu entries",
    "site.json",
    ['"to": "/blog" }', '"to": "/contact" }'],
    "„/contact“ steht in dieser Liste schon.",
    '"label": "Kontakt", "to": "/contact"',
    "header.navigation[5].to",
  ],
  [
    "a time that the text does not name",
    "pages/icp.json",
    ["15 Minuten", "25 Minuten"],
    "Der Text nennt",
    '"description":',
    "seo.description",
  ],
  [
    "the place of another job in search results",
    JOB,
    fixture(JOB, [
      /^seoTitle: .*/m.exec(fixture(JOB))?.[0] ?? "",
      "seoTitle: Eine Stelle im Vertrieb für Sie in München",
    ]),
    "Hier steht „in München“, der Ort der Stelle ist",
    "seoTitle:",
    "seoTitle",
  ],
  [
    "someone who signs with another last name",
    JOB,
    ["subject:", "signedBy: Anna Mustermann, Vertrieb\nsubject:"],
    "Gemeint ist vielleicht „Anna Musterfrau“",
    "signedBy:",
    "signedBy",
  ],
  [
    "a misspelt name below a job",
    JOB,
    ["subject:", "signedBy: Anna Musterfau, Vertrieb\nsubject:"],
    "Gemeint ist vielleicht „Anna Musterfrau“",
    "signedBy:",
    "signedBy",
  ],
  [
    "the title of another job in search results",
    JOB,
    fixture(JOB, [/^seoTitle: .*/m.exec(fixture(JOB))?.[0] ?? "", "seoTitle: Account Manager (m/w/d) im Vertrieb"]),
    "die Stelle heißt „Account Executive (m/w/d)“",
    "seoTitle:",
    "seoTitle",
  ],
])("hints at %s", async (_what, name, change, message, at, field) => {
  await expectFound(name, change, message, at, field, true);
});

it("hints at another year of the company's foundation", async () => {
  const change: Change = ["Ein Absatz.", "Uns gibt es seit 2021. Die Zahlen von 2024 haben wir geprüft."];
  await expectFound(
    LEGAL,
    change,
    "Hier beginnt die Firma 2021, in company.json 2023.",
    "Uns gibt es",
    undefined,
    true,
  );
  await expectFound(LEGAL, ["Ein Absatz.", "Uns gibt es seit 2023. Im Jahr 2024 haben wir geprüft."]);
});

it("hints at a deadline that a legal text states by itself", async () => {
  await expectFound(
    LEGAL,
    ["Ein Absatz.", "Nach 7 Tagen, spätestens am dritten."],
    "„7 Tagen“: In diesen Texten",
    "Nach 7 Tagen",
    undefined,
    true,
  );
});

it.each<[what: string, name: string, change: Change]>([
  ["two tasks that differ", JOB, ["  - Eine Aufgabe", "  - Eine Aufgabe\n  - Eine andere Aufgabe"]],
  ["a first name in an alternative text", ABOUT, ["Abstraktes Porträt von Lena Muster:", "Porträt von Lena:"]],
  ["an alternative text without a name", ABOUT, ["Abstraktes Porträt von Lena Muster:", "Eine Frau am Steg:"]],
  [
    "a figure below which no comparison stands",
    HOME,
    figure("15 Minuten pro Kontakt im Quartal davor, 3 Minuten danach, gemessen", "gemessen"),
  ],
  ["as many contracts as the figure says", HOME, figure("31 laufende", "30 laufende")],
  ["a rounded rise", HOME, figure("84 Termine", "84,1 Termine")],
  [
    "a subject that names the job",
    JOB,
    subject("Account Executive (m/w/d)", "Bewerbung als Account Executive in Lindau"),
  ],
  [
    "a subject that is shorter than the title",
    JOB,
    subject("Account Executive Mittelstand", "Bewerbung: Account Executive"),
  ],
  ["a subject of its own", JOB, subject("Initiativbewerbung", "Initiativbewerbung: Vertrieb & Technik")],
  ["someone who is not shown on the team's page", JOB, ["subject:", "signedBy: Jonas Mustermann, Vertrieb\nsubject:"]],
  [
    "another address, and the company's own",
    LEGAL,
    ["Ein Absatz.", "An presse@hafenlotse.example oder kontakt@hafenlotse.example."],
  ],
  ["a firm whose name begins as that of a provider", LEGAL, ["Ein Absatz.", "Die Muster-Hosting AG misst mit."]],
  ["the register number of another company", LEGAL, ["Ein Absatz.", "Amtsgericht Ulm, HRB 73981."]],
])("passes over %s", async (_what, name, change) => {
  await expectFound(name, change);
});
