import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { formatProblems } from "../../../src/data-layer/model/problem";
import { type Change, contentTree, fixture, inOwnWords, lineIn, problemsIn } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const FUNNEL = "articles/sales-funnel/index.mdx";
const COSTS = "articles/kundenkosten/index.mdx";
const NURTURING = "articles/lead-nurturing/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";
const SITE = "site.json";
const VIEWS = "product-views.json";
const BLOG = "pages/blog.json";

/** One slip of an author, and the one problem it makes. */
type Case = {
  slip: string;
  /** The file with the slip; also the one that is named, unless `file` says otherwise. */
  name: string;
  change: Change;
  /** Further changes, without which the slip could not be made. */
  besides?: Readonly<Record<string, Change>>;
  file?: string;
  /** A passage of the line that is named, or its number; absent where there is none. */
  at?: string | number;
  field?: string;
  message: string;
};

/** Puts something in place of the article's last paragraph. */
const inText = (text: string): Change => ["Noch ein Absatz.", text];
/** Gives the text of the article's banner another value. */
const inHead = (value: string): Change => ["text: Sein Text.", `text: ${value}`];
const chart = (name: string, ...rows: string[]) =>
  inText([`<${name} title="A" description="B" unit="C">`, "", ...rows, "", `</${name}>`].join("\n"));
/** An article beside the others, with the picture of one of them. */
const newArticle = (change: readonly [from: string, to: string]) =>
  inOwnWords(fixture(NURTURING, change))
    .replace("./poster.png", "../sales-funnel/poster.png")
    .replace("order: 3", "order: 99")
    .replace("slug: kundenkosten", "slug: lead-nurturing");

/** Makes a table of cases that have their file, or what begins their message, in common. */
const on = (name: string, cases: Omit<Case, "name">[]): Case[] => cases.map((entry) => ({ name, ...entry }));
const starting = (start: string, cases: Case[]): Case[] =>
  cases.map((entry) => ({ ...entry, message: `${start} ${entry.message}` }));

const MISSING = "Der Wert fehlt. Bitte ergänzen.";
const NO_ALT = "Der Alternativtext fehlt. Bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.";
const ARTICLE_FIELDS =
  "„title“, „seoTitle“, „description“, „intro“, „type“, „duration“, „order“, „draft“, „published“, „updated“, „aliases“, „poster“, „related“, „banner“";
const SITE_FIELDS =
  "„url“, „name“, „legalName“, „tagline“, „description“, „company“, „header“, „footer“, „consent“, „notifications“, „offline“, „loading“, „errorScreen“";

const missing = on(ARTICLE, [
  { slip: "a text", change: ["  title: Ein Banner\n", ""], at: "text: Sein", field: "banner.title", message: MISSING },
  { slip: "a number", change: ["order: 1\n", ""], at: 2, field: "order", message: MISSING },
  { slip: "a date", change: ["published: 2025-03-18\n", ""], at: 2, field: "published", message: MISSING },
  {
    slip: "a list",
    change: fixture(ARTICLE).replace(/related:[\s\S]*(?=banner:)/, ""),
    at: 2,
    field: "related",
    message: MISSING,
  },
  {
    slip: "a group",
    change: fixture(ARTICLE).replace(/banner:\n( {2}.*\n)*/, ""),
    at: 2,
    field: "banner",
    message: MISSING,
  },
  {
    slip: "the poster",
    change: ['poster:\n  src: ./poster.png\n  alt: "Ein Bild"\n', ""],
    at: 2,
    field: "poster",
    message: MISSING,
  },
  {
    slip: "the poster's file",
    change: ["  src: ./poster.png\n", ""],
    at: "alt:",
    field: "poster.src",
    message: MISSING,
  },
  { slip: "the poster's alt", change: ['  alt: "Ein Bild"\n', ""], at: "src:", field: "poster.alt", message: NO_ALT },
  { slip: "a value", change: ["order: 1", "order:"], at: "order:", field: "order", message: MISSING },
  {
    slip: "the value of a list",
    change: ["aliases: [pipeline]", "aliases:"],
    at: "aliases:",
    field: "aliases",
    message: "Der Wert ist leer. Bitte ergänzen.",
  },
  { slip: "the words of a short text", change: inHead('""'), at: 'text: ""', field: "banner.text", message: MISSING },
  { slip: "all but spaces", change: inHead('"  "'), at: 'text: "  "', field: "banner.text", message: MISSING },
  {
    slip: "the words of a text with a least length",
    change: ['"Sales-Pipeline im Vertrieb"', '""'],
    at: "title:",
    field: "title",
    message: MISSING,
  },
  {
    slip: "all but spaces of the poster's alt",
    change: ['alt: "Ein Bild"', 'alt: " "'],
    at: "alt:",
    field: "poster.alt",
    message: NO_ALT,
  },
]).concat({
  slip: "a text of a JSON file",
  name: SITE,
  change: ['"skipLink": "Zum Inhalt springen",\n', ""],
  at: '"header": {',
  field: "header.skipLink",
  message: MISSING,
});

const misspelt: Case[] = [
  {
    slip: "at the top",
    name: ARTICLE,
    change: ["intro:", "itnro:"],
    at: "itnro:",
    field: "itnro",
    message: "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „intro“.",
  },
  {
    slip: "in a group",
    name: ARTICLE,
    change: ["  title: Ein Banner", "  titel: Ein Banner"],
    at: "titel:",
    field: "banner.titel",
    message: "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „title“.",
  },
  {
    slip: "in a list of groups",
    name: ARTICLE,
    change: ["readTime: 7 min", "readtime: 7 min"],
    at: "readtime:",
    field: "related[0].readtime",
    message: "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „readTime“.",
  },
  {
    slip: "in JSON",
    name: SITE,
    change: ['"skipLink"', '"skiplink"'],
    at: '"skiplink"',
    field: "header.skiplink",
    message: "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „skipLink“.",
  },
  {
    slip: "as the colon after it has no space",
    name: JOB,
    change: ["{ title: Ihre", "{ title:Ihre"],
    at: "title:Ihre",
    field: "process[0].title:Ihre Nachricht",
    message: "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „title“.",
  },
  {
    slip: "beyond recognition",
    name: ARTICLE,
    change: ["intro:", "farbe: rot\nintro:"],
    at: "farbe:",
    field: "farbe",
    message: `Dieses Feld gibt es hier nicht. Bekannt sind: ${ARTICLE_FIELDS}.`,
  },
  {
    slip: "as one that is there already",
    name: ARTICLE,
    change: ["  title: Ein Banner", "  title: Ein Banner\n  titel: Ein Titel"],
    at: "titel:",
    field: "banner.titel",
    message: "Dieses Feld gibt es hier nicht. Bekannt sind: „title“, „text“, „demo“, „more“.",
  },
  {
    slip: "in other letters in a JSON file",
    name: SITE,
    change: ['"skipLink":', '"skiplink": "Weiter",\n    "skipLink":'],
    at: '"skiplink": "Weiter"',
    field: "header.skiplink",
    message:
      "Dieses Feld gibt es hier nicht. Bekannt sind: „homeLabel“, „skipLink“, „navigationLabel“, „navigation“, „login“, „demo“, „menu“.",
  },
];

