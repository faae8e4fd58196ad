import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../../../src/content-types";
import {
  ARTICLE,
  type Changes,
  check,
  contentTree,
  expectIssue,
  fixture,
  inOwnWords,
  inText,
  issuesAfter,
  messagesAfter,
} from "../support/content-tree";

const FUNNEL = "articles/sales-funnel/index.mdx";
const COSTS = "articles/kundenkosten/index.mdx";
const NURTURING = "articles/lead-nurturing/index.mdx";
const OFFER = "articles/angebote/index.mdx";
const CALLS = "articles/anrufe/index.mdx";
const JOB = "jobs/account-executive.mdx";
const LEGAL = "legal/impressum.mdx";
const SITE = "site.json";
const HOME = "pages/home.json";
const VIEWS = "product-views.json";

/** One issue of an author: the changed files, of which the first is named, and a passage or number of the line named. */
type TextIssue = readonly [issue: string, changes: Changes, at?: string | number, field?: string];

const messages: string[] = [];

/**
 * Tests that each issue makes one issue, and of these words.
 * @param start what all messages begin with
 * @param rows issues, and after one or several of them their message
 */
function issues(kind: string, start: string, rows: readonly (TextIssue | string)[]) {
  const cases = rows.flatMap((row, index) => {
    if (typeof row === "string") return [];
    const [issue, changes, at, field] = row;
    const message = `${start}${rows.slice(index).find((later) => typeof later === "string")}`;
    return [{ issue, changes, at, field, message }];
  });
  messages.push(...cases.map(({ message }) => message));
  describe(kind, () => {
    it.each(cases)("$issue", ({ changes, at, field, message }) => expectIssue(changes, message, at, field));
  });
}

/** Makes a function that puts one passage of a file in place of another. */
const passageOf =
  (name: string) =>
  (from: string | RegExp, to: string): Changes => ({
    [name]: typeof from === "string" ? [from, to] : fixture(name).replace(from, to),
  });
const article = passageOf(ARTICLE);
const costs = passageOf(COSTS);
const funnel = passageOf(FUNNEL);
const nurturing = passageOf(NURTURING);
const job = passageOf(JOB);
const site = passageOf(SITE);
const views = passageOf(VIEWS);
const blog = passageOf("pages/blog.json");
const home = passageOf(HOME);
const product = passageOf("pages/product.json");

/** What the game of the home page says of its first lead. */
const FIRST_LEAD = /"signals": \[[^\]]*\]/;
/** Gives the text of the article's banner another value. */
const inHead = (value: string) => article("text: Sein Text.", `text: ${value}`);
/** Names another article in the third place of those that are related. */
const third = (slug: string): Changes => ({ [FUNNEL]: ["slug: kundenkosten", `slug: ${slug}`] });
const callout = (attributes: string, close = "</Callout>") => inText(`<Callout ${attributes}>\n\nText.\n\n${close}`);
const chart = (name: string, ...rows: string[]) =>
  inText([`<${name} title="A" description="B" unit="C">`, "", ...rows, "", `</${name}>`].join("\n"));
const VISIT_NUMBERS = {
  name: "visit",
  visitCost: "465",
  callCost: "97",
  visitChance: "54",
  callChance: "50",
  winRate: "25",
};
const calculatorOf = (attributes: Readonly<Record<string, string | undefined>>) =>
  `<Calculator ${Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]))
    .join(" ")} />`;
const VISIT = calculatorOf(VISIT_NUMBERS);
/** A calculator with other attributes than it should have. */
const calculator = (changed: Readonly<Record<string, string | undefined>>) =>
  inText(calculatorOf({ ...VISIT_NUMBERS, ...changed }));
/** An article beside the others, with the picture of one of them. */
const newArticle = (change?: readonly [from: string, to: string]) =>
  inOwnWords(fixture(NURTURING, change))
    .replace("./poster.png", "../sales-funnel/poster.png")
    .replace("order: 3", "order: 99")
    .replace("slug: kundenkosten", "slug: lead-nurturing");

const DRAFT = newArticle(["order: 3", "draft: true\norder: 3"]);
const WRONG_DRAFT = `${DRAFT.replace("duration: 7", "duration: sieben")}\n[Preise](/blog/anrufe)\n`;
const TO_COME = newArticle(["2025-03-18\nupdated: 2025-09-02", "2099-01-31\nupdated: 2099-01-31"]);
const RENAMED: Changes = {
  "articles/Sales-Funnel/index.mdx": fixture(FUNNEL, ["./poster.png", "../sales-funnel/poster.png"]),
  [FUNNEL]: null,
};
const WINDOWS = fixture(ARTICLE, ["Noch ein Absatz.", "<Kasten />"]).replaceAll("\n", "\r\n");
const TO_COSTS = inText("[A](/blog/cac), [B](/blog/cac#eine-ueberschrift), [C](/blog/kundenkosten#eine-ueberschrift)");

const UNWRITTEN = "Hier steht, was Lesende dieses Artikels in einer Demo sehen.";
const POSTER = 'poster:\n  src: ./poster.png\n  alt: "Ein Bild"\n';
const THIRD_RELATED = "  - slug: kundenkosten\n    readTime: 7 min\n";
const FOURTH_RELATED = "  - { slug: impressum, readTime: 1 min }";
const NAME = '"name": "Hafenlotse"';
const HEAD = ["| A | B |", "|---|---|"];
const ROWS = [...HEAD, "| x | 1 |", "| y | 2 |"].join("\n");

const NO_ADDRESS = "taugt nicht als Adresse. Erlaubt sind a–z, 0–9 und Bindestriche; ä wird ae, ß wird ss.";
const ALL_ARTICLES = "Vorhanden sind: kundenkosten, lead-nurturing, sales-funnel, sales-pipeline.";
const LESS = "Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben.";
const KNOWN =
  "Möglich sind: Table, Callout, Statistic, Roadmap, Formula, BarChart, Calculator, Checklist, LineChart, ConsentReset, FunnelChart.";
const SOURCE = 'author="A" title="B" year="2025"';
const figure = (evidence: string) => inText(`<Statistic value="5" label="A" ${evidence} />`);
const noTable = (name: string) =>
  `<${name}> braucht eine Markdown-Tabelle als Inhalt: eine Zeile mit Überschriften, eine mit |---|---| und gleich vielen Spalten, dann die Werte; davor und danach eine Leerzeile.`;
const notBeside = (src: string) =>
  `„${src}“ ist kein Bild neben dem Text. Erlaubt sind PNG, JPEG, WebP und AVIF im selben Ordner, z. B. ./bild.png.`;
const POSTER_HINT = "Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.png.";
const ALLOWED = "Erlaubt: /pfad, /pfad#anker, #anker, https://…, mailto:… oder tel:…";

issues("What is missing", "", [
  ["a text", article("  title: Ein Banner\n", ""), "text: Sein", "banner.title"],
  ["a number", article("order: 1\n", ""), 2, "order"],
  ["a date", article("published: 2025-03-18\n", ""), 2, "published"],
  ["a list", article(/related:.*(?=banner:)/s, ""), 2, "related"],
  ["a group", article(/banner:\n( {2}.*\n)*/, ""), 2, "banner"],
  ["the poster", article(POSTER, ""), 2, "poster"],
  ["the poster's file", article("  src: ./poster.png\n", ""), "alt:", "poster.src"],
  ["a value", article("order: 1", "order:"), "order:", "order"],
  ["the words of a short text", inHead('""'), 'text: ""', "banner.text"],
  ["all but spaces", inHead('"  "'), 'text: "  "', "banner.text"],
  ["the words of a text with a least length", article('"Sales-Pipeline im Vertrieb"', '""'), "title:", "title"],
  ["a text of a JSON file", site('"skipLink": "Zum Inhalt springen",\n', ""), '"header": {', "header.skipLink"],
  "Der Wert fehlt. Bitte ergänzen.",
  ["the poster's alt", article('  alt: "Ein Bild"\n', ""), "src:", "poster.alt"],
  ["all but spaces of the poster's alt", article('alt: "Ein Bild"', 'alt: " "'), "alt:", "poster.alt"],
  "Der Alternativtext fehlt. Bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.",
  ["the value of a list", article("aliases: [pipeline]", "aliases:"), "aliases:", "aliases"],
  "Der Wert ist leer. Bitte ergänzen.",
]);

issues("A misspelt field", "Dieses Feld gibt es hier nicht. ", [
  ["at the top", article("intro:", "itnro:"), "itnro:", "itnro"],
  "Gemeint ist vielleicht „intro“.",
  ["in a group", article("  title: Ein Banner", "  titel: Ein Banner"), "titel:", "banner.titel"],
  "Gemeint ist vielleicht „title“.",
  ["in a list of groups", article("readTime: 7 min", "readtime: 7 min"), "readtime:", "related[0].readtime"],
  "Gemeint ist vielleicht „readTime“.",
  ["in JSON", site('"skipLink"', '"skiplink"'), '"skiplink"', "header.skiplink"],
  "Gemeint ist vielleicht „skipLink“.",
  ["as its colon has no space", job("title: Ihre", "title:Ihre"), "title:I", "process[0].title:Ihre Nachricht"],
  "Gemeint ist vielleicht „title“.",
  ["beyond recognition", article("intro:", "farbe: rot\nintro:"), "farbe:", "farbe"],
  "Bekannt sind: „title“, „seoTitle“, „description“, „intro“, „type“, „duration“, „order“, „draft“, „published“, „updated“, „aliases“, „poster“, „sheet“, „related“, „banner“.",
  ["as one that is there already", inHead("Sein Text.\n  titel: Ein Titel"), "titel:", "banner.titel"],
  "Bekannt sind: „title“, „text“, „demo“, „more“.",
  ["in other letters in JSON", site('"skipLink":', '"skiplink": "A",\n"skipLink":'), '"skiplink"', "header.skiplink"],
  "Bekannt sind: „homeLabel“, „skipLink“, „navigationLabel“, „navigation“, „login“, „demo“, „menu“.",
]);

