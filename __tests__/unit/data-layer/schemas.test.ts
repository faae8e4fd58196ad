import { readContentFile } from "../../../src/data-layer/content/read-content";
import { type Change, contentTree, fixture, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";
const SITE = "site.json";

type Slip = {
  slip: string;
  name: string;
  change: Change;
  /** A passage of the line that is to be named. */
  at: string;
  field: string;
  says: string;
};

const MISSING = "Der Wert fehlt. Bitte ergänzen.";

const slips: Slip[] = [
  {
    slip: "a missing field",
    name: ARTICLE,
    change: ["  title: Ein Banner\n", ""],
    at: "text: Sein Text.",
    field: "banner.title",
    says: MISSING,
  },
  {
    slip: "a missing group",
    name: ARTICLE,
    change: ['poster:\n  src: ./poster.png\n  alt: "Ein Bild"\n', ""],
    at: "title:",
    field: "poster",
    says: MISSING,
  },
  {
    slip: "a missing field in a JSON file",
    name: SITE,
    change: ['"skipLink": "Zum Inhalt springen",\n', ""],
    at: '"header": {',
    field: "header.skipLink",
    says: MISSING,
  },
  {
    slip: "a field without a value",
    name: ARTICLE,
    change: ["order: 1", "order:"],
    at: "order:",
    field: "order",
    says: MISSING,
  },
  {
    slip: "a list without a value",
    name: ARTICLE,
    change: ["aliases: [pipeline]", "aliases:"],
    at: "aliases:",
    field: "aliases",
    says: "Der Wert ist leer",
  },
  {
    slip: "a text in place of a number",
    name: ARTICLE,
    change: ["duration: 5", "duration: fünf"],
    at: "duration:",
    field: "duration",
    says: "Hier steht „fünf“, erwartet wird eine Zahl wie 7.",
  },
  {
    slip: "a quoted number",
    name: ARTICLE,
    change: ["duration: 5", 'duration: "5"'],
    at: "duration:",
    field: "duration",
    says: "erwartet wird eine Zahl. Bitte ohne Anführungszeichen schreiben.",
  },
  {
    slip: "a number in place of a text",
    name: JOB,
    change: ["location: Lindau", "location: 88131"],
    at: "location:",
    field: "location",
    says: "Hier steht 88131, erwartet wird ein Text.",
  },
  {
    slip: "a text in place of a list",
    name: JOB,
    change: ["tags: [Vollzeit]", "tags: Vollzeit"],
    at: "tags:",
    field: "tags",
    says: "Hier steht „Vollzeit“, erwartet wird eine Liste.",
  },
  {
    slip: "a text in place of a group",
    name: SITE,
    change: ['"demo": {\n      "label": "Demo buchen",\n      "to": "/contact#form"\n    }', '"demo": "/contact"'],
    at: '"demo":',
    field: "header.demo",
    says: "Hier steht „/contact“, erwartet wird eine Gruppe mit den Feldern „label“, „to“.",
  },
  {
    slip: "a list in place of the whole file",
    name: SITE,
    change: "[]",
    at: "[]",
    field: "",
    says: "Hier steht eine Liste, erwartet wird eine Gruppe mit den Feldern „url“,",
  },
  {
    slip: "an unknown field",
    name: ARTICLE,
    change: ["  title: Ein Banner", "  title: Ein Banner\n  titel: Ein Titel"],
    at: "titel: Ein Titel",
    field: "banner.titel",
    says: "Dieses Feld gibt es hier nicht. Bekannt sind: „title“, „text“, „demo“, „more“.",
  },
  {
    slip: "an unknown field at the top",
    name: LEGAL,
    change: ["intro:", "farbe: rot\nintro:"],
    at: "farbe:",
    field: "farbe",
    says: "Dieses Feld gibt es hier nicht. Bekannt sind: „title“, „seoTitle“,",
  },
  {
    slip: "an unknown field in a JSON file",
    name: SITE,
    change: ['"skipLink":', '"skiplink": "Weiter",\n    "skipLink":'],
    at: '"skiplink": "Weiter"',
    field: "header.skiplink",
    says: "Dieses Feld gibt es hier nicht.",
  },
  {
    slip: "a text that is too short",
    name: ARTICLE,
    change: ['title: "Sales-Pipeline im Vertrieb"', "title: Zu kurz"],
    at: "title:",
    field: "title",
    says: "Der Text hat 7 Zeichen, mindestens 15 sind nötig.",
  },
  {
    slip: "a text that is too long",
    name: ARTICLE,
    change: ["text: Sein Text.", `text: ${"x".repeat(181)}`],
    at: "text:",
    field: "banner.text",
    says: "Der Text hat 181 Zeichen, höchstens 180 sind erlaubt.",
  },
  {
    slip: "a description that search engines would cut",
    name: "pages/blog.json",
    change: ["Eine Beschreibung", "Eine sehr lange ".repeat(6)],
    at: '"description":',
    field: "seo.description",
    says: "höchstens 149 sind erlaubt",
  },
  {
    slip: "a number that is too small",
    name: ARTICLE,
    change: ["duration: 5", "duration: 4"],
    at: "duration:",
    field: "duration",
    says: "4 ist zu klein, erlaubt ist mindestens 5.",
  },
  {
    slip: "a number that is too large",
    name: "product-views.json",
    change: ['"value": 4', '"value": 1001'],
    at: '"value": 1001',
    field: "report.bars[0].value",
    says: "1001 ist zu groß, erlaubt ist höchstens 1000.",
  },
  {
    slip: "a number with a fraction",
    name: ARTICLE,
    change: ["duration: 5", "duration: 5.5"],
    at: "duration:",
    field: "duration",
    says: "5.5 ist keine ganze Zahl.",
  },
  {
    slip: "a word that is no choice",
    name: JOB,
    change: ["type: Vollzeit", "type: Nebenbei"],
    at: "type:",
    field: "type",
    says: "„Nebenbei“ ist nicht vorgesehen. Möglich: Vollzeit, 6 Monate, Vollzeit/Teilzeit.",
  },
  {
    slip: "a choice in a list of groups",
    name: "product-views.json",
    change: ['"email"', '"fax"'],
    at: '"channel":',
    field: "sequence.steps[0].channel",
    says: "„fax“ ist nicht vorgesehen.",
  },
  {
    slip: "a date in German notation",
    name: ARTICLE,
    change: ["2025-03-18", "18.03.2025"],
    at: "published:",
    field: "published",
    says: "„18.03.2025“ ist kein Datum der Form 2025-03-31.",
  },
  {
    slip: "a date with a thirteenth month",
    name: ARTICLE,
    change: ["2025-09-02", "2025-13-02"],
    at: "updated:",
    field: "updated",
    says: "Den Tag „2025-13-02“ gibt es im Kalender nicht.",
  },
  {
    slip: "an optional date that is none",
    name: JOB,
    change: ["published:", "expires: bald\npublished:"],
    at: "expires:",
    field: "expires",
    says: "„bald“ ist kein Datum",
  },
  {
    slip: "a reading time in other words",
    name: ARTICLE,
    change: ["readTime: 7 min", "readTime: 7 Minuten"],
    at: "readTime: 7 Minuten",
    field: "related[0].readTime",
    says: "„7 Minuten“ ist keine Lesezeit der Form „8 min“.",
  },
  {
    slip: "an alias that is no address",
    name: ARTICLE,
    change: ["[pipeline]", "[pipeline, Große Fische]"],
    at: "aliases:",
    field: "aliases[1]",
    says: "„Große Fische“ taugt nicht als Adresse.",
  },
  {
    slip: "a related slug that is no address",
    name: ARTICLE,
    change: ["slug: kundenkosten", "slug: kunden_kosten"],
    at: "slug: kunden_kosten",
    field: "related[2].slug",
    says: "„kunden_kosten“ taugt nicht als Adresse.",
  },
  {
    slip: "two related articles",
    name: ARTICLE,
    change: ["  - slug: kundenkosten\n    readTime: 7 min\n", ""],
    at: "slug: sales-funnel",
    field: "related",
    says: "Die Liste hat 2 Einträge, erwartet werden genau 3.",
  },
  {
    slip: "four related articles",
    name: ARTICLE,
    change: ["related:\n", "related:\n  - slug: impressum\n    readTime: 1 min\n"],
    at: "slug: impressum",
    field: "related",
    says: "Die Liste hat 4 Einträge, erwartet werden genau 3.",
  },
  {
    slip: "an empty list",
    name: JOB,
    change: ["tags: [Vollzeit]", "tags: []"],
    at: "tags:",
    field: "tags",
    says: "Die Liste hat 0 Einträge, nötig ist mindestens 1.",
  },
  {
    slip: "a link without a scheme",
    name: SITE,
    change: ['"to": "/login"', '"to": "www.example.com"'],
    at: '"to": "www.example.com"',
    field: "header.login.to",
    says: "„www.example.com“ ist kein Ziel.",
  },
  {
    slip: "a link that is not encrypted",
    name: SITE,
    change: ['"to": "/login"', '"to": "http://example.com"'],
    at: '"to": "http://example.com"',
    field: "header.login.to",
    says: "ist unverschlüsselt. Bitte die Adresse mit https:// nennen.",
  },
  {
    slip: "a link that runs a script",
    name: SITE,
    change: ['"to": "/login"', '"to": "javascript:alert(1)"'],
    at: '"to": "javascript',
    field: "header.login.to",
    says: "kein Ziel",
  },
  {
    slip: "an e-mail address without a domain",
    name: SITE,
    change: ["jobs@hafenlotse.example", "jobs"],
    at: '"jobsEmail":',
    field: "company.jobsEmail",
    says: "„jobs“ ist keine E-Mail-Adresse.",
  },
  {
    slip: "a site address with a path",
    name: SITE,
    change: ["https://www.hafenlotse.example", "https://www.hafenlotse.example/"],
    at: '"url":',
    field: "url",
    says: "ohne Schrägstrich am Ende",
  },
  {
    slip: "a picture that does not exist",
    name: ARTICLE,
    change: ["./poster.png", "./plakat.png"],
    at: "src:",
    field: "poster.src",
    says: "Die Datei „./plakat.png“ gibt es nicht.",
  },
  {
    slip: "a picture whose path starts at the wrong folder",
    name: "pages/home.json",
    change: ["../pictures/photo.png", "./pictures/photo.png"],
    at: '"src": "./pictures',
    field: "hero.picture.src",
    says: "Der Pfad gilt ab dem Ordner dieser Datei",
  },
  {
    slip: "a folder in place of a picture",
    name: ARTICLE,
    change: ["./poster.png", "."],
    at: "src:",
    field: "poster.src",
    says: "Die Datei „.“ gibt es nicht.",
  },
  {
    slip: "a missing alternative text",
    name: ARTICLE,
    change: ['  alt: "Ein Bild"\n', ""],
    at: "src:",
    field: "poster.alt",
    says: "Der Alternativtext fehlt.",
  },
  {
    slip: "an empty alternative text",
    name: ARTICLE,
    change: ['alt: "Ein Bild"', 'alt: ""'],
    at: "alt:",
    field: "poster.alt",
    says: "Der Alternativtext fehlt.",
  },
  {
    slip: "an alternative text that is too long",
    name: ARTICLE,
    change: ["Ein Bild", "Bild ".repeat(45)],
    at: "alt:",
    field: "poster.alt",
    says: "höchstens 220 sind erlaubt",
  },
];

it.each(slips)("tells $slip with its file, line and field", async ({ name, change, at, field, says }) => {
  const root = contentTree({ [name]: change });
  expect(await problemsIn(root)).toEqual([
    {
      file: `content/${name}`,
      line: lineIn(root, name, at),
      field: field || undefined,
      message: expect.stringContaining(says),
    },
  ]);
});

it.each([
  {
    what: "an optional field",
    name: JOB,
    change: ["published:", "payRange: 50.000 €\nexpires: 2026-01-31\npublished:"],
  },
  { what: "no aliases", name: ARTICLE, change: ["aliases: [pipeline]\n", ""] },
  { what: "a legal text without its date", name: LEGAL, change: ["updated: Februar 2024\n", ""] },
  { what: "a link to an anchor", name: "pages/career.json", change: ['"to": "/contact#form"', '"to": "#stellen"'] },
  { what: "a link to another site", name: SITE, change: ['"to": "/login"', '"to": "https://example.com/a?b=c"'] },
  { what: "a link to a mailbox", name: SITE, change: ['"to": "/login"', '"to": "mailto:a@example.com"'] },
  {
    what: "texts at the limit of their length",
    name: ARTICLE,
    change: ["text: Sein Text.", `text: ${"x".repeat(180)}`],
  },
  { what: "the largest number", name: "product-views.json", change: ['"value": 4', '"value": 1000'] },
] as const)("accepts $what", async ({ name, change }) => {
  expect(await problemsAfter({ [name]: change })).toEqual([]);
});

it.each([
  {
    name: "articles/Sales_Funnel/index.mdx",
    text: fixture("articles/sales-funnel/index.mdx", ["./poster.png", "../sales-funnel/poster.png"]),
    word: "Sales_Funnel",
  },
  { name: "jobs/Büroleitung.mdx", text: fixture(JOB), word: "Büroleitung" },
  { name: "legal/cookie-.mdx", text: fixture(LEGAL), word: "cookie-" },
])("tells a file name that cannot be an address: $name", async ({ name, text, word }) => {
  expect(await problemsAfter({ [name]: text })).toEqual([
    {
      file: `content/${name}`,
      message: expect.stringContaining(`wird zur Adresse. „${word}“ taugt nicht als Adresse.`),
    },
  ]);
});

it("tells every slip of a file, not the first one only", async () => {
  const text = fixture(ARTICLE, ["duration: 5", "duration: 99"])
    .replace("order: 1", "order: eins")
    .replace("  more: Mehr erfahren\n", "");
  const fields = (await problemsAfter({ [ARTICLE]: text })).map(({ field }) => field);
  expect(fields.sort()).toEqual(["banner.more", "duration", "order"]);
});

it("tells each unknown field at its own place", async () => {
  const problems = await problemsAfter({ [LEGAL]: ["intro:", "farbe: rot\nform: rund\nintro:"] });
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [5, "farbe"],
    [6, "form"],
  ]);
});

it("hands on the data of a valid file alone", () => {
  const read = (text: string) => readContentFile(contentTree(), "pages/legal.json", text)?.data;
  expect(read(fixture("pages/legal.json"))).toEqual(JSON.parse(fixture("pages/legal.json")));
  expect(read("{}")).toBeUndefined();
});