const wrongType: Case[] = [
  {
    slip: "a quoted number",
    name: ARTICLE,
    change: ["order: 1", 'order: "1"'],
    at: "order:",
    field: "order",
    message: "Hier steht „1“, erwartet wird eine Zahl. Bitte ohne Anführungszeichen schreiben.",
  },
  {
    slip: "a word for a number",
    name: ARTICLE,
    change: ["order: 1", "order: eins"],
    at: "order:",
    field: "order",
    message: "Hier steht „eins“, erwartet wird eine Zahl wie 7.",
  },
  {
    slip: "a long text for a number",
    name: ARTICLE,
    change: ["order: 1", `order: ${"sehr ".repeat(20)}viele`],
    at: "order:",
    field: "order",
    message: `Hier steht „${"sehr ".repeat(12)}…“, erwartet wird eine Zahl wie 7.`,
  },
  {
    slip: "a number for a text",
    name: JOB,
    change: ["location: Lindau", "location: 88131"],
    at: "location:",
    field: "location",
    message: 'Hier steht 88131, erwartet wird ein Text. Bitte in Anführungszeichen setzen: "88131".',
  },
  {
    slip: "true for a text",
    name: ARTICLE,
    change: inHead("true"),
    at: "text: true",
    field: "banner.text",
    message: 'Hier steht true, erwartet wird ein Text. Bitte in Anführungszeichen setzen: "true".',
  },
  {
    slip: "a list for a text",
    name: ARTICLE,
    change: inHead("[Neu]"),
    at: "text: [Neu]",
    field: "banner.text",
    message:
      "Hier steht eine Liste, erwartet wird ein Text. Beginnt der Text mit einer Klammer, gehört er in Anführungszeichen.",
  },
  {
    slip: "a group for a text",
    name: ARTICLE,
    change: inHead("{ neu: ja }"),
    at: "text: { neu",
    field: "banner.text",
    message:
      "Hier steht eine Gruppe von Feldern, erwartet wird ein Text. Beginnt der Text mit einer Klammer, gehört er in Anführungszeichen.",
  },
  {
    slip: "a text for a list",
    name: JOB,
    change: ["tags: [Vollzeit]", "tags: Vollzeit"],
    at: "tags:",
    field: "tags",
    message:
      'Hier steht „Vollzeit“, erwartet wird eine Liste. Auch ein einzelner Eintrag steht in eckigen Klammern: ["…"].',
  },
  {
    slip: "a group for a list",
    name: JOB,
    change: [
      "  - { title: Ihre Nachricht, text: Ein Lebenslauf. }",
      "  title: Ihre Nachricht\n  text: Ein Lebenslauf.",
    ],
    at: "title: Ihre",
    field: "process",
    message:
      "Hier steht eine Gruppe von Feldern, erwartet wird eine Liste. In YAML beginnt jeder Eintrag mit „- “, in JSON stehen alle in eckigen Klammern.",
  },
  {
    slip: "a path for a picture",
    name: ARTICLE,
    change: ['poster:\n  src: ./poster.png\n  alt: "Ein Bild"\n', "poster: ./poster.png\n"],
    at: "poster:",
    field: "poster",
    message: "Hier steht „./poster.png“, erwartet wird eine Gruppe mit den Feldern „src“, „alt“.",
  },
  {
    slip: "a path for a link in a JSON file",
    name: SITE,
    change: ['"demo": {\n      "label": "Demo buchen",\n      "to": "/contact#form"\n    }', '"demo": "/contact"'],
    at: '"demo":',
    field: "header.demo",
    message: "Hier steht „/contact“, erwartet wird eine Gruppe mit den Feldern „label“, „to“.",
  },
  {
    slip: "a word for a group in a list",
    name: ARTICLE,
    change: ["  - slug: kundenkosten\n    readTime: 7 min\n", "  - kundenkosten\n"],
    at: "- kundenkosten",
    field: "related[2]",
    message: "Hier steht „kundenkosten“, erwartet wird eine Gruppe mit den Feldern „slug“, „readTime“.",
  },
  {
    slip: "a list for a whole file",
    name: SITE,
    change: "[]",
    at: 1,
    message: `Hier steht eine Liste, erwartet wird eine Gruppe mit den Feldern ${SITE_FIELDS}.`,
  },
  {
    slip: "a word for yes",
    name: ARTICLE,
    change: ["order: 1", "order: 1\ndraft: ja"],
    at: "draft:",
    field: "draft",
    message: "Hier steht „ja“, erwartet wird true oder false.",
  },
];

const outOfRange: Case[] = [
  {
    slip: "a text that is too short",
    name: ARTICLE,
    change: ['"Sales-Pipeline im Vertrieb"', "Zu kurz"],
    at: "title:",
    field: "title",
    message: "Der Text hat 7 Zeichen, mindestens 15 sind nötig.",
  },
  {
    slip: "a text that is too long",
    name: ARTICLE,
    change: inHead("x".repeat(181)),
    at: "text: xxx",
    field: "banner.text",
    message: "Der Text hat 181 Zeichen, höchstens 180 sind erlaubt.",
  },
  {
    slip: "a number that is too small",
    name: ARTICLE,
    change: ["order: 1", "order: 0"],
    at: "order:",
    field: "order",
    message: "0 ist zu klein, erlaubt ist mindestens 1.",
  },
  {
    slip: "a number that is too large",
    name: ARTICLE,
    change: ["duration: 5", "duration: 60"],
    at: "duration:",
    field: "duration",
    message: "60 ist zu groß, erlaubt ist höchstens 12.",
  },
  {
    slip: "a description that search engines would cut",
    name: BLOG,
    change: ["Eine Beschreibung", "Eine sehr lange ".repeat(6)],
    at: '"description":',
    field: "seo.description",
    message: "Der Text hat 165 Zeichen, höchstens 149 sind erlaubt.",
  },
  {
    slip: "an alternative text that is too long",
    name: ARTICLE,
    change: ["Ein Bild", "Bild ".repeat(45)],
    at: "alt:",
    field: "poster.alt",
    message: "Der Text hat 225 Zeichen, höchstens 220 sind erlaubt.",
  },
  {
    slip: "a reading time that is too short",
    name: ARTICLE,
    change: ["duration: 5", "duration: 4"],
    at: "duration:",
    field: "duration",
    message: "4 ist zu klein, erlaubt ist mindestens 5.",
  },
  {
    slip: "a number that is too large in a list of a JSON file",
    name: VIEWS,
    change: ['"value": 4', '"value": 1001'],
    at: '"value": 1001',
    field: "report.bars[0].value",
    message: "1001 ist zu groß, erlaubt ist höchstens 1000.",
  },
  {
    slip: "a number with a fraction",
    name: ARTICLE,
    change: ["duration: 5", "duration: 5.5"],
    at: "duration:",
    field: "duration",
    message: "5.5 ist keine ganze Zahl. Bitte runden.",
  },
  {
    slip: "a date in German notation",
    name: ARTICLE,
    change: ["2025-03-18", "18.03.2025"],
    at: "published:",
    field: "published",
    message: "„18.03.2025“ ist kein Datum der Form 2025-03-31.",
  },
  {
    slip: "a year alone",
    name: ARTICLE,
    change: ["2025-03-18", "2025"],
    at: "published:",
    field: "published",
    message: "„2025“ ist kein Datum der Form 2025-03-31.",
  },
  {
    slip: "a day that no calendar has",
    name: ARTICLE,
    change: ["2025-03-18", "2025-02-30"],
    at: "published:",
    field: "published",
    message: "Den Tag „2025-02-30“ gibt es im Kalender nicht. Bitte das Datum prüfen.",
  },
  {
    slip: "an update before the day of publication",
    name: ARTICLE,
    change: ["2025-09-02", "2025-01-02"],
    at: "updated:",
    field: "updated",
    message:
      "Aktualisiert am 2025-01-02, aber erst veröffentlicht am 2025-03-18. Bitte ein Datum ab 2025-03-18 nennen.",
  },
  {
    slip: "a word that is no choice",
    name: ARTICLE,
    change: ["type: Artikel", "type: Guide"],
    at: "type:",
    field: "type",
    message: "„Guide“ ist nicht vorgesehen. Möglich: Artikel.",
  },
  {
    slip: "a word that is none of several choices",
    name: JOB,
    change: ["type: Vollzeit", "type: Nebenbei"],
    at: "type:",
    field: "type",
    message: "„Nebenbei“ ist nicht vorgesehen. Möglich: Vollzeit, 6 Monate, Vollzeit/Teilzeit.",
  },
  {
    slip: "a word that is no choice in a list of groups",
    name: VIEWS,
    change: ['"email"', '"fax"'],
    at: '"channel":',
    field: "sequence.steps[0].channel",
    message: "„fax“ ist nicht vorgesehen. Möglich: email, linkedin, phone, calendar.",
  },
  {
    slip: "a day that may be left out and is none",
    name: JOB,
    change: ["published:", "expires: bald\npublished:"],
    at: "expires:",
    field: "expires",
    message: "„bald“ ist kein Datum der Form 2025-03-31.",
  },
  {
    slip: "a reading time in other words",
    name: ARTICLE,
    change: ["readTime: 7 min", "readTime: 7 Minuten"],
    at: "7 Minuten",
    field: "related[0].readTime",
    message: "„7 Minuten“ ist keine Lesezeit der Form „8 min“.",
  },
  {
    slip: "a list with too few entries",
    name: ARTICLE,
    change: ["  - slug: kundenkosten\n    readTime: 7 min\n", ""],
    at: "slug: sales-funnel",
    field: "related",
    message: "Die Liste hat 2 Einträge, erwartet werden genau 3.",
  },
  {
    slip: "a list with too many entries",
    name: ARTICLE,
    change: ["related:\n", "related:\n  - slug: impressum\n    readTime: 1 min\n"],
    at: "slug: impressum",
    field: "related",
    message: "Die Liste hat 4 Einträge, erwartet werden genau 3.",
  },
  {
    slip: "a list with one entry of three",
    name: ARTICLE,
    change: fixture(ARTICLE).replace(/ {2}- slug: lead-nurturing[\s\S]*(?=banner:)/, ""),
    at: "slug: sales-funnel",
    field: "related",
    message: "Die Liste hat 1 Eintrag, erwartet werden genau 3.",
  },
  {
    slip: "an empty list of three entries",
    name: ARTICLE,
    change: fixture(ARTICLE).replace(/related:[\s\S]*(?=banner:)/, "related: []\n"),
    at: "related:",
    field: "related",
    message: "Die Liste hat 0 Einträge, erwartet werden genau 3.",
  },
  {
    slip: "an empty list",
    name: JOB,
    change: ["tags: [Vollzeit]", "tags: []"],
    at: "tags:",
    field: "tags",
    message: "Die Liste hat 0 Einträge, nötig ist mindestens 1.",
  },
  {
    slip: "a text that a new document begins with",
    name: ARTICLE,
    change: inHead("Worum es geht, bitte ersetzen."),
    at: "text: Worum",
    field: "banner.text",
    message: "Hier steht noch der Platzhalter. Bitte den Text schreiben oder „draft: true“ stehen lassen.",
  },
  {
    slip: "the site's address with a slash at its end",
    name: SITE,
    change: ["https://www.hafenlotse.example", "https://www.hafenlotse.example/"],
    at: '"url":',
    field: "url",
    message: "Die Adresse der Website, z. B. https://www.hafenlotse.example, ohne Schrägstrich am Ende.",
  },
  {
    slip: "a mailbox without a domain",
    name: SITE,
    change: ["jobs@hafenlotse.example", "jobs"],
    at: "jobsEmail",
    field: "company.jobsEmail",
    message: "„jobs“ ist keine E-Mail-Adresse. Erwartet wird z. B. kontakt@firma.de.",
  },
];