issues("A value of the wrong type", "", [
  ["a quoted number", article("order: 1", 'order: "1"'), "order:", "order"],
  "Hier steht „1“, erwartet wird eine Zahl. Bitte ohne Anführungszeichen schreiben.",
  ["a word for a number", article("order: 1", "order: eins"), "order:", "order"],
  "Hier steht „eins“, erwartet wird eine Zahl wie 7.",
  ["a long text for a number", article("order: 1", `order: ${"sehr ".repeat(20)}viele`), "order:", "order"],
  `Hier steht „${"sehr ".repeat(12)}…“, erwartet wird eine Zahl wie 7.`,
  ["a number for a text", job("location: Lindau", "location: 88131"), "location:", "location"],
  'Hier steht 88131, erwartet wird ein Text. Bitte in Anführungszeichen setzen: "88131".',
  ["no place for a location", job("location: Lindau", "location: Lindau oder Remote"), "location:", "location"],
  "„Lindau oder Remote“ nennt keinen Ort. Erwartet wird ein einzelner Ort, z. B. Lindau, oder „Remote in Deutschland“, „Remote in Österreich“, „Remote in der Schweiz“: Nur das verstehen Suchmaschinen. Mehr dazu passt in tags.",
  ["true for a text", inHead("true"), "text: true", "banner.text"],
  'Hier steht true, erwartet wird ein Text. Bitte in Anführungszeichen setzen: "true".',
  ["a list for a text", inHead("[Neu]"), "text: [Neu]", "banner.text"],
  "Hier steht eine Liste, erwartet wird ein Text. Beginnt der Text mit einer Klammer, gehört er in Anführungszeichen.",
  ["a group for a text", inHead("{ neu: ja }"), "text: { neu", "banner.text"],
  "Hier steht eine Gruppe von Feldern, erwartet wird ein Text. Beginnt der Text mit einer Klammer, gehört er in Anführungszeichen.",
  ["a text for a list", job("tags: [Vollzeit]", "tags: Vollzeit"), "tags:", "tags"],
  'Hier steht „Vollzeit“, erwartet wird eine Liste. Auch ein einzelner Eintrag steht in eckigen Klammern: ["…"].',
  ["a group for a list", job(/- { (title: .*), (text: .*) }/, "$1\n  $2"), "title: Ihre", "process"],
  "Hier steht eine Gruppe von Feldern, erwartet wird eine Liste. In YAML beginnt jeder Eintrag mit „- “, in JSON stehen alle in eckigen Klammern.",
  ["a path for a picture", article(POSTER, "poster: ./poster.png\n"), "poster:", "poster"],
  "Hier steht „./poster.png“, erwartet wird eine Gruppe mit den Feldern „src“, „alt“.",
  ["a path for a link in a JSON file", site(/"demo": {[^}]*}/, '"demo": "/contact"'), '"demo":', "header.demo"],
  "Hier steht „/contact“, erwartet wird eine Gruppe mit den Feldern „label“, „to“.",
  ["a word for a group in a list", article(THIRD_RELATED, "  - kundenkosten\n"), "- kundenkosten", "related[2]"],
  "Hier steht „kundenkosten“, erwartet wird eine Gruppe mit den Feldern „slug“, „readTime“.",
  ["a list for a whole file", { [SITE]: "[]" }, 1],
  "Hier steht eine Liste, erwartet wird eine Gruppe mit den Feldern „url“, „name“, „legalName“, „tagline“, „description“, „company“, „header“, „footer“, „closingDrawing“, „consent“, „notifications“, „offline“, „loading“, „errorScreen“.",
  ["a word for yes", article("order: 1", "order: 1\ndraft: ja"), "draft:", "draft"],
  "Hier steht „ja“, erwartet wird true oder false.",
]);