const badStart = (sign: string) =>
  `Ein Text darf hier nicht mit „${sign}“ beginnen. Bitte den ganzen Text in Anführungszeichen setzen.`;
const NO_QUOTE = (mark: string) => `Am Ende des Textes fehlt das Anführungszeichen (${mark}).`;
const INDENT =
  "Die Einrückung passt nicht zu den Zeilen darüber. Felder derselben Gruppe beginnen alle in derselben Spalte.";

const yaml = starting(
  "Der Kopf ist kein gültiges YAML.",
  on(ARTICLE, [
    {
      slip: "a quotation left open before others",
      change: ['"Sales-Pipeline im Vertrieb"', '"Sales-Pipeline im Vertrieb'],
      at: "title:",
      message: NO_QUOTE('"'),
    },
    {
      slip: "a quotation left open after all others",
      change: inHead('"Sein Text.'),
      at: "text:",
      message: NO_QUOTE('"'),
    },
    { slip: "a single quotation mark left open", change: inHead("'Sein Text."), at: "text:", message: NO_QUOTE("'") },
    {
      slip: "text after a quotation",
      change: inHead('"Nein" heißt nein'),
      at: "text:",
      message:
        "Nach dem schließenden Anführungszeichen geht der Text weiter. Anführungszeichen im Text selbst schreibt man „…“.",
    },
    {
      slip: "a tab",
      change: ["  text: Sein Text.", "\ttext: Sein Text."],
      at: "text: Sein",
      message: "Eingerückt wird mit Leerzeichen, nicht mit Tabulatoren.",
    },
    {
      slip: "a line that is indented too far",
      change: ["  text: Sein Text.", "   text: Sein Text."],
      at: "text: Sein",
      message: INDENT,
    },
    {
      slip: "a line that is not indented enough",
      change: ["  text: Sein Text.", " text: Sein Text."],
      at: "text: Sein",
      message: INDENT,
    },
    {
      slip: "a first line that is indented",
      change: ['title: "Sales-P', ' title: "Sales-P'],
      at: "title:",
      message: INDENT,
    },
    { slip: "an entry without its hyphen", change: ["  - slug: k", "  slug: k"], at: "slug: kunden", message: INDENT },
    {
      slip: "a field that stands twice",
      change: ["order: 1", "order: 1\norder: 9"],
      at: "order: 9",
      message: "Dieses Feld steht doppelt. Bitte eines entfernen.",
    },
    {
      slip: "a colon in a text",
      change: inHead("Pipeline: ein Überblick"),
      at: "text:",
      message: "Der Text enthält „: “ und muss deshalb in Anführungszeichen stehen.",
    },
    {
      slip: "a colon without a space",
      change: ["order: 1", "order:1"],
      at: "order:1",
      message: "Nach dem Doppelpunkt fehlt ein Leerzeichen.",
    },
    {
      slip: "a field name without a colon",
      change: ["order: 1", "order 1"],
      at: "order 1",
      message: "Nach dem Feldnamen fehlt der Doppelpunkt. Richtig ist z. B. „title: Ein Titel“.",
    },
    {
      slip: "a hyphen without a space",
      change: ["  - slug: k", "  -slug: k"],
      at: "-slug",
      message: "Nach dem „-“ fehlt ein Leerzeichen.",
    },
    ...[
      "*Neu*",
      "**Neu** ist",
      "@team",
      "%Rabatt",
      "`code`",
      "&Neu ist",
      "!Neu ist",
      "[Neu] ist",
      "{Neu} ist",
      "|Neu",
    ].map((value) => ({
      slip: `a text that begins so: ${value}`,
      change: inHead(value),
      at: "text:",
      message: badStart(value.charAt(0)),
    })),
    { slip: "a text that begins with a hyphen", change: inHead("- Neu"), at: "text:", message: badStart("-") },
    {
      slip: "a hashtag, which ends the text",
      change: inHead("Mehr #Vertrieb wagen"),
      at: "text:",
      message: "Ab „#“ gilt der Rest der Zeile als Kommentar. Bitte den ganzen Text in Anführungszeichen setzen.",
    },
    {
      slip: "a list left open",
      change: ["[pipeline]", "[pipeline"],
      at: "aliases:",
      message: "Die Klammer „[“ ist nicht geschlossen. Am Ende fehlt „]“.",
    },
    {
      slip: "a backslash in quotation marks",
      change: inHead('"C:\\Dateien"'),
      at: "text:",
      message: "In doppelten Anführungszeichen wird ein umgekehrter Schrägstrich doppelt geschrieben: \\\\.",
    },
    {
      slip: "a front matter that goes on until a rule in the text",
      change: `${fixture(ARTICLE).replace("---\n\nEin Absatz", "\nEin Absatz")}\n---\n\nNach der Linie.\n`,
      at: "## Eine Überschrift",
      message: "Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile, in der nur „---“ steht.",
    },
  ]),
);

const FORM = "Die Datei beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.";