issues("A value that is not allowed", "", [
  ["a text that is too short", article('"Sales-Pipeline im Vertrieb"', "Zu kurz"), "title:", "title"],
  "Der Text hat 7 Zeichen, mindestens 15 sind nötig.",
  ["a text that is too long", inHead("x".repeat(181)), "text: xxx", "banner.text"],
  "Der Text hat 181 Zeichen, höchstens 180 sind erlaubt.",
  ["a number that is too small", article("order: 1", "order: 0"), "order:", "order"],
  "0 ist zu klein, erlaubt ist mindestens 1.",
  ["a number that is too large", article("duration: 5", "duration: 60"), "duration:", "duration"],
  "60 ist zu groß, erlaubt ist höchstens 12.",
  ["a description that is cut", blog("Eine Beschreibung", "Eine sehr lange ".repeat(6)), '"desc', "seo.description"],
  "Der Text hat 165 Zeichen, höchstens 149 sind erlaubt.",
  ["an alternative text that is too long", article("Ein Bild", "Bild ".repeat(45)), "alt:", "poster.alt"],
  "Der Text hat 225 Zeichen, höchstens 220 sind erlaubt.",
  ["a reading time that is too short", article("duration: 5", "duration: 4"), "duration:", "duration"],
  "4 ist zu klein, erlaubt ist mindestens 5.",
  ["a number that is too large, in JSON", views('"value": 4', '"value": 1001'), "1001", "report.bars[0].value"],
  "1001 ist zu groß, erlaubt ist höchstens 1000.",
  ["a number with a fraction", article("duration: 5", "duration: 5.5"), "duration:", "duration"],
  "5.5 ist keine ganze Zahl. Bitte runden.",
  ["a date in German notation", article("2025-03-18", "18.03.2025"), "published:", "published"],
  "„18.03.2025“ ist kein Datum der Form 2025-03-31.",
  ["a year alone", article("2025-03-18", "2025"), "published:", "published"],
  "„2025“ ist kein Datum der Form 2025-03-31.",
  ["a day that no calendar has", article("2025-03-18", "2025-02-30"), "published:", "published"],
  "Den Tag „2025-02-30“ gibt es im Kalender nicht. Bitte das Datum prüfen.",
  ["an update before the day of publication", article("2025-09-02", "2025-01-02"), "updated:", "updated"],
  "Aktualisiert am 2025-01-02, aber erst veröffentlicht am 2025-03-18. Bitte ein Datum ab 2025-03-18 nennen.",
  ["an update in the future", article("updated: 2025-09-02", "updated: 2099-09-02"), "updated:", "updated"],
  "Aktualisiert am 2099-09-02, das kommt erst noch. Bitte den Tag der letzten Änderung nennen.",
  ["a word that is no choice", article("type: Artikel", "type: Guide"), "type:", "type"],
  "„Guide“ ist nicht vorgesehen. Möglich: Artikel.",
  ["a word that is none of several choices", job("type: Vollzeit", "type: Nebenbei"), "type:", "type"],
  "„Nebenbei“ ist nicht vorgesehen. Möglich: Vollzeit, 6 Monate, Vollzeit/Teilzeit.",
  ["a word that is no choice in a list of groups", views('"email"', '"fax"'), '"fax"', "sequence.steps[0].channel"],
  "„fax“ ist nicht vorgesehen. Möglich: email, linkedin, phone, calendar.",
  ["a day that may be left out and is none", job("published:", "expires: bald\npublished:"), "expires:", "expires"],
  "„bald“ ist kein Datum der Form 2025-03-31.",
  ["a reading time in other words", article("7 min", "7 Minuten"), "7 Minuten", "related[0].readTime"],
  "„7 Minuten“ ist keine Lesezeit der Form „8 min“.",
  ["a list with too few entries", article(THIRD_RELATED, ""), "slug: sales-funnel", "related"],
  "Die Liste hat 2 Einträge, erwartet werden genau 3.",
  ["a list with too many entries", article("related:", `related:\n${FOURTH_RELATED}`), "slug: impressum", "related"],
  "Die Liste hat 4 Einträge, erwartet werden genau 3.",
  ["a list with one entry of three", article(/ {2}- slug: lead.*(?=banner:)/s, ""), "slug: sales-funnel", "related"],
  "Die Liste hat 1 Eintrag, erwartet werden genau 3.",
  ["an empty list of three entries", article(/related:.*(?=banner:)/s, "related: []\n"), "related:", "related"],
  "Die Liste hat 0 Einträge, erwartet werden genau 3.",
  ["a game whose solution has four leads", home(FIRST_LEAD, `$&, "reason": "Weil."`), '"leads"', "game.leads"],
  "Der Agent wählt genau 3 Leads, eine Begründung („reason“) haben hier 4.",
  ["a game whose solution has two leads", home(/,\s*"reason": "[^"]*"/, ""), '"leads"', "game.leads"],
  "Der Agent wählt genau 3 Leads, eine Begründung („reason“) haben hier 2.",
  ["an empty list", job("tags: [Vollzeit]", "tags: []"), "tags:", "tags"],
  "Die Liste hat 0 Einträge, nötig ist mindestens 1.",
  ["a text that a new document begins with", inHead(`"${UNWRITTEN}"`), "text:", "banner.text"],
  ["a sentence of it", inHead(`"Ein Satz. ${UNWRITTEN} Noch ein Satz."`), "text:", "banner.text"],
  ["a heading of it", inText("## Überschrift: worum es geht"), "## Über"],
  [
    "a paragraph of it",
    inText("Am Anfang.\nHier steht, womit Lesende noch diese Woche anfangen können."),
    "Hier steht",
  ],
  ["an attribute of it", callout('title="Überschrift des Diagramms"'), "<Callout"],
  [
    "a text that a new job begins with",
    job(
      "Ein Absatz über die Stelle.",
      "Hier steht, mit wem die Person zusammenarbeitet und was an der Stelle schwer ist.",
    ),
    "Hier steht",
  ],
  "Hier steht noch der Platzhalter. Bitte den Text schreiben oder „draft: true“ stehen lassen.",
  ["the site's address with a slash at its end", site("lotse.example", "lotse.example/"), '"url":', "url"],
  "Die Adresse der Website, z. B. https://www.hafenlotse.example, ohne Schrägstrich am Ende.",
  ["a mailbox without a domain", site("jobs@hafenlotse.example", "jobs"), "jobsEmail", "company.jobsEmail"],
  "„jobs“ ist keine E-Mail-Adresse. Erwartet wird z. B. kontakt@firma.de.",
]);

const LONG = "So lang wie ein Artikel wird der Text durch diesen Satz. ";
/** The article with so many words more, written by whom it may concern, and without its reading time. */
const longer = (sentences: number, head = ""): Changes => ({
  [ARTICLE]: fixture(ARTICLE, ["duration: 5\n", head]).replace("Noch ein Absatz.", LONG.repeat(sentences)),
});

issues("A reading time", "", [
  ["that is written and too long", article("duration: 5", "duration: 7"), "duration:", "duration"],
  "Der Text hat 1.164 Wörter, das sind 6 Minuten Lesezeit. Bitte 6 schreiben oder die Zeile löschen, dann wird gezählt.",
  ["that follows from a text that is too long", longer(150), 2, "duration"],
  "Der Text hat 2.811 Wörter, das sind 14 Minuten Lesezeit. 14 ist zu groß, erlaubt ist höchstens 12.",
  [
    "that follows from a text that is too short",
    { [ARTICLE]: fixture(ARTICLE, ["duration: 5\n", ""]).split("So lang")[0] ?? "" },
    2,
    "duration",
  ],
  "Der Text hat 9 Wörter, das sind 0 Minuten Lesezeit. 0 ist zu klein, erlaubt ist mindestens 5.",
]);

const EXAMPLE = '{ "kind": "example", "needs": "Eine Liste" }';
const SOURCE_OF = {
  kind: "source",
  author: "Amt",
  title: "Jahrbuch",
  year: "2025",
  link: "https://a.example/jahrbuch",
};
/** Puts something in place of the evidence of a figure. */
const evidence = (given: object) => home(EXAMPLE, JSON.stringify(given));
const CLAIM = '"evidence": {';
const claimed = (field: string) => `stats.items[0].evidence.${field}`;

issues("Evidence", "", [
  ["of an unknown kind", evidence({ kind: "studie" }), CLAIM, claimed("kind")],
  "„studie“ ist nicht vorgesehen. Möglich: source, measurement, quoted, example.",
  ["of no kind", evidence({ needs: "A" }), CLAIM, claimed("kind")],
  ["with an empty text", evidence({ kind: "example", needs: " " }), CLAIM, claimed("needs")],
  ["that a figure lacks", home(`,\n        "evidence": ${EXAMPLE}`, ""), 29, "stats.items[0].evidence"],
  "Der Wert fehlt. Bitte ergänzen.",
  ["from a source without its year", evidence({ ...SOURCE_OF, year: undefined }), CLAIM, claimed("year")],
  "Zu „source“ fehlt „year“: das Jahr, in dem sie erschienen ist.",
  ["that needs nothing", evidence({ kind: "example" }), CLAIM, claimed("needs")],
  "Zu „example“ fehlt „needs“: was vorliegen muss, damit es stimmt.",
  ["with a text of another kind", evidence({ ...SOURCE_OF, who: "A GmbH" }), CLAIM, claimed("who")],
  "„who“ gehört nicht zu „source“. Dort steht: author, title, year, link.",
  ["from no year", evidence({ ...SOURCE_OF, year: "neulich" }), CLAIM, claimed("year")],
  "„neulich“ ist kein Jahr. Erwartet werden vier Ziffern, z. B. 2025.",
  ["within the site", evidence({ ...SOURCE_OF, link: "/blog" }), CLAIM, claimed("link")],
  "„/blog“ führt zu keiner Quelle. Erwartet wird die volle Adresse, https://….",
  ["with a misspelt text", evidence({ kind: "example", needs: "A", whoo: "B" }), CLAIM, claimed("whoo")],
  "Dieses Feld gibt es hier nicht. Gemeint ist vielleicht „who“.",
]);

const SHEET = "articles/sales-pipeline/blatt.pdf";
const PDF = Buffer.from("%PDF-1.4\n");
const sheet = (name: string, bytes?: Buffer): Changes => ({
  [ARTICLE]: ["related:", `sheet: ${name}\nrelated:`],
  ...(bytes && { [SHEET]: bytes }),
});

issues("A print sheet", "", [
  ["that is not there", sheet("./blatt.pdf"), "sheet:", "sheet"],
  "Die Datei „./blatt.pdf“ gibt es nicht. Der Pfad gilt ab dem Ordner dieser Datei, z. B. ./poster.pdf.",
  ["that is a picture", sheet("./blatt.pdf", Buffer.from("\x89PNG")), "sheet:", "sheet"],
  "„./blatt.pdf“ ist kein PDF. Bitte das Blatt als PDF speichern.",
  ["by the name of a picture", sheet("./poster.png"), "sheet:", "sheet"],
  "„./poster.png“ ist kein PDF. Bitte das Blatt als PDF speichern.",
  ["that is too large", sheet("./blatt.pdf", Buffer.concat([PDF, Buffer.alloc(1e6)])), "sheet:", "sheet"],
  "„./blatt.pdf“ ist größer als 1 MB. Bitte kleiner speichern.",
  ["outside of the content", sheet("../../../blatt.pdf"), "sheet:", "sheet"],
  "„../../../blatt.pdf“ liegt nicht in content/. Bitte neben diese Datei legen.",
]);

const ENTRY = '"text": "Text"\n      }\n    ],\n    "action"';
const CLAIMING = `"text": "Text", "evidence": ${EXAMPLE} } ],\n "action"`;
const LINKS = "[A](https://example.com), [B](mailto:a@example.com?subject=B), [C](tel:+49838212345), a@example.com";
const toLogin = (to: string) => site('"to": "/login"', `"to": "${to}"`);
const onWindows = [SITE, FUNNEL, LEGAL].map((name) => [name, fixture(name).replaceAll("\n", "\r\n")]);
/** The first article's text and a fact, behind a mark that Windows puts before a text. */
const marked = [ARTICLE, LEGAL, SITE, "company.json"].map((name) => {
  return [name, `\ufeff${fixture(name).replace("Noch ein Absatz.", "{{legalName}}")}`];
});

it.each<[what: string, changes: Changes]>([
  ["a reading time that is right to a minute", article("duration: 5", "duration: 6")],
  ["no reading time", article("duration: 5\n", "")],
  ["no reading time of a draft that is short", { [OFFER]: DRAFT.split("So lang")[0] ?? "" }],
  ["no reading time on a card", article("    readTime: 7 min\n", "")],
  ["a source", evidence(SOURCE_OF)],
  ["a measurement", evidence({ kind: "measurement", who: "A GmbH", when: "1. Quartal 2026", how: "30 Angebote" })],
  ["what can be said of a quoted figure", evidence({ kind: "quoted", said: "Herkunft unbekannt" })],
  ["an example", evidence({ kind: "example", needs: "Eine Messung" })],
  ["evidence of an entry that need not claim anything", home(ENTRY, CLAIMING)],
  ["a PDF in the folder of an article", sheet("./blatt.pdf", PDF)],
  ["a job at the slug of an article", { "jobs/sales-funnel.mdx": inOwnWords(fixture(JOB, ["order: 1", "order: 2"])) }],
  ["a legal document at the slug of an article", { "legal/sales-funnel.mdx": inOwnWords(fixture(LEGAL)) }],
  ["an article at the name of a fixed page", costs("[cac, kosten]", "[about]")],
  ["an optional field", job("published:", "payRange: 50.000 €\nexpires: 2026-01-31\npublished:")],
  ["no aliases", article("aliases: [pipeline]\n", "")],
  ["a legal text without its date", passageOf(LEGAL)("updated: Februar 2024\n", "")],
  ["a link to an anchor", passageOf("pages/career.json")('"to": "/contact#form"', '"to": "#stellen"')],
  ["a link to another site", toLogin("https://example.com/a?b=c")],
  ["a link to a mailbox", toLogin("mailto:a@example.com")],
  ["complete addresses in a text", inText(LINKS)],
  ["a text at the limit of its length", inHead("x".repeat(180))],
  ["the largest number", views('"value": 4', '"value": 1000')],
  ["a word that says nothing as a label that is no link", views('"label": "Pipeline"', '"label": "mehr"')],
  ["an empty list of terms", { "terms.json": '{ "terms": [] }' }],
  ["a replaced word and other typography, which stop no build", inText('Noch eine "Pier".')],
  ["bold words, a lone dash, a hyphen behind bold words", inText("**Lead**-Scoring und **Wert**.\n– So ist es.")],
  ["a space at the end of a text", inHead('"Sein Text. "')],
  ["files that hold no text", { "pictures/logo.svg": "<svg/>", "articles/sales-funnel/quelle.txt": "x" }],
  ["Windows line ends", Object.fromEntries(onWindows)],
  ["a byte order mark", Object.fromEntries(marked)],
])("accepts %s", async (_what, changes) => {
  expect(await issuesAfter(changes)).toEqual([]);
});

issues("YAML with", "Der Kopf ist kein gültiges YAML. ", [
  ["a quotation left open before others", article('im Vertrieb"', "im Vertrieb"), "title:"],
  ["a quotation left open after all others", inHead('"Sein Text.'), "text:"],
  'Am Ende des Textes fehlt das Anführungszeichen (").',
  ["a single quotation mark left open", inHead("'Sein Text."), "text:"],
  "Am Ende des Textes fehlt das Anführungszeichen (').",
  ["text after a quotation", inHead('"Nein" heißt nein'), "text:"],
  "Nach dem schließenden Anführungszeichen geht der Text weiter. Anführungszeichen im Text selbst schreibt man „…“.",
  ["a tab", article("  text: Sein Text.", "\ttext: Sein Text."), "text: Sein"],
  "Eingerückt wird mit Leerzeichen, nicht mit Tabulatoren.",
  ["a line that is indented too far", article("  text: Sein Text.", "   text: Sein Text."), "text: Sein"],
  ["a line that is not indented enough", article("  text: Sein Text.", " text: Sein Text."), "text: Sein"],
  ["a first line that is indented", article('title: "Sales-P', ' title: "Sales-P'), "title:"],
  ["an entry without its hyphen", article("  - slug: k", "  slug: k"), "slug: kunden"],
  "Die Einrückung passt nicht zu den Zeilen darüber. Felder derselben Gruppe beginnen alle in derselben Spalte.",
  ["a field that stands twice", article("order: 1", "order: 1\norder: 9"), "order: 9"],
  "Dieses Feld steht doppelt. Bitte eines entfernen.",
  ["a colon in a text", inHead("Pipeline: ein Überblick"), "text:"],
  "Der Text enthält „: “ und muss deshalb in Anführungszeichen stehen.",
  ["a colon without a space", article("order: 1", "order:1"), "order:1"],
  "Nach dem Doppelpunkt fehlt ein Leerzeichen.",
  ["a field name without a colon", article("order: 1", "order 1"), "order 1"],
  "Nach dem Feldnamen fehlt der Doppelpunkt. Richtig ist z. B. „title: Ein Titel“.",
  ["a hyphen without a space", article("  - slug: k", "  -slug: k"), "-slug"],
  "Nach dem „-“ fehlt ein Leerzeichen.",
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
    "- Neu",
  ].flatMap((value): [TextIssue, string] => [
    [`a text that begins so: ${value}`, inHead(value), "text:"],
    `Ein Text darf hier nicht mit „${value.charAt(0)}“ beginnen. Bitte den ganzen Text in Anführungszeichen setzen.`,
  ]),
  ["a hashtag, which ends the text", inHead("Mehr #Vertrieb wagen"), "text:"],
  "Ab „#“ gilt der Rest der Zeile als Kommentar. Bitte den ganzen Text in Anführungszeichen setzen.",
  ["a list left open", article("[pipeline]", "[pipeline"), "aliases:"],
  "Die Klammer „[“ ist nicht geschlossen. Am Ende fehlt „]“.",
  ["a backslash in quotation marks", inHead('"C:\\Dateien"'), "text:"],
  "In doppelten Anführungszeichen wird ein umgekehrter Schrägstrich doppelt geschrieben: \\\\.",
  ["a front matter that goes on until a rule", article(/---\n\n(Ein A.*)/s, "\n$1\n---\n\nEnde.\n"), "## Eine"],
  "Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile, in der nur „---“ steht.",
]);