const wholeFile: Case[] = [
  { slip: "no front matter", name: ARTICLE, change: "Nur Text.\n", at: 1, message: `Der Kopf fehlt. ${FORM}` },
  {
    slip: "an empty line before the front matter",
    name: ARTICLE,
    change: `\n${fixture(ARTICLE)}`,
    at: 1,
    message: `Der Kopf fehlt. ${FORM}`,
  },
  {
    slip: "a front matter without an end",
    name: ARTICLE,
    change: ["---\n\nEin Absatz", "\nEin Absatz"],
    at: 1,
    message: "Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile, in der nur „---“ steht.",
  },
  {
    slip: "an empty front matter",
    name: ARTICLE,
    change: "---\n---\n\nText.\n",
    at: 1,
    message: "Der Kopf ist leer. Zwischen die beiden Zeilen „---“ gehören die Felder (title: …).",
  },
  {
    slip: "nothing in it",
    name: ARTICLE,
    change: "",
    at: 1,
    message:
      "Die Datei ist leer. Sie beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.",
  },
  {
    slip: "a byte order mark, which moves no line",
    name: ARTICLE,
    change: `\ufeff${fixture(ARTICLE, ["order: 1", "order: eins"])}`,
    at: "order:",
    field: "order",
    message: "Hier steht „eins“, erwartet wird eine Zahl wie 7.",
  },
  {
    slip: "Windows line ends, which move no line either",
    name: ARTICLE,
    change: fixture(ARTICLE, ["Noch ein Absatz.", "<Kasten />"]).replaceAll("\n", "\r\n"),
    at: "<Kasten />",
    message:
      "<Kasten> gibt es nicht. Möglich sind: Callout, Statistic, Formula, Table, Checklist, Roadmap, BarChart, FunnelChart, LineChart, ConsentReset.",
  },
  {
    slip: "Latin-1 for its encoding",
    name: ARTICLE,
    change: Buffer.from(fixture(ARTICLE), "latin1"),
    at: "seoTitle:",
    message:
      "Die Datei ist nicht als UTF-8 gespeichert, Umlaute sind darin nicht lesbar. Bitte im Editor die Zeichenkodierung „UTF-8“ wählen und neu speichern.",
  },
  {
    slip: "UTF-16 for its encoding",
    name: SITE,
    change: Buffer.from(`\ufeff${fixture(SITE)}`, "utf16le"),
    at: 1,
    message:
      "Die Datei ist nicht als UTF-8 gespeichert, Umlaute sind darin nicht lesbar. Bitte im Editor die Zeichenkodierung „UTF-8“ wählen und neu speichern.",
  },
  {
    slip: "a picture pasted into the text",
    name: ARTICLE,
    change: inText(`![Bild](data:image/png;base64,${"A".repeat(6_000_000)})`),
    message:
      "Die Datei hat 6 Millionen Zeichen, erlaubt ist höchstens eine. Steckt ein Bild im Text? Es gehört als eigene Datei daneben.",
  },
];

const QUOTES =
  'Texte und Feldnamen stehen in geraden doppelten Anführungszeichen ("). Im Text selbst schreibt man „…“ statt gerader.';
const NAME = '"name": "Hafenlotse"';

const json = starting("Kein gültiges JSON.", [
  ...on(SITE, [
    {
      slip: "a missing comma",
      change: ['"Hafenlotse",', '"Hafenlotse"'],
      at: NAME,
      message: "Nach diesem Eintrag fehlt ein Komma.",
    },
    {
      slip: "a comma after the last field",
      change: ['"Angebot nur für Unternehmen"', '"Angebot nur für Unternehmen",'],
      at: '"audience"',
      message: "Nach diesem Komma folgt kein Eintrag mehr. Bitte das Komma entfernen.",
    },
    {
      slip: "a comment",
      change: [NAME, `// Der Name\n  ${NAME}`],
      at: "// Der Name",
      message: "JSON kennt keine Kommentare. Bitte entfernen.",
    },
    { slip: "single quotation marks", change: [NAME, "\"name\": 'Hafenlotse'"], at: '"name"', message: QUOTES },
    { slip: "German quotation marks around a text", change: [NAME, '"name": „Lotse“'], at: '"name"', message: QUOTES },
    { slip: "a straight mark in a text", change: [NAME, '"name": "Der „Lotse" hier"'], at: '"name"', message: QUOTES },
    { slip: "a field name without quotation marks", change: [NAME, 'name: "Lotse"'], at: 'name: "', message: QUOTES },
    {
      slip: "a German mark at the end of a text",
      change: [NAME, '"name": "Hafenlotse“'],
      at: '"name"',
      message:
        'Der Text ist nicht mit einem geraden Anführungszeichen (") beendet. Er endet in derselben Zeile, in der er beginnt.',
    },
    {
      slip: "a brace missing at the end",
      change: fixture(SITE).replace(/\}\n$/, "\n"),
      at: fixture(SITE).split("\n").length - 2,
      message: "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 1 ist nicht geschlossen.",
    },
    {
      slip: "a brace missing between two groups",
      change: ['"jobs@hafenlotse.example"\n  },', '"jobs@hafenlotse.example"\n'],
      at: '"jobsEmail"',
      message: "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 7 ist nicht geschlossen.",
    },
    {
      slip: "a brace missing before another one",
      change: ['"label": "Menü"\n    }', '"label": "Menü"\n'],
      at: '"label": "Menü"',
      message: "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 33 ist nicht geschlossen.",
    },
    {
      slip: "a brace missing at the end of an entry",
      change: ['"to": "/product"\n          }', '"to": "/product"\n'],
      at: '"to": "/product"',
      message: "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 46 ist nicht geschlossen.",
    },
    {
      slip: "a brace missing at the beginning of a group",
      change: ['"company": {', '"company":'],
      at: '"company":',
      message: "Nach diesem Doppelpunkt fehlt der Wert, oder die Klammer „{“.",
    },
    {
      slip: "a brace too many",
      change: ['"label": "Menü"\n    }', '"label": "Menü"\n    }\n    }'],
      at: 38,
      message: "Zu dieser Klammer fehlt weiter oben „{“.",
    },
    {
      slip: "a list left open",
      change: ['      }\n    ],\n    "login"', '      }\n    ,\n    "login"'],
      at: '"login"',
      message: "Dieses Feld steht in einer Liste. Davor fehlt „]“ oder „{“.",
    },
    {
      slip: "a missing colon",
      change: [NAME, '"name" "Hafenlotse"'],
      at: '"name"',
      message: "Hier fehlt ein Doppelpunkt zwischen Name und Wert.",
    },
    {
      slip: "an equals sign",
      change: [NAME, '"name" = "Hafenlotse"'],
      at: '"name"',
      message: "Zwischen Name und Wert steht ein Doppelpunkt, kein „=“.",
    },
    {
      slip: "a semicolon",
      change: ['"Hafenlotse",', '"Hafenlotse";'],
      at: NAME,
      message: "Einträge werden mit einem Komma getrennt, nicht mit „;“.",
    },
    {
      slip: "a tab in a text",
      change: [NAME, '"name": "Hafen\tlotse"'],
      at: '"name"',
      message: "Im Text steht ein Tabulator oder Steuerzeichen. Bitte durch ein Leerzeichen ersetzen.",
    },
    {
      slip: "a backslash in a text",
      change: [NAME, '"name": "Hafen\\lotse"'],
      at: '"name"',
      message: "Ein umgekehrter Schrägstrich wird doppelt geschrieben: \\\\.",
    },
    {
      slip: "something after the end",
      change: `${fixture(SITE)}"Ende"\n`,
      at: '"Ende"',
      message: "Nach dem Ende der Daten steht noch etwas. Bitte entfernen.",
    },
    { slip: "nothing", change: "", at: 1, message: "Die Datei ist leer. Bitte die letzte Fassung zurückholen." },
  ]),
  {
    slip: "a decimal comma",
    name: VIEWS,
    change: ['"value": 4', '"value": 4,5'],
    at: '"value": 4,5',
    message: "In Zahlen steht ein Punkt statt des Kommas, z. B. 4.5.",
  },
]);

const names: Case[] = [
  {
    slip: "a field that stands twice in JSON",
    name: SITE,
    change: [NAME, `${NAME},\n  "name": "Lotse"`],
    at: '"name": "Lotse"',
    message: "Das Feld „name“ steht hier doppelt. Bitte eines entfernen.",
  },
  {
    slip: "a file in the wrong place",
    name: "articles/neu.mdx",
    change: fixture(ARTICLE),
    message: "Diese Datei gehört zu keiner Inhaltsart. Möglich sind: articles/mein-artikel/index.mdx.",
  },
  {
    slip: "a file with the wrong ending",
    name: "jobs/praktikum.md",
    change: fixture(JOB),
    message: "Diese Datei gehört zu keiner Inhaltsart. Möglich sind: jobs/meine-stelle.mdx.",
  },
  {
    slip: "a page's file that is missing",
    name: "pages/legal.json",
    change: null,
    message: "Diese Datei fehlt. Ohne sie kann die Seite nicht gebaut werden. Bitte die letzte Fassung zurückholen.",
  },
  {
    slip: "a folder with a capital letter",
    name: "articles/Neukunden/index.mdx",
    change: newArticle(["Artikel", "Artikel"]),
    message:
      "Der Name des Ordners wird zur Adresse. „Neukunden“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.",
  },
  {
    slip: "a file with an umlaut",
    name: "jobs/büroleitung.mdx",
    change: fixture(JOB, ["order: 1", "order: 2"]),
    message:
      "Der Name der Datei wird zur Adresse. „büroleitung“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.",
  },
  {
    slip: "a folder with an underscore",
    name: "articles/neu_kunden/index.mdx",
    change: newArticle(["Artikel", "Artikel"]),
    message:
      "Der Name des Ordners wird zur Adresse. „neu_kunden“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.",
  },
  {
    slip: "a file with a hyphen at its end",
    name: "legal/cookie-.mdx",
    change: fixture(LEGAL),
    message:
      "Der Name der Datei wird zur Adresse. „cookie-“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.",
  },
  {
    slip: "a folder renamed, to which others still lead",
    name: FUNNEL,
    change: null,
    besides: {
      "articles/Sales-Funnel/index.mdx": fixture(FUNNEL, ["./poster.png", "../sales-funnel/poster.png"]),
      [ARTICLE]: inText("[Preise](/blog/sales-funnel)"),
    },
    file: "articles/Sales-Funnel/index.mdx",
    message:
      "Der Name des Ordners wird zur Adresse. „Sales-Funnel“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.",
  },
  {
    slip: "a second address that is none",
    name: ARTICLE,
    change: ["[pipeline]", "[Größe]"],
    at: "aliases:",
    field: "aliases[0]",
    message: "„Größe“ taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.",
  },
  {
    slip: "a second address that is another article's",
    name: ARTICLE,
    change: ["[pipeline]", "[sales-funnel]"],
    at: "aliases:",
    field: "aliases[0]",
    message: `Die Adresse /blog/sales-funnel ist schon vergeben, an content/${FUNNEL}. Bitte eine andere wählen.`,
  },
  {
    slip: "a second address that is another article's second one",
    name: NURTURING,
    change: ["aliases: []", "aliases: [kosten]"],
    at: "aliases:",
    field: "aliases[0]",
    message: `Die Adresse /blog/kosten ist schon vergeben, an content/${COSTS} (aliases[1]). Bitte eine andere wählen.`,
  },
  {
    slip: "a second address that is the first one",
    name: ARTICLE,
    change: ["[pipeline]", "[sales-pipeline]"],
    at: "aliases:",
    field: "aliases[0]",
    message: `Die Adresse /blog/sales-pipeline ist schon vergeben, an content/${ARTICLE}. Bitte eine andere wählen.`,
  },
  {
    slip: "a document at the address of a fixed page",
    name: "legal/contact.mdx",
    change: inOwnWords(fixture(LEGAL)),
    message: "Die Adresse /contact gehört schon einer festen Seite. Bitte einen anderen Namen wählen.",
  },
  {
    slip: "a title for search engines that another document has",
    name: ARTICLE,
    change: ["Sales-Pipeline im B2B-Vertrieb erklärt", "Sales-Funnel im B2B-Vertrieb erklärt"],
    at: "seoTitle:",
    field: "seoTitle",
    message:
      "Dasselbe zeigen Suchmaschinen schon von content/articles/sales-funnel/index.mdx. Bitte einen eigenen Text schreiben.",
  },
  {
    slip: "a description that another page has",
    name: "pages/product.json",
    change: ["nur für Tests da ist, product.", "nur für Tests da ist, home."],
    at: '"description":',
    field: "seo.description",
    message: "Dasselbe zeigen Suchmaschinen schon von content/pages/home.json. Bitte einen eigenen Text schreiben.",
  },
  {
    slip: "a place in the overview that is taken",
    name: ARTICLE,
    change: ["order: 1", "order: 2"],
    at: "order:",
    field: "order",
    message: `Platz 2 in der Übersicht hat schon content/${FUNNEL}. Bitte eine freie Nummer wählen.`,
  },
];

const THIRD = { at: "slug: ", field: "related[2].slug" };
const ALL_ARTICLES = "Vorhanden sind: kundenkosten, lead-nurturing, sales-funnel, sales-pipeline.";

const related = on(FUNNEL, [
  {
    slip: "that does not exist",
    change: ["slug: kundenkosten", "slug: kaltakquise"],
    ...THIRD,
    at: "slug: kaltakquise",
    message: `Den Text „kaltakquise“ gibt es nicht. ${ALL_ARTICLES}`,
  },
  {
    slip: "that is misspelt",
    change: ["slug: kundenkosten", "slug: kundenkostne"],
    ...THIRD,
    at: "slug: kundenkostne",
    message: `Den Text „kundenkostne“ gibt es nicht. Gemeint ist vielleicht „kundenkosten“. ${ALL_ARTICLES}`,
  },
  {
    slip: "by its second address",
    change: ["slug: kundenkosten", "slug: cac"],
    ...THIRD,
    at: "slug: cac",
    message: `Den Text „cac“ gibt es nicht. „cac“ ist eine Zweitadresse von „kundenkosten“; gemeint ist wohl dieser. ${ALL_ARTICLES}`,
  },
  {
    slip: "that is the article itself",
    change: ["slug: kundenkosten", "slug: sales-funnel"],
    ...THIRD,
    at: "slug: sales-funnel",
    message: "Ein Text kann nicht auf sich selbst verweisen. Bitte einen anderen nennen.",
  },
  {
    slip: "for the second time",
    change: ["slug: kundenkosten", "slug: sales-pipeline # noch einmal"],
    ...THIRD,
    at: "# noch einmal",
    message: "„sales-pipeline“ steht hier schon. Bitte lauter verschiedene nennen.",
  },
  {
    slip: "that is a draft",
    change: ["slug: kundenkosten", "slug: angebote"],
    besides: { "articles/angebote/index.mdx": newArticle(["order: 3", "draft: true\norder: 3"]) },
    ...THIRD,
    at: "slug: angebote",
    message: "„angebote“ ist noch nicht veröffentlicht (Entwurf). Bitte bis dahin einen anderen Text nennen.",
  },
  {
    slip: "whose day has not come",
    change: ["slug: kundenkosten", "slug: angebote"],
    besides: {
      "articles/angebote/index.mdx": newArticle(["2025-03-18\nupdated: 2025-09-02", "2099-01-31\nupdated: 2099-01-31"]),
    },
    ...THIRD,
    at: "slug: angebote",
    message:
      "„angebote“ ist noch nicht veröffentlicht (Erscheint am 31. Januar 2099). Bitte bis dahin einen anderen Text nennen.",
  },
]);

const BRACE = "Programmcode ist im Text nicht vorgesehen. Eine geschweifte Klammer wird als &#123; geschrieben.";
const IMPORT = "Ein Absatz darf nicht mit „import“ oder „export“ beginnen. Bitte den Satz umstellen.";
const LESS = "Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben.";
const ANGLE = "Eine Adresse in spitzen Klammern ist kein Link. Bitte [Text](https://…) schreiben.";
const UNQUOTED = 'Angaben haben die Form name="Text", mit geraden Anführungszeichen davor und danach.';
const KNOWN =
  "Möglich sind: Callout, Statistic, Formula, Table, Checklist, Roadmap, BarChart, FunnelChart, LineChart, ConsentReset.";
const HEADINGS = "Im Text sind nur Überschriften mit ## und ### erlaubt; # ist der Titel der Seite.";
const callout = (attributes: string, close = "</Callout>") => inText(`<Callout ${attributes}>\n\nText.\n\n${close}`);
const noTable = (name: string) =>
  `<${name}> braucht eine Markdown-Tabelle als Inhalt: eine Zeile mit Überschriften, eine mit |---|---| und gleich vielen Spalten, dann die Werte; davor und danach eine Leerzeile.`;