issues("A file with", "", [
  ["no front matter", { [ARTICLE]: "Nur Text.\n" }, 1],
  ["an empty line before the front matter", { [ARTICLE]: `\n${fixture(ARTICLE)}` }, 1],
  "Der Kopf fehlt. Die Datei beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.",
  ["a front matter without an end", article("---\n\nEin Absatz", "\nEin Absatz"), 1],
  "Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile, in der nur „---“ steht.",
  ["an empty front matter", { [ARTICLE]: "---\n---\n\nText.\n" }, 1],
  ["comments alone in its front matter", { [ARTICLE]: "---\n# Titel\n---\n" }, 1],
  "Der Kopf ist leer. Zwischen die beiden Zeilen „---“ gehören die Felder (title: …).",
  ["nothing in it", { [ARTICLE]: "" }, 1],
  ["nothing but empty lines", { [ARTICLE]: "\n\n" }, 1],
  "Die Datei ist leer. Sie beginnt mit einer Zeile „---“, dann folgen die Felder (title: …), dann wieder „---“.",
  ["a byte order mark, which moves no line", article(/^(.*)order: 1/s, "\ufeff$1order: eins"), "order:", "order"],
  "Hier steht „eins“, erwartet wird eine Zahl wie 7.",
  ["Windows line ends, which move no line either", { [ARTICLE]: WINDOWS }, "<Kasten />"],
  `<Kasten> gibt es nicht. ${KNOWN}`,
  ["Latin-1 for its encoding", { [ARTICLE]: Buffer.from(fixture(ARTICLE), "latin1") }, "seoTitle:"],
  ["UTF-16 for its encoding", { [SITE]: Buffer.from(`\ufeff${fixture(SITE)}`, "utf16le") }, 1],
  "Die Datei ist nicht als UTF-8 gespeichert, Umlaute sind darin nicht lesbar. Bitte im Editor die Zeichenkodierung „UTF-8“ wählen und neu speichern.",
  ["a picture pasted into the text", inText(`![Alt](data:image/png;base64,${"A".repeat(6_000_000)})`)],
  "Die Datei hat 6 Millionen Zeichen, erlaubt ist höchstens eine. Steckt ein Bild im Text? Es gehört als eigene Datei daneben.",
]);