const mdx = on(ARTICLE, [
  {
    slip: "a component left open",
    change: callout('title="A"', ""),
    at: "<Callout",
    message: "<Callout> ist nicht geschlossen. Nach dem Inhalt folgt </Callout> in einer eigenen Zeile.",
  },
  {
    slip: "a component left open in a paragraph",
    change: inText('Eine Zeile.\nEin <Callout title="A">Text.'),
    at: "<Callout",
    message: "<Callout> ist nicht geschlossen. Nach dem Inhalt folgt </Callout> in einer eigenen Zeile.",
  },
  {
    slip: "a component closed in the paragraph inside it",
    change: inText('<Callout title="A">\nText.</Callout>'),
    at: "Text.</Callout>",
    message: "</Callout> gehört in eine eigene Zeile, mit einer Leerzeile davor.",
  },
  {
    slip: "a component closed by another name",
    change: callout('title="A"', "</Checklist>"),
    at: "</Checklist>",
    message: "Hier steht </Checklist>, zuletzt geöffnet wurde aber <Callout>. Zuerst kommt </Callout>.",
  },
  {
    slip: "a component closed that is not open",
    change: inText("</Callout>"),
    at: "</Callout>",
    message:
      "Hier wird ein Element geschlossen, das nicht geöffnet ist. Bitte die Zeile entfernen oder das Element davor öffnen.",
  },
  { slip: "a less-than sign before a number", change: inText("Bis <5 Tage."), at: "<5", message: LESS },
  { slip: "a less-than sign before a word", change: inText("Weniger als <drei Tage."), at: "<drei", message: LESS },
  { slip: "a less-than sign at the end", change: inText("Weniger als <\n\nEnde."), at: "als <", message: LESS },
  { slip: "an address in angle brackets", change: inText("<https://example.com>"), at: "<https", message: ANGLE },
  { slip: "a mailbox in angle brackets", change: inText("An <a@example.com>"), at: "<a@", message: ANGLE },
  {
    slip: "an HTML comment",
    change: inText("<!-- später -->"),
    at: "<!--",
    message: "Kommentare sind im Text nicht vorgesehen. Bitte <!-- … --> entfernen.",
  },
  { slip: "words in braces", change: inText("Ein {zwei Worte}."), at: "{zwei", message: BRACE },
  { slip: "a word in braces", change: inText("Ein {Wort}."), at: "{Wort}", message: BRACE },
  { slip: "a brace left open", change: inText("{Wort\n\nMehr Text.\n\nEnde."), at: "{Wort", message: BRACE },
  { slip: "an import", change: inText('import a from "b"'), at: "import a", message: IMPORT },
  { slip: "an export", change: inText("export const a = 1"), at: "export const", message: IMPORT },
  { slip: "a sentence like an import", change: inText("import heißt Einfuhr."), at: "import heißt", message: IMPORT },
  {
    slip: "an unknown component",
    change: inText("<Kasten />"),
    at: "<Kasten />",
    message: `<Kasten> gibt es nicht. ${KNOWN}`,
  },
  {
    slip: "an unknown component left open",
    change: inText("Eins<br>Zwei"),
    at: "<br>",
    message: `<br> gibt es nicht. ${KNOWN}`,
  },
  {
    slip: "a component in lower case",
    change: inText('<callout title="A">\n\nText.\n\n</callout>'),
    at: "<callout",
    message: "<callout> gibt es nicht. Gemeint ist vielleicht <Callout>.",
  },
  {
    slip: "a missing attribute",
    change: inText('<Statistic value="5" />'),
    at: "<Statistic",
    message: '<Statistic> braucht die Angabe „label“: <Statistic label="…">.',
  },
  {
    slip: "no attributes at all",
    change: inText("<BarChart>\n\n| A | B |\n|---|---|\n| x | 1 |\n| y | 2 |\n\n</BarChart>"),
    at: "<BarChart>",
    message:
      '<BarChart> braucht die Angaben „title“, „description“, „unit“: <BarChart title="…" description="…" unit="…">.',
  },
  {
    slip: "an unknown attribute",
    change: callout('title="A" farbe="rot"'),
    at: "<Callout",
    message: "<Callout> kennt die Angabe „farbe“ nicht. Möglich sind: title.",
  },
  {
    slip: "a misspelt attribute",
    change: callout('titel="A"'),
    at: "<Callout",
    message: "<Callout> kennt die Angabe „titel“ nicht. Gemeint ist vielleicht „title“.",
  },
  {
    slip: "an attribute twice",
    change: callout('title="A" title="B"'),
    at: "<Callout",
    message: "<Callout>: Die Angabe „title“ steht doppelt. Bitte eine entfernen.",
  },
  {
    slip: "an attribute in braces",
    change: callout('title={"A"}'),
    at: "<Callout",
    message: '<Callout>: Die Angabe „title“ braucht einen Text: title="…".',
  },
  {
    slip: "an empty attribute",
    change: callout('title=""'),
    at: "<Callout",
    message: '<Callout>: Die Angabe „title“ braucht einen Text: title="…".',
  },
  {
    slip: "attributes as code",
    change: callout("{...angaben}"),
    at: "<Callout",
    message: '<Callout>: Angaben haben die Form name="Text".',
  },
  { slip: "German marks around an attribute", change: callout("title=„A“"), at: "<Callout", message: UNQUOTED },
  { slip: "a German mark at its end", change: callout('title="A“'), at: "<Callout", message: UNQUOTED },
  {
    slip: "straight marks inside an attribute",
    change: callout('title="Ein "Wort""'),
    at: "<Callout",
    message:
      'Die Angaben von <Callout> sind nicht lesbar. Sie haben die Form name="Text"; Anführungszeichen im Text selbst schreibt man „…“.',
  },
  { slip: "the title of the page in the text", change: inText("# Titel"), at: "# Titel", message: HEADINGS },
  { slip: "an underlined title", change: inText("Ein Titel\n========="), at: "Ein Titel", message: HEADINGS },
  { slip: "a heading of the fourth level", change: inText("#### Fein"), at: "#### Fein", message: HEADINGS },
]);

const HEAD = ["| A | B |", "|---|---|"];

const tables = on(ARTICLE, [
  {
    slip: "missing in a table",
    change: inText('<Table caption="A">\n\nText.\n\n</Table>'),
    at: "<Table",
    message: noTable("Table"),
  },
  {
    slip: "missing in a roadmap",
    change: inText('<Roadmap title="A" />'),
    at: "<Roadmap",
    message: noTable("Roadmap"),
  },
  { slip: "missing in a chart", change: chart("BarChart", "Text."), at: "<BarChart", message: noTable("BarChart") },
  {
    slip: "without the line under its headings",
    change: chart("LineChart", "| A | B |", "| x | 1 |", "| y | 2 |"),
    at: "<LineChart",
    message: noTable("LineChart"),
  },
  {
    slip: "with a unit beside a number",
    change: chart("BarChart", ...HEAD, "| x | 1 % |", "| y | 2 |"),
    at: "| x |",
    message: "<BarChart>: „1\u00a0%“ ist keine Zahl. Erlaubt sind z. B. 1.250 oder 4,5; die Einheit steht in „unit“.",
  },
  {
    slip: "without one of its numbers",
    change: chart("BarChart", ...HEAD, "| x |  |", "| y | 2 |"),
    at: "| x |",
    message: "<BarChart>: Hier fehlt eine Zahl, z. B. 1.250 oder 4,5.",
  },
  {
    slip: "with too many rows",
    change: chart("FunnelChart", ...HEAD, ...Array<string>(7).fill("| x | 1 |")),
    at: "| A | B |",
    message: "<FunnelChart>: Die Tabelle hat 7 Zeilen, erlaubt sind 2 bis 6.",
  },
  {
    slip: "with too few rows",
    change: chart("FunnelChart", ...HEAD, "| x | 1 |"),
    at: "| A | B |",
    message: "<FunnelChart>: Die Tabelle hat 1 Zeile, erlaubt sind 2 bis 6.",
  },
  {
    slip: "with too many columns",
    change: chart("BarChart", "| A | B | C |", "|---|---|---|", "| x | 1 | 2 |", "| y | 1 | 2 |"),
    at: "| A | B | C |",
    message: "<BarChart>: Die Tabelle hat 3 Spalten, erlaubt sind genau 2.",
  },
  {
    slip: "with a row that is too long",
    change: chart("BarChart", ...HEAD, "| x | 1 | zwei |", "| y | 2 |"),
    at: "| x |",
    message: "<BarChart>: Die Zeile hat 3 Felder, die Überschrift 2. Jede Zeile braucht gleich viele.",
  },
  {
    slip: "with a row that is too short",
    change: chart("BarChart", ...HEAD, "| x |", "| y | 2 |"),
    at: "| x |",
    message: "<BarChart>: Die Zeile hat 1 Feld, die Überschrift 2. Jede Zeile braucht gleich viele.",
  },
]);

const notBeside = (src: string) =>
  `„${src}“ ist kein Bild neben dem Text. Erlaubt sind PNG, JPEG, WebP und AVIF im selben Ordner, z. B. ./bild.png.`;
const POSTER_HINT = "Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.png.";

const pictures = on(ARTICLE, [
  {
    slip: "whose file is not there",
    change: inText("![Alt](./weg.png)"),
    at: "![Alt]",
    message: "Die Datei „./weg.png“ gibt es nicht. Das Bild gehört in denselben Ordner wie der Text.",
  },
  {
    slip: "whose name is misspelt",
    change: inText("![Alt](./Poster.png)"),
    at: "![Alt]",
    message:
      "Die Datei „./Poster.png“ gibt es nicht. Gemeint ist vielleicht ./poster.png. Das Bild gehört in denselben Ordner wie der Text.",
  },
  {
    slip: "without words",
    change: inText("![](./poster.png)"),
    at: "![]",
    message:
      "Dem Bild „./poster.png“ fehlt der Alternativtext. Er steht in den eckigen Klammern: ![Was zu sehen ist und was es bedeutet](./poster.png).",
  },
  {
    slip: "inside a sentence",
    change: inText("Ein ![Alt](./poster.png) Bild."),
    at: "![Alt]",
    message: "Das Bild „./poster.png“ steht mitten im Text. Vor und nach einem Bild bleibt eine Zeile frei.",
  },
  {
    slip: "from another host",
    change: inText("![Alt](https://example.com/a.png)"),
    at: "![Alt]",
    message: notBeside("https://example.com/a.png"),
  },
  {
    slip: "from another folder",
    change: inText("![Alt](../sales-funnel/poster.png)"),
    at: "![Alt]",
    message: notBeside("../sales-funnel/poster.png"),
  },
  { slip: "of another type", change: inText("![Alt](./bild.gif)"), at: "![Alt]", message: notBeside("./bild.gif") },
  { slip: "without ./", change: inText("![Alt](poster.png)"), at: "![Alt]", message: notBeside("poster.png") },
  {
    slip: "with a space in its name",
    change: inText("![Alt](./mein bild.png)"),
    at: "![Alt]",
    message:
      "Die Adresse „./mein bild.png“ enthält ein Leerzeichen. Bitte Bindestriche verwenden, auch im Namen der Datei.",
  },
  {
    slip: "with German marks around its caption",
    change: inText("![Alt](./poster.png „Unterschrift“)"),
    at: "![Alt]",
    message: 'Eine Bildunterschrift steht in geraden Anführungszeichen: ![Text](./bild.png "Unterschrift").',
  },
  {
    slip: "named at the end of the text",
    change: inText("![Alt][bild]\n\n[bild]: ./poster.png"),
    at: "![Alt]",
    message: "Ein Bild wird als ![Text](./bild.png) geschrieben.",
  },
  {
    slip: "as HTML",
    change: inText('<img src="./poster.png" alt="A" />'),
    at: "<img",
    message: `<img> gibt es nicht. ${KNOWN}`,
  },
  {
    slip: "of the head that is not there",
    change: ["./poster.png", "./plakat.png"],
    at: "src:",
    field: "poster.src",
    message: `Die Datei „./plakat.png“ gibt es nicht. ${POSTER_HINT}`,
  },
  {
    slip: "of the head in other letters",
    change: ["./poster.png", "./poster.PNG"],
    at: "src:",
    field: "poster.src",
    message: `Die Datei „./poster.PNG“ gibt es nicht. ${POSTER_HINT}`,
  },
  {
    slip: "of the head that is a folder",
    change: ["./poster.png", "."],
    at: "src:",
    field: "poster.src",
    message: `Die Datei „.“ gibt es nicht. ${POSTER_HINT}`,
  },
  {
    slip: "of the head outside the content",
    change: ["./poster.png", "../../../package.json"],
    at: "src:",
    field: "poster.src",
    message:
      "„../../../package.json“ liegt nicht in content/. Bitte das Bild neben diese Datei oder nach content/pictures legen.",
  },
  {
    slip: "of the head that is none",
    change: ["./poster.png", "./index.mdx"],
    at: "src:",
    field: "poster.src",
    message: "„./index.mdx“ ist kein Bild. Erlaubt sind PNG, JPEG, WebP, AVIF und SVG.",
  },
]).concat({
  slip: "of a page's file from the wrong folder",
  name: "pages/home.json",
  change: ["../pictures/photo.png", "./pictures/photo.png"],
  at: '"src": "./pictures',
  field: "hero.picture.src",
  message: `Die Datei „./pictures/photo.png“ gibt es nicht. ${POSTER_HINT}`,
});

const OWN_PATH = "Bitte nennen, was im Browser nach dem Namen der Website steht, z. B. /blog/b2b-sales-funnel.";
const ALLOWED = "Erlaubt: /pfad, /pfad#anker, #anker, https://… oder mailto:…";

const links: Case[] = [
  ...on(ARTICLE, [
    {
      slip: "to a page that does not exist",
      change: inText("[Preise](/preise)"),
      at: "[Preise]",
      message: `Die Seite /preise gibt es nicht. ${OWN_PATH}`,
    },
    {
      slip: "to a page that is misspelt",
      change: inText("[Preise](/blog/sales-funel)"),
      at: "[Preise]",
      message: "Die Seite /blog/sales-funel gibt es nicht. Gemeint ist vielleicht /blog/sales-funnel.",
    },
    {
      slip: "with a slash at its end",
      change: inText("[Preise](/about/)"),
      at: "[Preise]",
      message: "Die Seite /about/ gibt es nicht. Gemeint ist vielleicht /about.",
    },
    {
      slip: "to an anchor that is misspelt",
      change: inText("[Preise](/blog/sales-funnel#eine-uberschrift)"),
      at: "[Preise]",
      message:
        "Auf /blog/sales-funnel gibt es die Stelle #eine-uberschrift nicht. Gemeint ist vielleicht #eine-ueberschrift.",
    },
    {
      slip: "to an anchor that does not exist",
      change: inText("[Preise](/contact#preise)"),
      at: "[Preise]",
      message: "Auf /contact gibt es die Stelle #preise nicht. Möglich sind: #form.",
    },
    {
      slip: "to an anchor of a page that has none",
      change: inText("[Preise](/about#team)"),
      at: "[Preise]",
      message: "Auf /about gibt es die Stelle #team nicht. Die Seite hat keine; bitte ohne #… verlinken.",
    },
    {
      slip: "to a missing anchor of the same document",
      change: inText("[Preise](#oben)"),
      at: "[Preise]",
      message: "Auf /blog/sales-pipeline gibt es die Stelle #oben nicht. Möglich sind: #eine-ueberschrift.",
    },
    {
      slip: "that is not encrypted",
      change: inText("[Preise](http://example.com)"),
      at: "[Preise]",
      message: "„http://example.com“ ist unverschlüsselt. Bitte die Adresse mit https:// nennen.",
    },
    {
      slip: "without its first slash",
      change: inText("[Preise](blog/sales-funnel)"),
      at: "[Preise]",
      message: "„blog/sales-funnel“ ist kein Ziel. Gemeint ist vielleicht /blog/sales-funnel.",
    },
    {
      slip: "without https",
      change: inText("[Preise](www.example.com)"),
      at: "[Preise]",
      message: "„www.example.com“ ist kein Ziel. Gemeint ist vielleicht https://www.example.com.",
    },
    {
      slip: "to a mailbox without mailto",
      change: inText("[Preise](kontakt@example.com)"),
      at: "[Preise]",
      message: "„kontakt@example.com“ ist kein Ziel. Gemeint ist vielleicht mailto:kontakt@example.com.",
    },
    {
      slip: "that runs a script",
      change: inText("[Preise](javascript:alert)"),
      at: "[Preise]",
      message: `„javascript:alert“ ist kein Ziel. ${ALLOWED}`,
    },
    {
      slip: "with a space in it",
      change: inText("[Preise](/blog/sales funnel)"),
      at: "[Preise]",
      message:
        "Die Adresse „/blog/sales funnel“ enthält ein Leerzeichen. Bitte Bindestriche verwenden, auch im Namen der Datei.",
    },
    {
      slip: "to a draft",
      change: inText("[Preise](/blog/angebote)"),
      besides: { "articles/angebote/index.mdx": newArticle(["order: 3", "draft: true\norder: 3"]) },
      at: "[Preise]",
      message: "Die Seite /blog/angebote ist noch nicht veröffentlicht (Entwurf). Bitte den Link bis dahin weglassen.",
    },
    {
      slip: "to a reference without an address",
      change: inText("[Preise][weg]"),
      at: "[Preise]",
      message: "[Preise][weg] wird so kein Link. Bitte [Text](/pfad) schreiben.",
    },
    {
      slip: "to a footnote without a text",
      change: inText("Eine Zeile.\nEine Zahl[^1]."),
      at: "[^1]",
      message: "Die Fußnote [^1] hat keinen Text. Bitte am Ende ergänzen: [^1]: Text der Fußnote.",
    },
  ]),
  {
    slip: "of a page's file",
    name: BLOG,
    change: ['"to": "/contact#form"', '"to": "/kontakt"'],
    at: '"/kontakt"',
    field: "hero.action.to",
    message: "Die Seite /kontakt gibt es nicht. Gemeint ist vielleicht /contact.",
  },
  {
    slip: "of the navigation",
    name: SITE,
    change: ['"label": "Home",\n        "to": "/"', '"label": "Produkt",\n        "to": "/produkt"'],
    at: '"/produkt"',
    field: "header.navigation[0].to",
    message: "Die Seite /produkt gibt es nicht. Gemeint ist vielleicht /product.",
  },
  {
    slip: "of the navigation without its slash",
    name: SITE,
    change: ['"to": "/login"', '"to": "login"'],
    at: '"to": "login"',
    field: "header.login.to",
    message: `„login“ ist kein Ziel. ${ALLOWED}`,
  },
  {
    slip: "of the navigation with a capital letter",
    name: SITE,
    change: ['"to": "/login"', '"to": "/Login"'],
    at: '"/Login"',
    field: "header.login.to",
    message: "„/Login“ ist kein Ziel. Pfade und Anker bestehen aus a–z, 0–9 und Bindestrichen.",
  },
  {
    slip: "of every page to an anchor of its own",
    name: SITE,
    change: ['"to": "/login"', '"to": "#form"'],
    at: '"#form"',
    field: "header.login.to",
    message: "„#form“ nennt keine Seite. Dieser Text steht auf mehreren; bitte den ganzen Pfad nennen.",
  },
];