issues("JSON with", "Kein gültiges JSON. ", [
  ["a missing comma", site('"Hafenlotse",', '"Hafenlotse"'), NAME],
  "Nach diesem Eintrag fehlt ein Komma.",
  ["a comma after the last field", site('nur für Unternehmen"', 'nur für Unternehmen",'), '"audience"'],
  ["a comma after the last entry", site('"to": "/"\n      }', '"to": "/"\n      },'), 25],
  "Nach diesem Komma folgt kein Eintrag mehr. Bitte das Komma entfernen.",
  ["a missing value", site(NAME, '"name": ,'), '"name"'],
  "Hier fehlt ein Wert.",
  ["a comment", site(NAME, `// Der Name\n  ${NAME}`), "// Der Name"],
  ["a comment in a line", site(NAME, `"name": /* Name */ "Lotse"`), '"name"'],
  "JSON kennt keine Kommentare. Bitte entfernen.",
  ["single quotation marks", site(NAME, "\"name\": 'Hafenlotse'"), '"name"'],
  ["German quotation marks around a text", site(NAME, '"name": „Lotse“'), '"name"'],
  ["a straight mark in a text", site(NAME, '"name": "Der „Lotse" hier"'), '"name"'],
  ["a field name without quotation marks", site(NAME, 'name: "Lotse"'), 'name: "'],
  'Texte und Feldnamen stehen in geraden doppelten Anführungszeichen ("). Im Text selbst schreibt man „…“ statt gerader.',
  ["a German mark at the end of a text", site(NAME, '"name": "Hafenlotse“'), '"name"'],
  'Der Text ist nicht mit einem geraden Anführungszeichen (") beendet. Er endet in derselben Zeile, in der er beginnt.',
  ["a brace missing at the end", site(/\}\n$/, "\n"), fixture(SITE).split("\n").length - 2],
  "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 1 ist nicht geschlossen.",
  ["a brace missing between two groups", site(/(jobs@.*")\n {2}},/, "$1\n"), '"jobsEmail"'],
  "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 7 ist nicht geschlossen.",
  ["a brace missing before another one", site('"label": "Menü"\n    }', '"label": "Menü"\n'), '"label": "Menü"'],
  "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 35 ist nicht geschlossen.",
  ["a brace missing at the end of an entry", site(/(\/product")\n *}/, "$1\n"), '"to": "/product"'],
  "Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus Zeile 49 ist nicht geschlossen.",
  ["a brace missing at the beginning of a group", site('"company": {', '"company":'), '"company":'],
  "Nach diesem Doppelpunkt fehlt der Wert, oder die Klammer „{“.",
  ["a brace too many", site('"label": "Menü"\n    }', '"label": "Menü"\n    }\n    }'), 40],
  "Zu dieser Klammer fehlt weiter oben „{“.",
  ["a list left open", site('      }\n    ],\n    "login"', '      }\n    ,\n    "login"'), '"login"'],
  "Dieses Feld steht in einer Liste. Davor fehlt „]“ oder „{“.",
  ["a missing colon", site(NAME, '"name" "Hafenlotse"'), '"name"'],
  "Hier fehlt ein Doppelpunkt zwischen Name und Wert.",
  ["an equals sign", site(NAME, '"name" = "Hafenlotse"'), '"name"'],
  "Zwischen Name und Wert steht ein Doppelpunkt, kein „=“.",
  ["a semicolon", site('"Hafenlotse",', '"Hafenlotse";'), NAME],
  "Einträge werden mit einem Komma getrennt, nicht mit „;“.",
  ["a tab in a text", site(NAME, '"name": "Hafen\tlotse"'), '"name"'],
  "Im Text steht ein Tabulator oder Steuerzeichen. Bitte durch ein Leerzeichen ersetzen.",
  ["a backslash in a text", site(NAME, '"name": "Hafen\\lotse"'), '"name"'],
  "Ein umgekehrter Schrägstrich wird doppelt geschrieben: \\\\.",
  ["something after the end", { [SITE]: `${fixture(SITE)}"Ende"\n` }, '"Ende"'],
  "Nach dem Ende der Daten steht noch etwas. Bitte entfernen.",
  ["nothing", { [SITE]: "" }, 1],
  "Die Datei ist leer. Bitte die letzte Fassung zurückholen.",
  ["a decimal comma", views('"value": 4', '"value": 4,5'), '"value": 4,5'],
  "In Zahlen steht ein Punkt statt des Kommas, z. B. 4.5.",
]);

issues("A name:", "", [
  ["a field that stands twice in JSON", site(NAME, `${NAME},\n  "name": "Lotse"`), '"name": "Lotse"'],
  "Das Feld „name“ steht hier doppelt. Bitte eines entfernen.",
  ["a file in the wrong place", { "articles/neu.mdx": fixture(ARTICLE) }],
  ["a text beside an article", { "articles/sales-funnel/entwurf.mdx": "" }],
  ["a file in other letters", { "articles/neu/INDEX.MDX": "" }],
  "Diese Datei gehört zu keiner Inhaltsart. Möglich sind: articles/mein-artikel/index.mdx.",
  ["a text in no folder", { "notes.md": "" }],
  `Diese Datei gehört zu keiner Inhaltsart. Möglich sind: ${contentTypes.map(({ example }) => example).join(", ")}.`,
  ["a page's file that is misnamed", { "pages/lega.json": fixture("pages/legal.json"), "pages/legal.json": null }],
  "Diese Datei gehört zu keiner Inhaltsart. Gemeint ist vielleicht pages/legal.json.",
  ["a file with the wrong ending", { "jobs/praktikum.md": fixture(JOB) }],
  "Diese Datei gehört zu keiner Inhaltsart. Möglich sind: jobs/meine-stelle.mdx.",
  ...contentTypes
    .filter(({ family }) => !family)
    .map(({ example }): TextIssue => [`${example} that is missing`, { [example]: null }]),
  "Diese Datei fehlt. Ohne sie kann die Seite nicht gebaut werden. Bitte die letzte Fassung zurückholen.",
  ["a folder with a capital letter", { "articles/Neukunden/index.mdx": newArticle() }],
  `Der Name des Ordners wird zur Adresse. „Neukunden“ ${NO_ADDRESS}`,
  ["a file with an umlaut", { "jobs/büroleitung.mdx": fixture(JOB, ["order: 1", "order: 2"]) }],
  `Der Name der Datei wird zur Adresse. „büroleitung“ ${NO_ADDRESS}`,
  ["a folder with an underscore", { "articles/neu_kunden/index.mdx": newArticle() }],
  `Der Name des Ordners wird zur Adresse. „neu_kunden“ ${NO_ADDRESS}`,
  ["a file with a hyphen at its end", { "legal/cookie-.mdx": fixture(LEGAL) }],
  `Der Name der Datei wird zur Adresse. „cookie-“ ${NO_ADDRESS}`,
  ["a folder renamed, to which others still lead", { ...RENAMED, ...inText("[Preise](/blog/sales-funnel)") }],
  `Der Name des Ordners wird zur Adresse. „Sales-Funnel“ ${NO_ADDRESS}`,
  ["a second address that is none", article("[pipeline]", "[Größe]"), "aliases:", "aliases[0]"],
  `„Größe“ ${NO_ADDRESS}`,
  ["a second address that is another article's", article("[pipeline]", "[sales-funnel]"), "aliases:", "aliases[0]"],
  ["a second address that is a later article's", costs("[cac, kosten]", "[sales-funnel]"), "aliases:", "aliases[0]"],
  `Die Adresse /blog/sales-funnel ist schon vergeben, an content/${FUNNEL}. Bitte eine andere wählen.`,
  ["a second address twice", article("[pipeline]", "\n  - pipeline\n  - pipeline # 2"), "# 2", "aliases[1]"],
  `Die Adresse /blog/pipeline ist schon vergeben, an content/${ARTICLE} (aliases[0]). Bitte eine andere wählen.`,
  ["a second address that is another article's second one", nurturing("[]", "[kosten]"), "aliases:", "aliases[0]"],
  `Die Adresse /blog/kosten ist schon vergeben, an content/${COSTS} (aliases[1]). Bitte eine andere wählen.`,
  ["a second address that is the first one", article("[pipeline]", "[sales-pipeline]"), "aliases:", "aliases[0]"],
  `Die Adresse /blog/sales-pipeline ist schon vergeben, an content/${ARTICLE}. Bitte eine andere wählen.`,
  ["a document at the address of a fixed page", { "legal/contact.mdx": inOwnWords(fixture(LEGAL)) }],
  "Die Adresse /contact gehört schon einer festen Seite. Bitte einen anderen Namen wählen.",
  ["a document at the address of the error page", { "legal/404.mdx": inOwnWords(fixture(LEGAL)) }],
  "Die Adresse /404 gehört schon einer festen Seite. Bitte einen anderen Namen wählen.",
  ["an article's title that another one has", funnel("Sales-Funnel im V", "kundenkosten im V"), "title:", "title"],
  `So heißt schon content/${COSTS}. Bitte einen eigenen Titel wählen.`,
  ["a title in search engines that another one has", article("Pipeline im B", "Funnel im B"), "seoTitle:", "seoTitle"],
  "Dasselbe zeigen Suchmaschinen schon von content/articles/sales-funnel/index.mdx. Bitte einen eigenen Text schreiben.",
  ["a description that another page has", product("ist, product.", "ist, home."), '"description"', "seo.description"],
  "Dasselbe zeigen Suchmaschinen schon von content/pages/home.json. Bitte einen eigenen Text schreiben.",
  ["a place in the overview that is taken", article("order: 1", "order: 2"), "order:", "order"],
  `Platz 2 in der Übersicht hat schon content/${FUNNEL}. Die erste freie Nummer ist 1.`,
  ["a place that is another job's", { "jobs/praktikum.mdx": inOwnWords(fixture(JOB)) }, "order:", "order"],
  `Platz 1 in der Übersicht hat schon content/${JOB}. Die erste freie Nummer ist 2.`,
]);

issues("A related article", "", [
  [
    "with a reading time that is not its own",
    article("readTime: 7 min", "readTime: 99 min"),
    "99 min",
    "related[0].readTime",
  ],
  "Der Artikel „sales-funnel“ hat 6 Minuten Lesezeit. Bitte „6 min“ schreiben oder die Zeile löschen.",
  ["that does not exist", third("kaltakquise"), "slug: kaltakquise", "related[2].slug"],
  `Den Text „kaltakquise“ gibt es nicht. ${ALL_ARTICLES}`,
  ["that is misspelt", third("kundenkostne"), "slug: kundenkostne", "related[2].slug"],
  `Den Text „kundenkostne“ gibt es nicht. Gemeint ist vielleicht „kundenkosten“. ${ALL_ARTICLES}`,
  ["by its second address", third("cac"), "slug: cac", "related[2].slug"],
  `Den Text „cac“ gibt es nicht. „cac“ ist eine Zweitadresse von „kundenkosten“; gemeint ist wohl dieser. ${ALL_ARTICLES}`,
  ["that is a job", third("account-executive"), "slug: a", "related[2].slug"],
  `Den Text „account-executive“ gibt es nicht. ${ALL_ARTICLES}`,
  ["that is the article itself", third("sales-funnel"), "slug: sales-funnel", "related[2].slug"],
  "Ein Text kann nicht auf sich selbst verweisen. Bitte einen anderen nennen.",
  ["for the second time", third("sales-pipeline # noch einmal"), "# noch einmal", "related[2].slug"],
  "„sales-pipeline“ steht hier schon. Bitte lauter verschiedene nennen.",
  ["that is a draft", { ...third("angebote"), [OFFER]: DRAFT }, "slug: angebote", "related[2].slug"],
  "„angebote“ ist noch nicht veröffentlicht (Entwurf). Bitte bis dahin einen anderen Text nennen.",
  ["whose day has not come", { ...third("angebote"), [OFFER]: TO_COME }, "slug: angebote", "related[2].slug"],
  "„angebote“ ist noch nicht veröffentlicht (Erscheint am 31. Januar 2099). Bitte bis dahin einen anderen Text nennen.",
]);

issues("A text with", "", [
  ["a component left open", callout('title="A"', ""), "<Callout"],
  ["a component left open in a paragraph", inText('Eine Zeile.\nEin <Callout title="A">Text.'), "<Callout"],
  "<Callout> ist nicht geschlossen. Nach dem Inhalt folgt </Callout> in einer eigenen Zeile.",
  ["a component closed in the paragraph inside it", inText('<Callout title="A">\nText.</Callout>'), "Text.</Callout>"],
  "</Callout> gehört in eine eigene Zeile, mit einer Leerzeile davor.",
  ["a component closed by another name", callout('title="A"', "</Checklist>"), "</Checklist>"],
  "Hier steht </Checklist>, zuletzt geöffnet wurde aber <Callout>. Zuerst kommt </Callout>.",
  ["a component closed that is not open", inText("</Callout>"), "</Callout>"],
  "Hier wird ein Element geschlossen, das nicht geöffnet ist. Bitte die Zeile entfernen oder das Element davor öffnen.",
  ["a less-than sign before a number", inText("Bis <5 Tage."), "<5"],
  ["a less-than sign before a word", inText("Weniger als <drei Tage."), "<drei"],
  ["a less-than sign at the end", inText("Weniger als <\n\nEnde."), "als <"],
  LESS,
  ["an address in angle brackets", inText("<https://example.com>"), "<https"],
  ["a mailbox in angle brackets", inText("An <a@example.com>"), "<a@"],
  "Eine Adresse in spitzen Klammern ist kein Link. Bitte [Text](https://…) schreiben.",
  ["an HTML comment", inText("<!-- später -->"), "<!--"],
  "Kommentare sind im Text nicht vorgesehen. Bitte <!-- … --> entfernen.",
  ["words in braces", inText("Ein {zwei Worte}."), "{zwei"],
  ["a word in braces", inText("Ein {Wort}."), "{Wort}"],
  ["a brace left open", inText("{Wort\n\nMehr Text.\n\nEnde."), "{Wort"],
  "Programmcode ist im Text nicht vorgesehen. Eine geschweifte Klammer wird als &#123; geschrieben. Ein Fakt steht in zweien: {{legalName}}.",
  ["an import", inText('import a from "b"'), "import a"],
  ["an export", inText("export const a = 1"), "export const"],
  ["a sentence like an import", inText("import heißt Einfuhr."), "import heißt"],
  "Ein Absatz darf nicht mit „import“ oder „export“ beginnen. Bitte den Satz umstellen.",
  ["an unknown component", inText("<Kasten />"), "<Kasten />"],
  `<Kasten> gibt es nicht. ${KNOWN}`,
  ["a break as HTML", inText("Eins<br>Zwei"), "<br>"],
  "<br> gibt es nicht. Ein „\\“ am Ende der Zeile bricht sie um.",
  ["a component in lower case", inText('<callout title="A">\n\nText.\n\n</callout>'), "<callout"],
  "<callout> gibt es nicht. Gemeint ist vielleicht <Callout>.",
  ["a missing attribute", inText('<Statistic value="5" evidence="quoted" said="A" />'), "<Statistic"],
  '<Statistic> braucht die Angabe „label“: <Statistic label="…">.',
  ["a figure that says nothing of where it comes from", inText('<Statistic value="5" label="A" />'), "<Statistic"],
  '<Statistic> braucht die Angabe „evidence“: <Statistic evidence="…">.',
  ["a kind of evidence that there is not", figure('evidence="studie"'), "<Statistic"],
  "<Statistic>: „studie“ sagt nicht, woher die Zahl kommt. Möglich: source, measurement, quoted, example.",
  ["evidence without its text", figure('evidence="quoted"'), "<Statistic"],
  "<Statistic>: Zu „quoted“ fehlt „said“: was sich über ihre Herkunft sagen lässt, auch dass sie sich nicht belegen ließ.",
  ["a text of other evidence", figure('evidence="example" needs="A" who="B"'), "<Statistic"],
  "<Statistic>: „who“ gehört nicht zu „example“. Dort steht: needs.",
  ["a source that nobody can look up", figure(`evidence="source" ${SOURCE} link="Blog"`), "<Statistic"],
  "<Statistic>: „Blog“ führt zu keiner Quelle. Erwartet wird die volle Adresse, https://….",
  ["no attributes at all", inText(`<BarChart>\n\n${ROWS}\n\n</BarChart>`), "<BarChart>"],
  '<BarChart> braucht die Angaben „title“, „description“, „unit“: <BarChart title="…" description="…" unit="…">.',
  ["an unknown attribute", callout('title="A" farbe="rot"'), "<Callout"],
  "<Callout> kennt die Angabe „farbe“ nicht. Möglich sind: title.",
  ["a misspelt attribute", callout('titel="A"'), "<Callout"],
  "<Callout> kennt die Angabe „titel“ nicht. Gemeint ist vielleicht „title“.",
  ["an attribute twice", callout('title="A" title="B"'), "<Callout"],
  "<Callout>: Die Angabe „title“ steht doppelt. Bitte eine entfernen.",
  ["an attribute in braces", callout('title={"A"}'), "<Callout"],
  ["an empty attribute", callout('title=""'), "<Callout"],
  '<Callout>: Die Angabe „title“ braucht einen Text: title="…".',
  ["attributes as code", callout("{...angaben}"), "<Callout"],
  '<Callout>: Angaben haben die Form name="Text".',
  ["German marks around an attribute", callout("title=„A“"), "<Callout"],
  ["a German mark at its end", callout('title="A“'), "<Callout"],
  'Angaben haben die Form name="Text", mit geraden Anführungszeichen davor und danach.',
  ["straight marks inside an attribute", callout('title="Ein "Wort""'), "<Callout"],
  'Die Angaben von <Callout> sind nicht lesbar. Sie haben die Form name="Text"; Anführungszeichen im Text selbst schreibt man „…“.',
  ["the title of the page in the text", inText("# Titel"), "# Titel"],
  ["an underlined title", inText("Ein Titel\n========="), "Ein Titel"],
  ["a heading of the fourth level", inText("#### Fein"), "#### Fein"],
  "Im Text sind nur Überschriften mit ## und ### erlaubt; # ist der Titel der Seite.",
  ["a heading of the third level above all others", article("## Eine", "### Eine"), "### Eine"],
  "Die erste Überschrift beginnt mit ##. Erst unter einer solchen steht eine mit ###.",
  ["two headings of one name", inText("### Eine Überschrift"), "### Eine"],
  "Die Überschrift „Eine Überschrift“ steht schon in Zeile 31. Bitte zwei verschiedene wählen.",
  ["a line right below its last words", inText("Noch ein Satz.\n---\n\nWeiter."), "Noch ein"],
  "Die Linie darunter macht diesen Text zur Überschrift. Eine Überschrift beginnt mit ##, vor einer Linie bleibt eine Zeile frei.",
  ["a sign for more at the beginning of a line", inText("> 5 % antworten."), "> 5 %"],
  "Ein > am Anfang der Zeile macht ein Zitat daraus. Bitte „mehr als 5“ schreiben oder den Satz umstellen.",
  ["a list as Word copies it", inText("Davor:\n\n·\tEins\n·\tZwei"), "·\tEins"],
  ["a list with circles", inText("•  Eins\n•  Zwei"), "•  Eins"],
  ["a list below a line", inText("Davor:\no\tEins\no\tZwei"), "o\tEins"],
  ["a list with dashes", inText("Davor:\n– Eins\n– Zwei"), "– Eins"],
  ["a list whose hyphens have no space", inText("-Eins\n-Zwei"), "-Eins"],
  "So wird daraus keine Liste. Jeder Punkt beginnt mit „- “, vor dem ersten bleibt eine Zeile frei.",
]);

const NO_TABLE =
  "So wird daraus keine Tabelle. Zwischen den Spalten steht „|“, unter der Kopfzeile |---|---| mit gleich vielen Spalten.";
const STATISTIC = 'Statistic value="5" label="A" evidence="quoted" said="B"';

issues("Markdown that shows its signs", "", [
  ["a heading without a space", inText("##Eine Frage"), "##Eine"],
  "Nach ## fehlt ein Leerzeichen: ## Eine Überschrift.",
  ["bold words without an end", inText("Das ist **fett und mehr."), "**fett"],
  ["bold words with spaces inside", inText("Das ist ** fett ** und mehr."), "** fett"],
  ["bold words without a beginning", inText("Das ist fett**"), "fett**"],
  "Diese Sterne heben nichts hervor. Richtig ist **ein Begriff**: zwei davor, zwei danach, innen kein Leerzeichen.",
  ["a link whose brackets are exchanged", inText("(Preise)[/about]"), "(Preise)"],
  "Hier steht ein Link, der nicht zu Ende geschrieben ist. Richtig ist [Preise und Pakete](/pfad).",
  ["a table without the line under its head", inText("| A | B |\n| x | 1 |"), "| A"],
  ["a table without a head", inText("|---|---|\n| x | 1 |"), "|---"],
  ["a table whose line has fewer columns", inText("| A | B |\n|---|\n| x | 1 |"), "| A"],
  ["a table as a spreadsheet copies it", inText("Stufe\tWert\nEins\t1"), "Stufe"],
  NO_TABLE,
]);

issues("A block", "", [
  ["in the middle of a sentence", inText('Ein <Callout title="A">Text</Callout> mitten.'), "<Callout"],
  "<Callout> steht mitten im Text. Vor und nach einem Baustein bleibt eine Zeile frei.",
  ["without its text", inText('<Callout title="A" />'), "<Callout"],
  "<Callout> ist leer. Der Text steht zwischen <Callout …> und </Callout>.",
  ["without its list", inText('<Checklist title="A">\n\nText.\n\n</Checklist>'), "<Checklist"],
  "<Checklist> braucht eine Liste als Inhalt: Jeder Punkt beginnt mit „- “, davor und danach eine Leerzeile.",
  ["with a text that it does not show", inText(`<${STATISTIC}>\n\nText.\n\n</Statistic>`), "<Statistic"],
  "<Statistic> hat keinen Inhalt und endet mit „/>“. Was darin steht, gehört darüber oder darunter.",
  ["with a text beside its table", chart("BarChart", ROWS, "", "Daneben."), "Daneben."],
  "<BarChart> zeigt nur eine Tabelle. Was sonst darin steht, gehört darüber oder darunter.",
  ["with a number of nothing", chart("BarChart", ...HEAD, "|  | 1 |", "| y | 2 |"), "|  | 1 |"],
  "<BarChart>: In der ersten Spalte steht, was die Zahl bedeutet; hier fehlt es.",
  ["with two numbers of one name", chart("BarChart", ...HEAD, "| x | 1 |", "| **x** | 2 |"), "| **x**"],
  "<BarChart>: „x“ steht schon in einer Zeile davor. Bitte lauter verschiedene nennen.",
  ["that only legal texts can show", inText("<ConsentReset />"), "<ConsentReset"],
  "<ConsentReset> bleibt hier leer, es gehört in Texte wie legal/mein-text.mdx. Bitte löschen.",
]);

const CONFLICT = "<<<<<<< HEAD\nEins.\n=======\nZwei.\n>>>>>>> main";
const TWO_VERSIONS =
  "Hier stehen zwei Fassungen, die git nicht zusammenführen konnte. Bitte eine behalten und die Zeilen mit <<<<<<<, ======= und >>>>>>> löschen.";
issues("Two versions that git could not merge", "", [
  ["in a text", inText(CONFLICT), "<<<<<<<"],
  ["in JSON", site(`  ${NAME}`, CONFLICT), "<<<<<<<"],
  TWO_VERSIONS,
]);

issues("A calculator", "<Calculator", [
  ["without a name", inText('<Calculator target="5" />'), "<Calculator"],
  '> braucht die Angabe „name“: <Calculator name="…">.',
  ["of an unknown name", calculator({ name: "besuch" }), "<Calculator"],
  ">: „besuch“ gibt es bei „name“ nicht. Möglich sind: cac, pipeline, funnel, conversion, hiring, visit.",
  ["of a misspelt name", calculator({ name: "visits" }), "<Calculator"],
  ">: „visits“ gibt es bei „name“ nicht. Gemeint ist vielleicht „visit“.",
  ["without one of its numbers", calculator({ callCost: undefined }), "<Calculator"],
  '> braucht die Angabe „callCost“: <Calculator callCost="…">.',
  ["with a number that it does not ask for", calculator({ hours: "5" }), "<Calculator"],
  "> kennt die Angabe „hours“ nicht. Möglich sind: name, visitCost, callCost, visitChance, callChance, winRate, handlingCost.",
  ["with a word for a number", calculator({ winRate: "viele" }), "<Calculator"],
  ">: „viele“ ist bei „winRate“ nicht möglich. Erlaubt ist eine Zahl von 1 bis 100~%.".replace("~", "\u00a0"),
  ["with a number out of its range", calculator({ winRate: "101" }), "<Calculator"],
  ">: „101“ ist bei „winRate“ nicht möglich. Erlaubt ist eine Zahl von 1 bis 100~%.".replace("~", "\u00a0"),
  ["with a number out of range that it need not have", calculator({ handlingCost: "-1" }), "<Calculator"],
  ">: „-1“ ist bei „handlingCost“ nicht möglich. Erlaubt ist eine Zahl von 0 bis 100.000~€.".replace("~", "\u00a0"),
  [
    "with numbers that do not go together",
    inText('<Calculator name="conversion" hitsBefore="13" triesBefore="10" hitsAfter="18" triesAfter="45" />'),
    "<Calculator",
  ],
  ">: Die Angabe bei „hitsBefore“ passt nicht zu den anderen. Bitte höchstens so viele Treffer wie Versuche eintragen.",
  ["twice in a text", inText(`${VISIT}\n\n${VISIT}`), 35],
  ">: „visit“ steht schon weiter oben. Jeder Text darf das einmal haben.",
]);

it("a calculator's start values may be facts, have units and any notation of numbers", async () => {
  const numbers = { visitCost: "1 465,50 €", callCost: "97,5", visitChance: "{{exampleChurn}}", callChance: "15" };
  expect(await issuesAfter(calculator(numbers))).toEqual([]);
  expect(await issuesAfter(calculator({ ...numbers, handlingCost: "1.322 €" }))).toEqual([]);
});

issues("The table", "", [
  ["missing in a table", inText('<Table caption="A">\n\nText.\n\n</Table>'), "<Table"],
  noTable("Table"),
  ["missing in a roadmap", inText('<Roadmap title="A" />'), "<Roadmap"],
  noTable("Roadmap"),
  ["missing in a chart", chart("BarChart", "Text."), "<BarChart"],
  noTable("BarChart"),
  ["without the line under its headings", chart("LineChart", "| A | B |", "| x | 1 |", "| y | 2 |"), "<LineChart"],
  noTable("LineChart"),
  ["with a unit beside a number", chart("BarChart", ...HEAD, "| x | 1 % |", "| y | 2 |"), "| x |"],
  "<BarChart>: „1\u00a0%“ ist keine Zahl. Erlaubt sind z. B. 1.250 oder 4,5; die Einheit steht in „unit“.",
  ["without one of its numbers", chart("BarChart", ...HEAD, "| x |  |", "| y | 2 |"), "| x |"],
  "<BarChart>: Hier fehlt eine Zahl, z. B. 1.250 oder 4,5.",
  [
    "with too many rows",
    chart("FunnelChart", ...HEAD, ...[..."abcdefg"].map((name) => `| ${name} | 1 |`)),
    "| A | B |",
  ],
  "<FunnelChart>: Die Tabelle hat 7 Zeilen, erlaubt sind 2 bis 6.",
  ["with too few rows", chart("FunnelChart", ...HEAD, "| x | 1 |"), "| A | B |"],
  "<FunnelChart>: Die Tabelle hat 1 Zeile, erlaubt sind 2 bis 6.",
  ["with too many columns", chart("BarChart", "|A|B|C|", "|---|---|---|", "|x|1|2|", "|y|1|2|"), "|A|B|C|"],
  "<BarChart>: Die Tabelle hat 3 Spalten, erlaubt sind genau 2.",
  ["with a row that is too long", chart("BarChart", ...HEAD, "| x | 1 | zwei |", "| y | 2 |"), "| x |"],
  ["of any kind with a row that is too long", inText("| A | B |\n|---|---|\n| x | 1 | zwei |"), "| x |"],
  "Die Zeile hat 3 Felder, die Überschrift 2. Jede Zeile braucht gleich viele.",
  ["with a row that is too short", chart("BarChart", ...HEAD, "| x |", "| y | 2 |"), "| x |"],
  ["of any kind with a row that is too short", inText("| A | B |\n|---|---|\n| y | 2 |\n| x |"), "| x |"],
  ["in a roadmap with a row that is too short", inText(`<Roadmap title="A">\n\n${ROWS}\n| z |\n\n</Roadmap>`), "| z |"],
  "Die Zeile hat 1 Feld, die Überschrift 2. Jede Zeile braucht gleich viele.",
]);

issues("A picture", "", [
  ["whose file is not there", inText("![Alt](./weg.png)"), "![Alt]"],
  "Die Datei „./weg.png“ gibt es nicht. Das Bild gehört in denselben Ordner wie der Text.",
  [
    "whose name has an umlaut of two characters",
    { ...inText("![Alt](./schl\u00fcssel.png)"), "articles/sales-pipeline/schlu\u0308ssel.png": "" },
    "![Alt]",
  ],
  "Die Datei „./schl\u00fcssel.png“ heißt im Ordner nur scheinbar so. Bitte ohne Umlaute nennen, hier und im Ordner. Das Bild gehört in denselben Ordner wie der Text.",
  ["whose name is misspelt", inText("![Alt](./Poster.png)"), "![Alt]"],
  "Die Datei „./Poster.png“ gibt es nicht. Gemeint ist vielleicht ./poster.png. Das Bild gehört in denselben Ordner wie der Text.",
  ["without words", inText("![](./poster.png)"), "![]"],
  "Dem Bild „./poster.png“ fehlt der Alternativtext. Er steht in den eckigen Klammern: ![Was zu sehen ist und was es bedeutet](./poster.png).",
  ["whose words are its name", inText("![poster.png](./poster.png)"), "![poster"],
  "Dem Bild „./poster.png“ fehlt der Alternativtext. Er steht in den eckigen Klammern: ![Was zu sehen ist und was es bedeutet](./poster.png).",
  ["whose words only say that it is one", inText("![Bild 1](./poster.png)"), "![Bild"],
  "„Bild 1“ sagt nicht, was zu sehen ist. Wer das Bild nicht sieht, liest diesen Text: bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.",
  ["of the head whose words only say that it is one", article("Ein Bild", "Foto"), "alt:", "poster.alt"],
  "„Foto“ sagt nicht, was zu sehen ist. Wer das Bild nicht sieht, liest diesen Text: bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.",
  ["inside a sentence", inText("Ein ![Alt](./poster.png) Bild."), "![Alt]"],
  "Das Bild „./poster.png“ steht mitten im Text. Vor und nach einem Bild bleibt eine Zeile frei.",
  ["from another host", inText("![Alt](https://example.com/a.png)"), "![Alt]"],
  notBeside("https://example.com/a.png"),
  ["from another folder", inText("![Alt](../sales-funnel/poster.png)"), "![Alt]"],
  notBeside("../sales-funnel/poster.png"),
  ["of another type", inText("![Alt](./bild.gif)"), "![Alt]"],
  notBeside("./bild.gif"),
  ["without ./", inText("![Alt](poster.png)"), "![Alt]"],
  notBeside("poster.png"),
  ["with a space in its name", inText("![Alt](./mein bild.png)"), "![Alt]"],
  "Die Adresse „./mein bild.png“ enthält ein Leerzeichen. Bitte Bindestriche verwenden, auch im Namen der Datei.",
  ["with German marks around its caption", inText("![Alt](./poster.png „Unterschrift“)"), "![Alt]"],
  'Eine Bildunterschrift steht in geraden Anführungszeichen: ![Text](./bild.png "Unterschrift").',
  ["named at the end of the text", inText("![Alt][bild]\n\n[bild]: ./poster.png"), "![Alt]"],
  "Ein Bild wird als ![Text](./bild.png) geschrieben.",
  ["as HTML", inText('<img src="./poster.png" alt="A" />'), "<img"],
  "<img> gibt es nicht. Ein Bild ist ![Was zu sehen ist](./bild.png).",
  ["of the head that is not there", article("./poster.png", "./plakat.png"), "src:", "poster.src"],
  `Die Datei „./plakat.png“ gibt es nicht. ${POSTER_HINT}`,
  ["of the head in other letters", article("./poster.png", "./poster.PNG"), "src:", "poster.src"],
  `Die Datei „./poster.PNG“ gibt es nicht. ${POSTER_HINT}`,
  ["of the head that is a folder", article("./poster.png", "."), "src:", "poster.src"],
  `Die Datei „.“ gibt es nicht. ${POSTER_HINT}`,
  ["of the head outside the content", article("./poster.png", "../../../package.json"), "src:", "poster.src"],
  "„../../../package.json“ liegt nicht in content/. Bitte das Bild neben diese Datei oder nach content/pictures legen.",
  ["of the head that is none", article("./poster.png", "./index.mdx"), "src:", "poster.src"],
  "„./index.mdx“ ist kein Bild. Erlaubt sind PNG, JPEG, WebP, AVIF und SVG.",
  ["of a page, from the wrong folder", home("../pictures/photo", "./pictures/photo"), '"./pict', "hero.picture.src"],
  `Die Datei „./pictures/photo.png“ gibt es nicht. ${POSTER_HINT}`,
]);

issues("A link", "", [
  ["to a page that does not exist", inText("[Preise](/preise)"), "[Preise]"],
  "Die Seite /preise gibt es nicht. Bitte nennen, was im Browser nach dem Namen der Website steht, z. B. /blog/b2b-sales-funnel.",
  ["to a page that is misspelt", inText("[Preise](/blog/sales-funel)"), "[Preise]"],
  "Die Seite /blog/sales-funel gibt es nicht. Gemeint ist vielleicht /blog/sales-funnel.",
  ["with a slash at its end", inText("[Preise](/about/)"), "[Preise]"],
  "Die Seite /about/ gibt es nicht. Gemeint ist vielleicht /about.",
  ["to an anchor that is misspelt", inText("[Preise](/blog/sales-funnel#eine-uberschrift)"), "[Preise]"],
  "Auf /blog/sales-funnel gibt es die Stelle #eine-uberschrift nicht. Gemeint ist vielleicht #eine-ueberschrift.",
  ["to an anchor that does not exist", inText("[Preise](/contact#preise)"), "[Preise]"],
  "Auf /contact gibt es die Stelle #preise nicht. Möglich sind: #form.",
  ["to an anchor of a page that has none", inText("[Preise](/about#team)"), "[Preise]"],
  "Auf /about gibt es die Stelle #team nicht. Die Seite hat keine; bitte ohne #… verlinken.",
  ["to a missing anchor of the same document", inText("[Preise](#oben)"), "[Preise]"],
  "Auf /blog/sales-pipeline gibt es die Stelle #oben nicht. Möglich sind: #eine-ueberschrift.",
  ["that is not encrypted", inText("[Preise](http://example.com)"), "[Preise]"],
  "„http://example.com“ ist unverschlüsselt. Bitte die Adresse mit https:// nennen.",
  ["with the name of this site", inText("[Preise](https://www.hafenlotse.example/about#team)"), "[Preise]"],
  "„https://www.hafenlotse.example/about#team“ ist diese Website. Bitte nur den Pfad nennen: /about#team",
  ["without its first slash", inText("[Preise](blog/sales-funnel)"), "[Preise]"],
  "„blog/sales-funnel“ ist kein Ziel. Gemeint ist vielleicht /blog/sales-funnel.",
  ["without https", inText("[Preise](www.example.com)"), "[Preise]"],
  "„www.example.com“ ist kein Ziel. Gemeint ist vielleicht https://www.example.com.",
  ["to a mailbox without mailto", inText("[Preise](kontakt@example.com)"), "[Preise]"],
  "„kontakt@example.com“ ist kein Ziel. Gemeint ist vielleicht mailto:kontakt@example.com.",
  ["to no website", inText("[Preise](https://impressum)"), "[Preise]"],
  ["of a field to no website", toLogin("https://impressum"), "https://i", "header.login.to"],
  "„https://impressum“ nennt keine Website. Nach https:// folgt ihr Name, z. B. https://www.beispiel.de/seite.",
  ["of a field that says nothing", blog("Thema vorschlagen", "Hier"), '"Hier"', "hero.action.label"],
  'Der Link „Hier“ sagt nicht, wohin er führt. Bitte das Ziel nennen: "label": "Preise und Pakete".',
  ["that runs a script", inText("[Preise](javascript:alert)"), "[Preise]"],
  `„javascript:alert“ ist kein Ziel. ${ALLOWED}`,
  ["with a space in it", inText("[Preise](/blog/sales funnel)"), "[Preise]"],
  "Die Adresse „/blog/sales funnel“ enthält ein Leerzeichen. Bitte Bindestriche verwenden, auch im Namen der Datei.",
  ["to a draft", { ...inText("[Preise](/blog/angebote)"), [OFFER]: DRAFT }, "[Preise]"],
  "Die Seite /blog/angebote ist noch nicht veröffentlicht (Entwurf). Bitte den Link bis dahin weglassen.",
  ["to a reference without an address", inText("[Preise][weg]"), "[Preise]"],
  "[Preise][weg] wird so kein Link. Bitte [Text](/pfad) schreiben.",
  ["to a footnote without a text", inText("Eine Zeile.\nEine Zahl[^1]."), "[^1]"],
  "Die Fußnote [^1] hat keinen Text. Bitte am Ende ergänzen: [^1]: Text der Fußnote.",
  ["that is not closed", inText("[Preise](/about und so weiter."), "[Preise]"],
  ["that is not closed, to another site", inText("[Preise](https://example.com"), "[Preise]"],
  ["that is not closed before a bracket", inText("[Preise](/about und so (weiter)."), "[Preise]"],
  ["whose words are not closed", inText("[Preise(/about)"), "[Preise"],
  ["whose words are not opened", inText("Preise](/about)"), "Preise]"],
  ["with a space between its parts", inText("[Preise] (/about)"), "[Preise]"],
  "Hier steht ein Link, der nicht zu Ende geschrieben ist. Richtig ist [Preise und Pakete](/pfad).",
  ["of a page's file", blog('"to": "/contact#form"', '"to": "/kontakt"'), '"/kontakt"', "hero.action.to"],
  "Die Seite /kontakt gibt es nicht. Gemeint ist vielleicht /contact.",
  ["of the navigation", site('"to": "/"', '"to": "/produkt"'), '"/produkt"', "header.navigation[0].to"],
  "Die Seite /produkt gibt es nicht. Gemeint ist vielleicht /product.",
  ["of the navigation without its slash", site('"to": "/login"', '"to": "login"'), '"to": "login"', "header.login.to"],
  `„login“ ist kein Ziel. ${ALLOWED}`,
  ["of the navigation with a capital letter", site('"to": "/login"', '"to": "/Login"'), '"/Login"', "header.login.to"],
  "„/Login“ ist kein Ziel. Pfade und Anker bestehen aus a–z, 0–9 und Bindestrichen.",
  ["of every page to an anchor of its own", site('"to": "/login"', '"to": "#form"'), '"#form"', "header.login.to"],
  "„#form“ nennt keine Seite. Dieser Text steht auf mehreren; bitte den ganzen Pfad nennen.",
]);

// Others suffer from these issues, and are not told of it.
const NO_COMMA = fixture("company.json").replace('",', '"');
issues("One issue for", "", [
  ["facts that cannot be read, though texts name them", { "company.json": NO_COMMA, ...inText("{{legalName}}") }, 2],
  "Kein gültiges JSON. Nach diesem Eintrag fehlt ein Komma.",
  ["a head that cannot be read, though linked", { ...costs("order: 4", "order: 4: 5"), ...TO_COSTS }, "order:"],
  "Der Kopf ist kein gültiges YAML. Der Text enthält „: “ und muss deshalb in Anführungszeichen stehen.",
  ["a wrong value, though linked", { ...costs("order: 4", "order: vier"), ...TO_COSTS }, "order:", "order"],
  "Hier steht „vier“, erwartet wird eine Zahl wie 7.",
  ["another wrong value, though linked", costs("duration: 8", "duration: 0"), "duration:", "duration"],
  "0 ist zu klein, erlaubt ist mindestens 5.",
  ["a text that cannot be read, though linked", { ...costs("Noch ein Absatz.", "Bis <5 Tage."), ...TO_COSTS }, "<5"],
  LESS,
  ["a wrong value in a draft that links to a draft", { [OFFER]: WRONG_DRAFT, [CALLS]: DRAFT }, "duration:", "duration"],
  "Hier steht „sieben“, erwartet wird eine Zahl wie 7.",
]);

const IS_FOLDER = "Das ist ein Ordner. Unter diesem Namen wird eine Datei erwartet.";
const LEADS_NOWHERE = "Diese Verknüpfung führt ins Leere. Bitte die Datei selbst hierher legen.";
const LEADS_BACK = "Diese Verknüpfung führt im Kreis. Bitte die Datei selbst hierher legen.";
const putFolder = (target: string) => mkdirSync(target);
const putLink = (to: string) => (target: string) => symlinkSync(to, target);

it.each<[what: string, name: string, put: (target: string) => void, message: string]>([
  ["a folder in place of a page's file", "pages/legal.json", putFolder, IS_FOLDER],
  ["a folder in place of an article, to which others lead", FUNNEL, putFolder, IS_FOLDER],
  ["a link to a file that is gone", JOB, putLink("../weg.mdx"), LEADS_NOWHERE],
  ["a link to itself", JOB, putLink(path.basename(JOB)), LEADS_BACK],
])("%s is one issue, and no crash", async (_what, name, put, message) => {
  const root = contentTree();
  const target = path.join(root, "content", name);
  rmSync(target);
  put(target);
  expect(await check(root)).toEqual([{ file: `content/${name}`, message }]);
});

it("the text after a less-than sign or an unknown element is checked, too", async () => {
  const found = await issuesAfter(
    inText("Bis <5 % und <drei Tage,<br>dann [Preise](/preise).\n\n#### Fein\n\n<Kasten />"),
  );
  expect(found.map(({ message }) => message)).toEqual([
    LESS,
    LESS,
    expect.stringContaining("<br> gibt es nicht."),
    expect.stringContaining("Im Text sind nur Überschriften"),
    expect.stringContaining("<Kasten> gibt es nicht."),
    expect.stringContaining("Die Seite /preise gibt es nicht."),
  ]);
});

it("an unknown element is reported with the building blocks whose names are nearest first", async () => {
  const [message] = await messagesAfter(inText("<Chart />"));
  expect(message).toContain("Möglich sind: BarChart, LineChart,");
});

it("an element of HTML is reported as such", async () => {
  const [message] = await messagesAfter(inText("<section>\n\nText.\n\n</section>"));
  expect(message).toContain("<section> gibt es nicht. HTML ist im Text nicht erlaubt. Möglich sind: ");
});

describe("The sample of a block", () => {
  const BLOCK = '<Callout title="Der dritte Tag">\n\nRufen Sie am dritten Tag an.\n\n</Callout>\n';
  const SINGLE = '<Formula name="Quote" formula="a ÷ b" />\n';
  const REFERENCE = ["# Referenz", ...[BLOCK, SINGLE].map((sample) => `\`\`\`mdx\n${sample}\`\`\``)].join("\n\n");
  const published = (text: string) => issuesAfter({ ...inText(text), "REFERENZ.md": REFERENCE });
  const issue =
    "Das ist noch das Beispiel des Bausteins. Bitte eigene Angaben machen oder „draft: true“ stehen lassen.";

  it.each([
    ["with another title", BLOCK.replace("Der dritte Tag", "Danach"), "Rufen Sie"],
    ["in a single tag", SINGLE, "<Formula"],
  ])("is not published %s", (_what, text, at) => expectIssue({ ...inText(text), "REFERENZ.md": REFERENCE }, issue, at));

  it("is no issue once its words are the author's", async () => {
    expect(await published(BLOCK.replace("dritten", "fünften"))).toEqual([]);
  });
});

it("no message speaks English, or of the programs that found the issue", () => {
  expect(messages.length).toBeGreaterThan(200);
  const foreign = /Parser|acorn|\b(error|expected|unexpected|must|missing|character|the)\b/i;
  expect(messages.filter((message) => foreign.test(message))).toEqual([]);
});