/** Slips that others suffer from, who are not told of it. */
const followed: Case[] = [
  {
    slip: "a head that cannot be read, though another links to its second address",
    name: COSTS,
    change: ["order: 4", "order: 4: 5"],
    besides: { [ARTICLE]: inText("[Preise](/blog/cac)") },
    at: "order:",
    message: "Der Kopf ist kein gültiges YAML. Der Text enthält „: “ und muss deshalb in Anführungszeichen stehen.",
  },
  {
    slip: "a wrong value, though another links to its second address",
    name: COSTS,
    change: ["order: 4", "order: vier"],
    besides: { [ARTICLE]: inText("[Preise](/blog/cac#eine-ueberschrift)") },
    at: "order:",
    field: "order",
    message: "Hier steht „vier“, erwartet wird eine Zahl wie 7.",
  },
  {
    slip: "a text that cannot be read, though another links to its anchor",
    name: COSTS,
    change: inText("Bis <5 Tage."),
    besides: { [ARTICLE]: inText("[Preise](/blog/kundenkosten#eine-ueberschrift)") },
    at: "<5",
    message: LESS,
  },
  {
    slip: "a wrong value in a draft that links to another draft",
    name: "articles/angebote/index.mdx",
    change: `${newArticle(["duration: 7", "draft: true\nduration: sieben"])}\n[Preise](/blog/anrufe)\n`,
    besides: { "articles/anrufe/index.mdx": newArticle(["order: 3", "draft: true\norder: 3"]) },
    at: "duration:",
    field: "duration",
    message: "Hier steht „sieben“, erwartet wird eine Zahl wie 7.",
  },
];

describe.each([
  { kind: "What is missing", cases: missing },
  { kind: "A misspelt field", cases: misspelt },
  { kind: "A value of the wrong type", cases: wrongType },
  { kind: "A value that is not allowed", cases: outOfRange },
  { kind: "YAML with", cases: yaml },
  { kind: "A file with", cases: wholeFile },
  { kind: "JSON with", cases: json },
  { kind: "A name:", cases: names },
  { kind: "A related article", cases: related },
  { kind: "A text with", cases: mdx },
  { kind: "The table", cases: tables },
  { kind: "A picture", cases: pictures },
  { kind: "A link", cases: links },
  { kind: "One problem for", cases: followed },
])("$kind", ({ cases }) => {
  it.each(cases)("$slip", async ({ name, change, besides, file = name, at, field, message }) => {
    const root = contentTree({ ...besides, [name]: change });
    const line = typeof at === "string" ? lineIn(root, file, at) : at;
    expect(await problemsIn(root)).toEqual([{ file: `content/${file}`, line, field, message }]);
  });
});

describe("What stands in place of a file", () => {
  const instead = (name: string, put: (target: string) => void) => {
    const root = contentTree();
    const target = path.join(root, "content", name);
    rmSync(target, { force: true });
    put(target);
    return root;
  };

  it.each([
    {
      what: "a folder in place of a page's file",
      name: "pages/legal.json",
      put: (target: string) => mkdirSync(target),
      message: "Das ist ein Ordner. Unter diesem Namen wird eine Datei erwartet.",
    },
    {
      what: "a folder in place of an article, to which others lead",
      name: FUNNEL,
      put: (target: string) => mkdirSync(target),
      message: "Das ist ein Ordner. Unter diesem Namen wird eine Datei erwartet.",
    },
    {
      what: "a link to a file that is gone",
      name: JOB,
      put: (target: string) => symlinkSync("../weg.mdx", target),
      message: "Diese Verknüpfung führt ins Leere. Bitte die Datei selbst hierher legen.",
    },
    {
      what: "a link to itself",
      name: JOB,
      put: (target: string) => symlinkSync(path.basename(target), target),
      message: "Diese Verknüpfung führt im Kreis. Bitte die Datei selbst hierher legen.",
    },
  ])("$what is one problem, and no crash", async ({ name, put, message }) => {
    expect(await problemsIn(instead(name, put))).toEqual([{ file: `content/${name}`, message }]);
  });
});

it("a space at the end of a text is forgiven", async () => {
  expect(await problemsIn(contentTree({ [ARTICLE]: inHead('"Sein Text. "') }))).toEqual([]);
});

it("a file that begins with a byte order mark is as good as any", async () => {
  const names = [ARTICLE, LEGAL, SITE];
  const root = contentTree(Object.fromEntries(names.map((name) => [name, `\ufeff${fixture(name)}`])));
  expect(await problemsIn(root)).toEqual([]);
});

it("the report names each slip once, in the order of the files and their lines", async () => {
  const root = contentTree({
    [ARTICLE]: fixture(ARTICLE, ["intro:", "itnro:"]).replace("order: 1", "order: eins"),
    [LEGAL]: ["Ein Absatz.", "[Preise](/impresum)"],
    [SITE]: ['"Hafenlotse",', '"Hafenlotse"'],
  });
  expect(
    formatProblems(await problemsIn(root)),
  ).toBe(`Im Inhalt sind 4 Fehler. Veröffentlicht wird erst, wenn sie behoben sind:

  content/articles/sales-pipeline/index.mdx:5
    Feld „itnro“: Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „intro“.

  content/articles/sales-pipeline/index.mdx:8
    Feld „order“: Hier steht „eins“, erwartet wird eine Zahl wie 7.

  content/legal/impressum.mdx:11
    Die Seite /impresum gibt es nicht. Gemeint ist vielleicht /impressum.

  content/site.json:3
    Kein gültiges JSON. Nach diesem Eintrag fehlt ein Komma.`);
});

it("no message speaks English, or of the programs that found the slip", () => {
  const all = [missing, misspelt, wrongType, outOfRange, yaml, wholeFile, json, names, related, mdx, tables, pictures]
    .flat()
    .concat(links, followed);
  expect(all.length).toBeGreaterThan(200);
  const foreign = /Parser|acorn|\b(error|expected|unexpected|must|missing|character|the)\b/i;
  expect(all.filter(({ message }) => foreign.test(message)).map(({ message }) => message)).toEqual([]);
});
