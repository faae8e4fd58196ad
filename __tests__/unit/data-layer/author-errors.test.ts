import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { escapePattern } from "../../../src/lib/escape-pattern";
import {
  ARTICLE,
  type Changes,
  check,
  contentTree,
  expectAdviceHelps,
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

/** A passage of the message; the changed files, of which the first is named; a passage or number of the line named. */
type AuthorIssue = [says: string, changes: Changes, at?: string | number, field?: string];

/** Of English, and of the programs that found an issue. */
const FOREIGN = /Parser|acorn|\b(error|expected|unexpected|must|missing|character|the)\b/i;

/**
 * Tests that each change makes one issue, told in German, and that nothing is told of what follows its advice.
 * @param start what all messages begin with
 */
function issues(kind: string, start: string, rows: AuthorIssue[]) {
  describe(kind, () => {
    // A rest parameter, as Jest would pass a callback for what a row leaves out.
    it.each<AuthorIssue>(rows)("says: %s", async (...[says, changes, at, field]) => {
      const message = expect.stringMatching(`^${escapePattern(start)}.*${escapePattern(says)}`);
      const [found] = await expectIssue(changes, message, at, field);
      expect(found?.message).not.toMatch(FOREIGN);
      await expectAdviceHelps(changes, found);
    });
  });
}

/** Makes a function that puts one passage of a file in place of another. */
const passageOf =
  (name: string) =>
  (from: string | RegExp, ...to: [text: string, ...mended: string[]]): Changes => ({
    [name]: typeof from === "string" ? [from, ...to] : fixture(name).replace(from, to[0]),
  });
const article = passageOf(ARTICLE);
const costs = passageOf(COSTS);
const funnel = passageOf(FUNNEL);
const job = passageOf(JOB);
const site = passageOf(SITE);
/** A notice above the header of every page, with these changes. */
const notice = (changes: object): Changes => {
  const more = { label: "Mehr erfahren", to: "/contact" };
  const valid = { text: "Heute zu.", more, published: "2025-12-01", expires: "2025-12-24" };
  const before = (value: object) => `"notice": ${JSON.stringify(value)},\n  "header": {`;
  return site('"header": {', before({ ...valid, ...changes }), before(valid));
};
const example = passageOf("example-company.json");
const company = passageOf("company.json");
const views = passageOf(VIEWS);
const blog = passageOf("pages/blog.json");
const home = passageOf(HOME);
const about = passageOf("pages/about.json");
const product = passageOf("pages/product.json");
/** What search engines show of a page. */
const descriptionIn = (name: string) => /"description": "([^"]*)"/.exec(fixture(name))?.[1] ?? "";

/** Gives the text of the article's banner another value. */
const inHead = (...values: [text: string, ...mended: string[]]) => {
  const [text, ...mended] = values.map((value) => `text: ${value}`);
  return article("text: Sein Text.", text ?? "", ...mended);
};
/** Names another article in the third place of those that are related. */
const third = (slug: string): Changes => ({ [FUNNEL]: ["slug: kundenkosten", `slug: ${slug}`] });
const calloutOf = (attributes: string, close = "</Callout>") => `<Callout ${attributes}>\n\nText.\n\n${close}`;
const CALLOUT = calloutOf('title="A"');
const callout = (attributes: string, close?: string) => inText(calloutOf(attributes, close), CALLOUT);
const chartOf = (name: string, rows: readonly string[]) =>
  [`<${name} title="A" description="B" unit="C">`, "", ...rows, "", `</${name}>`].join("\n");
const chart = (name: string, ...rows: string[]) => inText(chartOf(name, rows), chartOf(name, [ROWS]));
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
const conversion = (hitsBefore: string) =>
  calculatorOf({ name: "conversion", hitsBefore, triesBefore: "10", hitsAfter: "18", triesAfter: "45" });
/** A calculator with other attributes than it should have. */
const calculator = (changed: Readonly<Record<string, string | undefined>>) =>
  inText(calculatorOf({ ...VISIT_NUMBERS, ...changed }), VISIT);
/** An article beside the others, with the picture of one of them. */
const newArticle = (change?: readonly [from: string, to: string]) =>
  inOwnWords(fixture(NURTURING, change))
    .replace("./poster.png", "../sales-funnel/poster.png")
    .replace("order: 3", "order: 99")
    .replace("slug: kundenkosten", "slug: lead-nurturing");

const DRAFT = newArticle(["order: 3", "draft: true\norder: 3"]);
const WRONG_DRAFT = `${DRAFT.replace("duration: 7", "duration: sieben")}\n[Preise](/blog/anrufe)\n`;
const RENAMED: Changes = {
  "articles/Sales-Funnel/index.mdx": fixture(FUNNEL, ["./poster.png", "../sales-funnel/poster.png"]),
  [FUNNEL]: null,
};
const WINDOWS = fixture(ARTICLE, ["Noch ein Absatz.", "<Kasten />"]).replaceAll("\n", "\r\n");
const TO_COSTS = inText("[A](/blog/cac), [B](/blog/cac#eine-ueberschrift), [C](/blog/kundenkosten#eine-ueberschrift)");

const POSTER = 'poster:\n  src: ./poster.png\n  alt: "Ein Bild"\n';
const THIRD_RELATED = "  - slug: kundenkosten\n    readTime: 7 min\n";
const NAME = '"name": "Hafenlotse"';
const HEAD = ["| A | B |", "|---|---|"];
const ROWS = [...HEAD, "| x | 3 |", "| y | 2 |", "| z | 1 |"].join("\n");

const described = (name: string, description: string, unit: string, rows = ROWS) => {
  const text = `<${name} title="A" description="${description}" unit="${unit}">\n\n${rows}\n\n</${name}>`;
  return inText(text, text.replace(description, `Es waren 2 ${unit}.`));
};
const LESS = "Ein „<“ leitet ein Element ein. Als Zeichen im Text wird es &lt; geschrieben.";
const STATISTIC = 'Statistic value="5" label="A" evidence="quoted" said="B"';
const LINK = "[Preise und Pakete](/about)";
const figure = (evidence: string, mended: string) => {
  return inText(`<Statistic value="5" label="A" ${evidence} />`, `<Statistic value="5" label="A" ${mended} />`);
};
const noTable = (name: string) =>
  `<${name}> braucht eine Markdown-Tabelle als Inhalt: eine Zeile mit Überschriften, eine mit |---|---| und gleich vielen Spalten, dann die Werte; davor und danach eine Leerzeile.`;

issues("What is missing", "", [
  ["Der Wert fehlt. Bitte ergänzen.", article("  title: Ein Banner\n", ""), "text: Sein", "banner.title"],
  ["Der Wert fehlt. Bitte ergänzen.", article(/banner:\n( {2}.*\n)*/, ""), 2, "banner"],
  ["Der Wert fehlt. Bitte ergänzen.", article("order: 1", "order:"), "order:", "order"],
  ["Der Wert fehlt. Bitte ergänzen.", inHead('"  "'), 'text: "  "', "banner.text"],
  ["Der Wert fehlt. Bitte", site('"skipLink": "Zum Inhalt springen",\n', ""), '"header": {', "header.skipLink"],
  ["Der Alternativtext fehlt: bitte in einem Satz sagen,", article('  alt: "Ein Bild"\n', ""), "src:", "poster.alt"],
  [
    "Der Alternativtext fehlt: bitte sagen, was darauf steht",
    site(/(?<="badge": \{[^}]*)"alt": "[^"]*"/, '"alt": " "'),
    '"alt": " "',
    "footer.badge.alt",
  ],
  ["Der Wert ist leer. Bitte ergänzen.", article("aliases: [pipeline]", "aliases:"), "aliases:", "aliases"],
]);

issues("A misspelt field", "Dieses Feld gibt es hier nicht. ", [
  ["Gemeint ist vielleicht „intro“.", article("intro:", "itnro:"), "itnro:", "itnro"],
  ["vielleicht „readTime“.", article("readTime: 7 min", "readtime: 7 min"), "readtime:", "related[0].readtime"],
  ["Nach dem Doppelpunkt fehlt ein", job("title: Ihre", "title:Ihre"), "title:I", "process[0].title:Ihre Nachricht"],
  ["Bekannt sind: „title“, „seoTitle“, „description“,", article("intro:", "farbe: rot\nintro:"), "farbe:", "farbe"],
  ["„homeLabel“, „skipLink“", site('"skipLink":', '"skiplink": "A",\n"skipLink":'), '"skiplink"', "header.skiplink"],
]);

issues("A value of the wrong type", "", [
  ["Hier steht „1“, erwartet wird eine Zahl. Bitte ohne", article("order: 1", 'order: "1"'), "order:", "order"],
  ["Hier steht „eins“, erwartet wird eine Zahl wie 7.", article("order: 1", "order: eins"), "order:", "order"],
  ["Hier steht 8, erwartet wird ein Text. Bitte", job("Ihre Nachricht", "8", '"8"'), "{ title:", "process[0].title"],
  ["„88131“ nennt keinen Ort.", job("location: Lindau", "location: 88131"), "location:", "location"],
  ["„Lindau oder Remote“ nennt", job("location: Lindau", "location: Lindau oder Remote"), "location:", "location"],
  ["Hier steht „Vollzeit“, erwartet", job("tags: [Vollzeit]", "tags: Vollzeit", 'tags: ["Vollzeit"]'), "tags:", "tags"],
  ["Hier steht „./poster.png“, erwartet wird eine", article(POSTER, "poster: ./poster.png\n"), "poster:", "poster"],
  ["Hier steht eine Liste, erwartet wird eine Gruppe mit den Feldern „url“, „name“,", { [SITE]: "[]" }, 1],
  ["Hier steht „ja“,", article("order: 1", "order: 1\ndraft: ja", "order: 1\ndraft: false"), "draft:", "draft"],
]);

issues("A value that is not allowed", "", [
  ["Der Text hat 7 Zeichen, mindestens 15", article('"Sales-Pipeline im Vertrieb"', "Zu kurz"), "title:", "title"],
  ["Der Text hat 181 Zeichen, höchstens 180 sind erlaubt.", inHead("x".repeat(181)), "text: xxx", "banner.text"],
  ["60 ist zu groß, erlaubt ist höchstens 12.", article("duration: 5", "duration: 60"), "duration:", "duration"],
  ["4 ist zu klein, erlaubt ist mindestens 5.", article("duration: 5", "duration: 4"), "duration:", "duration"],
  ["5.5 ist keine ganze Zahl. Bitte runden.", article("duration: 5", "duration: 5.5"), "duration:", "duration"],
  ["„18.03.2025“ ist kein Datum der Form 2025-03-31.", article("2025-03-18", "18.03.2025"), "published:", "published"],
  ["Den Tag „2025-02-30“ gibt es im Kalender nicht.", article("2025-03-18", "2025-02-30"), "published:", "published"],
  ["Bitte ein Datum ab 2025-03-18 nennen.", article("2025-09-02", "2025-01-02"), "updated:", "updated"],
  ["Aktualisiert am 2099-09-02, das", article("updated: 2025-09-02", "updated: 2099-09-02"), "updated:", "updated"],
  ["Der 2099-09-01 liegt vor der", job("published: 2025", "published: 2099"), "published:", "published"],
  ["Der 2005-03-18 liegt vor der Gründung", article("published: 2025", "published: 2005"), "published:", "published"],
  [
    "Der letzte Tag liegt zwischen",
    job("published:", "expires: 2025-01-31\npublished:", "expires: 2026-01-31\npublished:"),
    "expires:",
    "expires",
  ],
  [
    "2027-09-01. Bitte das Jahr",
    job("published:", "expires: 2062-01-31\npublished:", "expires: 2026-01-31\npublished:"),
    "expires:",
    "expires",
  ],
  ["Der letzte Tag liegt zwischen 2025-12-01", notice({ expires: "2025-11-30" }), '"notice"', "notice.expires"],
  ["2026-12-01. Bitte die Tage prüfen.", notice({ expires: "2027-01-02" }), '"notice"', "notice.expires"],
  ["Der Text hat 71 Zeichen, höchstens", notice({ text: "x".repeat(71), more: undefined }), '"notice"', "notice.text"],
  ["Text und Link haben zusammen 71 Zeichen", notice({ text: "x".repeat(57) }), '"notice"', "notice.more.label"],
  ["„20251201“ ist kein Datum der Form 2025-03-31.", notice({ published: 20251201 }), '"notice"', "notice.published"],
  ["folgt aus sich selbst.", example('"70"', '"= exampleOrders × 2"'), '"exampleOrders"', "exampleOrders"],
  ["Die Jahre stehen nicht in", about('"year": "2024"', '"year": "2026"'), '"entries"', "timeline.entries"],
  ["Das Jahr 2203 kommt", company('"founded": "2023"', '"founded": "2203"'), '"founded"', "founded"],
  ["fehlt die Währung", company("000–000 € im", "490–2.900 im", "490–2.900 € im"), '"priceRange"', "priceRange"],
  [
    "Die Enden liegen weit",
    job("published:", "payRange: 58–70.000 €\npublished:", "payRange: 58.000–70.000 €\npublished:"),
    "payRange:",
    "payRange",
  ],
  ["„18:00–9:00 Uhr“ endet nicht nach", company("9:00–18:00", "18:00–9:00"), '"openHours"', "openHours"],
  ["Möglich: Vollzeit, 6 Monate, Vollzeit/Teilzeit.", job("type: Vollzeit", "type: Nebenbei"), "type:", "type"],
  ["„7 Minuten“ ist keine Lesezeit der Form „8", article("7 min", "7 Minuten"), "7 Minuten", "related[0].readTime"],
  ["Die Liste hat 2 Einträge, erwartet werden genau 3.", article(THIRD_RELATED, ""), "slug: sales-funnel", "related"],
  ["Die Liste hat 0 Einträge, nötig ist mindestens 1.", job("tags: [Vollzeit]", "tags: []"), "tags:", "tags"],
  ["Die Adresse der Website, z. B.", site("{{url}}", "{{url}}/"), '"url":', "url"],
]);

const [EXAMPLE = ""] = /\{ "kind": "example", "needs": "eine Liste [^}]*\}/.exec(fixture(HOME)) ?? [];
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
  ["Möglich: source, measurement, quoted, example.", evidence({ kind: "studie" }), CLAIM, claimed("kind")],
  ["Der Wert fehlt. Bitte ergänzen.", home(`,\n        "evidence": ${EXAMPLE}`, ""), 31, "stats.items[0].evidence"],
  ["Zu „example“ fehlt „needs“: was vorliegen muss, damit es", evidence({ kind: "example" }), CLAIM, claimed("needs")],
  ["„who“ gehört nicht zu „source“. Dort steht:", evidence({ ...SOURCE_OF, who: "A GmbH" }), CLAIM, claimed("who")],
  ["„neulich“ ist kein Jahr. Erwartet werden", evidence({ ...SOURCE_OF, year: "neulich" }), CLAIM, claimed("year")],
  ["„/blog“ führt zu keiner Quelle. Erwartet wird", evidence({ ...SOURCE_OF, link: "/blog" }), CLAIM, claimed("link")],
]);

const SHEET = "articles/sales-pipeline/blatt.pdf";
const PDF = Buffer.from("%PDF-1.4\n");
const sheet = (name: string, bytes?: Buffer): Changes => ({
  [ARTICLE]: ["related:", `sheet: ${name}\nrelated:`],
  ...(bytes && { [SHEET]: bytes }),
});

issues("A print sheet", "", [
  ["Die Datei „./blatt.pdf“ gibt es nicht. Der Pfad gilt ab dem Ordner", sheet("./blatt.pdf"), "sheet:", "sheet"],
  ["„./blatt.pdf“ ist kein PDF. Bitte das Blatt als", sheet("./blatt.pdf", Buffer.from("\x89PNG")), "sheet:", "sheet"],
  ["„./blatt.pdf“ ist größer als 1", sheet("./blatt.pdf", Buffer.concat([PDF, Buffer.alloc(1e6)])), "sheet:", "sheet"],
  ["„../../../blatt.pdf“ liegt nicht in content/. Bitte neben diese", sheet("../../../blatt.pdf"), "sheet:", "sheet"],
]);

const ENTRY = '"title": "Kein Lead wird vergessen",';
const CLAIMING = `${ENTRY} "evidence": ${EXAMPLE},`;
const onWindows = [SITE, FUNNEL, LEGAL].map((name) => [name, fixture(name).replaceAll("\n", "\r\n")]);
/** The first article's text and a fact, behind a mark that Windows puts before a text. */
const marked = [ARTICLE, LEGAL, SITE, "company.json"].map((name) => {
  return [name, `\ufeff${fixture(name).replace("Noch ein Absatz.", "{{legalName}}")}`];
});

it.each<[what: string, changes: Changes]>([
  ["a reading time that is right to a minute", article("duration: 5", "duration: 6")],
  ["no reading time", article("duration: 5\n", "")],
  ["no reading time of a draft that is short", { [OFFER]: DRAFT.split("So lang")[0] ?? "" }],
  ["a source", evidence(SOURCE_OF)],
  ["a measurement", evidence({ kind: "measurement", who: "A GmbH", when: "1. Quartal 2026", how: "30 Angebote" })],
  ["a chart's description", described("BarChart", "2 % sind mehr als 1 %, und 5 von 100 % im Jahr 2025", "%")],
  ["a line's description, which names what is between its rows", described("LineChart", "Bis 1,5 % sinkt er.", "%")],
  ["evidence of an entry that need not claim anything", home(ENTRY, CLAIMING)],
  ["a PDF in the folder of an article", sheet("./blatt.pdf", PDF)],
  ["a job at the slug of an article", { "jobs/sales-funnel.mdx": inOwnWords(fixture(JOB, ["order: 1", "order: 2"])) }],
  ["an article at the name of a fixed page", costs("[cac, kosten]", "[about]")],
  ["an optional field", job("published:", "payRange: 50.000 €\nexpires: 2026-01-31\npublished:")],
  [
    "a pay in words, and hours in words",
    {
      ...job("published:", "payRange: nach Absprache\npublished:"),
      ...company("9:00–18:00 Uhr", "9–12 und 13–17 Uhr"),
    },
  ],
  ["a job that is offered for two years", job("published: 2025-09-01", "published: 2025-09-01\nexpires: 2027-09-01")],
  ["no aliases", article("aliases: [pipeline]\n", "")],
  ["a link to an anchor", passageOf("pages/career.json")('"to": "/contact#form"', '"to": "#stellen"')],
  ["a text at the limit of its length", inHead("x".repeat(180))],
  ["a word that says nothing as a label that is no link", views('"label": "Pipeline"', '"label": "mehr"')],
  ["a replaced word and other typography, which stop no build", inText('Noch eine "Pier".')],
  ["bold words, a lone dash, a hyphen behind bold words", inText("**Lead**-Scoring und **Wert**.\n\n– So ist es.")],
  ["files that hold no text", { "pictures/logo.svg": "<svg/>", "articles/sales-funnel/quelle.txt": "x" }],
  ["Windows line ends", Object.fromEntries(onWindows)],
  ["a byte order mark", Object.fromEntries(marked)],
])("accepts %s", async (_what, changes) => {
  expect(await issuesAfter(changes)).toEqual([]);
});

issues("YAML with", "Der Kopf ist kein gültiges YAML. ", [
  ['Am Ende des Textes fehlt das Anführungszeichen (").', article('im Vertrieb"', "im Vertrieb"), "title:"],
  ["Am Ende des Textes fehlt das Anführungszeichen (').", inHead("'Sein Text.", "'Sein Text.'"), "text:"],
  ["Nach dem schließenden Anführungszeichen geht der Text", inHead('"Nein" heißt nein', "„Nein“ heißt nein"), "text:"],
  ["Eingerückt wird mit Leerzeichen, nicht mit", article("  text: Sein Text.", "\ttext: Sein Text."), "text: Sein"],
  ["Die Einrückung passt nicht zu den Zeilen", article("  text: Sein Text.", "   text: Sein Text."), "text: Sein"],
  ["Die Einrückung passt nicht zu den Zeilen darüber.", article('title: "Sales-P', ' title: "Sales-P'), "title:"],
  ["Die Einrückung passt nicht zu den Zeilen darüber. Felder", article("  - slug: k", "  slug: k"), "slug: kunden"],
  ["Dieses Feld steht doppelt. Bitte eines entfernen.", article("order: 1", "order: 1\norder: 9"), "order: 9"],
  ["Der Text enthält „: “ und muss deshalb", inHead("Pipeline: ein Überblick", '"Pipeline: ein Überblick"'), "text:"],
  ["stehen gerade Anführungszeichen:", inHead("„Pipeline: ein Überblick“", '"„Pipeline: ein Überblick“"'), "text:"],
  ["Nach dem Doppelpunkt fehlt ein Leerzeichen.", article("order: 1", "order:1"), "order:1"],
  ["Nach dem Feldnamen fehlt der Doppelpunkt. Richtig ist z. B. „title:", article("order: 1", "order 1"), "order 1"],
  ["Nach dem „-“ fehlt ein Leerzeichen.", article("  - slug: k", "  -slug: k"), "-slug"],
  ..."*Neu*/**Neu** ist/@team/%Rabatt/`code`/&Neu ist/!Neu ist/[Neu] ist/{Neu} ist/|Neu/- Neu"
    .split("/")
    .map(
      (value): AuthorIssue => [
        `darf hier nicht mit „${value.charAt(0)}“ beginnen.`,
        inHead(value, `"${value}"`),
        "text:",
      ],
    ),
  ["Ab „#“ gilt der Rest der Zeile als Kommentar.", inHead("Mehr #Vertrieb wagen", '"Mehr #Vertrieb wagen"'), "text:"],
  ["Die Klammer „[“ ist nicht geschlossen. Am Ende fehlt „]“.", article("[pipeline]", "[pipeline"), "aliases:"],
  ["In doppelten Anführungszeichen wird ein umgekehrter Schrägstrich doppelt", inHead('"C:\\Dateien"'), "text:"],
  ["Der Kopf hat kein Ende. Nach dem letzten Feld", article(/---\n\n(Ein A.*)/s, "\n$1\n---\n\nEnde.\n"), "## Eine"],
]);

issues("A file with", "", [
  ["Der Kopf fehlt. Die Datei beginnt mit einer Zeile „---“, dann folgen die Felder", { [ARTICLE]: "Nur Text.\n" }, 1],
  ["Der Kopf hat kein Ende. Nach dem letzten Feld folgt eine Zeile,", article("---\n\nEin Absatz", "\nEin Absatz"), 1],
  ["Der Kopf ist leer. Zwischen die beiden Zeilen „---“ gehören die Felder", { [ARTICLE]: "---\n---\n\nText.\n" }, 1],
  ["Die Datei ist leer. Sie beginnt mit einer Zeile „---“, dann folgen die Felder (title: …),", { [ARTICLE]: "" }, 1],
  ["Hier steht „eins“, erwartet wird eine Zahl", article(/^(.*)order: 1/s, "\ufeff$1order: eins"), "order:", "order"],
  ["<Kasten> gibt es nicht.", { [ARTICLE]: WINDOWS }, "<Kasten />"],
  ["Die Datei ist nicht als UTF-8 gespeichert,", { [ARTICLE]: Buffer.from(fixture(ARTICLE), "latin1") }, "seoTitle:"],
  [
    "Die Datei hat 6 Millionen Zeichen, erlaubt ist",
    inText(`![Alt](data:image/png;base64,${"A".repeat(6_000_000)})`, "![Ein Bild](./poster.png)"),
  ],
]);

issues("JSON with", "Kein gültiges JSON. ", [
  ["Nach diesem Eintrag fehlt ein Komma.", site('"Hafenlotse",', '"Hafenlotse"'), NAME],
  ["Nach diesem Komma folgt kein Eintrag mehr.", site('nur für Unternehmen"', 'nur für Unternehmen",'), '"audience"'],
  ["Hier fehlt ein Wert.", site(NAME, '"name": ,'), '"name"'],
  ["JSON kennt keine Kommentare. Bitte entfernen.", site(NAME, `// Der Name\n  ${NAME}`), "// Der Name"],
  ["Texte und Feldnamen stehen in geraden doppelten", site(NAME, '"name": „Lotse“', '"name": "Lotse"'), '"name"'],
  ["Texte und Feldnamen stehen in", site(NAME, '"name": "Der „Lotse" hier"', '"name": "Der „Lotse“ hier"'), '"name"'],
  ["Texte und Feldnamen stehen in geraden doppelten", site(NAME, 'name: "Lotse"', '"name": "Lotse"'), 'name: "'],
  ['Der Text ist nicht mit einem geraden Anführungszeichen (")', site(NAME, '"name": "Hafenlotse“'), '"name"'],
  ["Nach dieser Zeile fehlt „}“: Die Klammer „{“ aus", site(/\}\n$/, "\n"), fixture(SITE).split("\n").length - 2],
  ["Nach dieser Zeile fehlt „}“: Die Klammer", site('"label": "Menü" }', '"label": "Menü"'), '"label": "Menü"'],
  ["Nach diesem Doppelpunkt fehlt der Wert, oder die Klammer „{“.", site('"company": {', '"company":'), '"company":'],
  ["Zu dieser Klammer fehlt weiter oben „{“.", site('"label": "Menü" }', '"label": "Menü" } }'), 39],
  ["Dieses Feld steht in einer", site('],\n    "login"', ',\n    "login"'), '"login"'],
  ["Hier fehlt ein Doppelpunkt zwischen Name und Wert.", site(NAME, '"name" "Hafenlotse"'), '"name"'],
  ["Einträge werden mit einem Komma getrennt, nicht mit „;“.", site('"Hafenlotse",', '"Hafenlotse";'), NAME],
  ["Im Text steht ein Tabulator oder", site(NAME, '"name": "Hafen\tlotse"', '"name": "Hafen lotse"'), '"name"'],
  ["Die Datei ist leer. Bitte die letzte Fassung zurückholen.", { [SITE]: "" }, 1],
  ["In Zahlen steht kein Komma. Bitte runden.", views('"value": 4', '"value": 4,5', '"value": 4'), '"value": 4,5'],
]);

issues("A name:", "", [
  ["Das Feld „name“ steht hier doppelt. Bitte eines", site(NAME, `${NAME},\n  "name": "Lotse"`), '"name": "Lotse"'],
  ["Möglich sind: articles/mein-artikel/index.mdx.", { "articles/neu.mdx": fixture(ARTICLE) }],
  ["vielleicht pages/legal.json.", { "pages/lega.json": fixture("pages/legal.json"), "pages/legal.json": null }],
  ["Möglich sind: jobs/meine-stelle.mdx.", { "jobs/praktikum.md": fixture(JOB) }],
  ["Diese Datei fehlt. Ohne sie kann die Seite nicht", { [SITE]: null }],
  ["Der Name des Ordners wird zur Adresse. „Neukunden“", { "articles/Neukunden/index.mdx": newArticle() }],
  ["Der Name der Datei wird zur Adresse.", { "jobs/büroleitung.mdx": fixture(JOB, ["order: 1", "order: 2"]) }],
  ["Der Name des Ordners wird zur Adresse. „Sales-Funnel“", { ...RENAMED, ...inText("[Preise](/blog/sales-funnel)") }],
  ["„Größe“ taugt nicht als Adresse.", article("[pipeline]", "[Größe]"), "aliases:", "aliases[0]"],
  ["Die Adresse /blog/sales-funnel ist schon", article("[pipeline]", "[sales-funnel]"), "aliases:", "aliases[0]"],
  ["Unter dieser Adresse steht der", article("[pipeline]", "[sales-pipeline]"), "aliases:", "aliases[0]"],
  ["Die Adresse /contact gehört schon einer festen Seite. Bitte", { "legal/contact.mdx": inOwnWords(fixture(LEGAL)) }],
  [". Bitte einen eigenen Titel wählen.", funnel("Sales-Funnel im V", "kundenkosten im V"), "title:", "title"],
  [
    "Dasselbe zeigen Suchmaschinen schon",
    product(descriptionIn("pages/product.json"), descriptionIn(HOME)),
    '"description"',
    "seo.description",
  ],
  ["Die erste freie Nummer ist 1.", article("order: 1", "order: 2"), "order:", "order"],
]);

issues("A related article", "", [
  ["Gemeint ist vielleicht „kundenkosten“.", third("kundenkostne"), "slug: kundenkostne", "related[2].slug"],
  ["eine Zweitadresse von „kundenkosten“; gemeint ist wohl dieser.", third("cac"), "slug: cac", "related[2].slug"],
  ["Ein Text kann nicht auf sich selbst verweisen.", third("sales-funnel"), "slug: sales-funnel", "related[2].slug"],
  ["„sales-pipeline“ steht hier schon.", third("sales-pipeline # noch einmal"), "# noch einmal", "related[2].slug"],
  ["„angebote“ ist noch nicht", { ...third("angebote"), [OFFER]: DRAFT }, "slug: angebote", "related[2].slug"],
]);

issues("A text with", "", [
  ["<Callout> ist nicht geschlossen. Nach dem Inhalt folgt </Callout> in einer", callout('title="A"', ""), "<Callout"],
  ["</Callout> gehört in eine eigene", inText('<Callout title="A">\nText.</Callout>', CALLOUT), "Text.</Callout>"],
  ["Hier steht </Checklist>, zuletzt geöffnet wurde aber", callout('title="A"', "</Checklist>"), "</Checklist>"],
  ["Hier wird ein Element geschlossen, das nicht geöffnet ist. Bitte die", inText("</Callout>", ""), "</Callout>"],
  [LESS, inText("Bis <5 Tage."), "<5"],
  ["Eine Adresse in spitzen Klammern", inText("<https://example.com>", "[Beispiel](https://example.com)"), "<https"],
  ["Kommentare sind im Text nicht vorgesehen. Bitte <!-- … --> entfernen.", inText("<!-- später -->", ""), "<!--"],
  ["Programmcode ist im Text nicht vorgesehen. Eine", inText("Ein {zwei Worte}.", "{{legalName}}"), "{zwei"],
  ["Ein Absatz darf nicht mit „import“ oder", inText('import a from "b"', 'Mit import a from "b"'), "import a"],
  ["Ein Absatz darf nicht mit „import“ oder", inText("import heißt Einfuhr.", "Einfuhr heißt import."), "import heißt"],
  ["<Kasten> gibt es nicht.", inText("<Kasten />", CALLOUT), "<Kasten />"],
  ["<br> gibt es nicht. Ein „\\“ am Ende der Zeile bricht sie um.", inText("Eins<br>Zwei", "Eins\\\nZwei"), "<br>"],
  ["Gemeint ist vielleicht <Callout>.", inText('<callout title="A">\n\nText.\n\n</callout>'), "<callout"],
  [
    "<Statistic> braucht die Angabe",
    inText('<Statistic value="5" evidence="quoted" said="A" />', `<${STATISTIC} />`),
    "<Statistic",
  ],
  ["<Statistic> braucht die Angabe", inText('<Statistic value="5" label="A" />', `<${STATISTIC} />`), "<Statistic"],
  ["Möglich: source, measurement, quoted,", figure('evidence="studie"', 'evidence="quoted" said="A"'), "<Statistic"],
  ["<Statistic>: „who“", figure('evidence="example" needs="A" who="B"', 'evidence="example" needs="A"'), "<Statistic"],
  ["<BarChart> braucht die", inText(`<BarChart>\n\n${ROWS}\n\n</BarChart>`, chartOf("BarChart", [ROWS])), "<BarChart>"],
  ["<Callout> kennt die Angabe „farbe“ nicht. Möglich sind: title.", callout('title="A" farbe="rot"'), "<Callout"],
  ["<Callout> kennt die Angabe „titel“ nicht. Gemeint ist vielleicht „title“.", callout('titel="A"'), "<Callout"],
  ["<Callout>: Die Angabe „title“ steht doppelt. Bitte eine entfernen.", callout('title="A" title="B"'), "<Callout"],
  ['<Callout>: Die Angabe „title“ braucht einen Text: title="…".', callout('title={"A"}'), "<Callout"],
  ['Angaben haben die Form name="Text", mit geraden Anführungszeichen davor und', callout("title=„A“"), "<Callout"],
  ["Die Angaben von <Callout> sind nicht lesbar. Sie haben die Form", callout('title="Ein "Wort""'), "<Callout"],
  ["Im Text sind nur Überschriften mit ## und ### erlaubt; # ist der Titel", inText("# Titel", "## Titel"), "# Titel"],
  ["Im Text sind nur Überschriften mit ## und ###", inText("Ein Titel\n=========", "### Ein Titel"), "Ein Titel"],
  [
    "Die Linie darunter macht diesen Text zur Überschrift. Eine",
    inText("Noch ein Satz.\n---\n\nWeiter.", "Noch ein Satz.\n\n---\n\nWeiter.", "## Noch ein Satz\n\nWeiter."),
    "Noch ein",
  ],
  ["Ein > am Anfang der Zeile macht ein Zitat daraus.", inText("> 5 % antworten.", "Mehr als 5 % antworten."), "> 5 %"],
  ["So wird daraus keine Liste. Jeder", inText("Davor:\n\n·\tEins\n·\tZwei", "Davor:\n\n- Eins\n- Zwei"), "·\tEins"],
  ["So wird daraus keine Liste. Jeder", inText("Davor:\no\tEins\no\tZwei", "Davor:\n\n1. Eins\n2. Zwei"), "o\tEins"],
  ["So wird daraus keine Liste. Jeder Punkt beginnt mit „- “ oder", inText("-Eins\n-Zwei", "- Eins\n- Zwei"), "-Zwei"],
]);

const NO_TABLE =
  "So wird daraus keine Tabelle. Zwischen den Spalten steht „|“, unter der Kopfzeile |---|---| mit gleich vielen Spalten; davor und danach";
issues("Markdown that shows its signs", "", [
  ["So wird daraus keine Überschrift. Davor bleibt eine Zeile", inText("##Eine Frage", "## Eine Frage"), "##Eine"],
  ["„**fett“ steht so auf der Seite, mit", inText("Das ist **fett und mehr.", "Das ist **fett** und mehr."), "**fett"],
  ["„**“ steht so auf der Seite, mit", inText("Das ist ** fett ** und mehr.", "Das ist **fett** und mehr."), "** fett"],
  ["steht so auf der Seite, mit „)“. Ein Link ist [Preise und Pakete]", inText("(Preise)[/about]", LINK), "(Preise)"],
  [NO_TABLE, inText("| A | B |\n| x | 1 |", ROWS), "| A"],
  [NO_TABLE, inText("|---|---|\n| x | 1 |", ROWS), "|---"],
  [NO_TABLE, inText("Stufe\tWert\nEins\t1", ROWS), "Stufe"],
]);

issues("A block", "", [
  [
    "<Callout> steht mitten im Text. Vor und",
    inText('Ein <Callout title="A">Text</Callout> mitten.', `Ein\n\n${CALLOUT}\n\nmitten.`),
    "<Callout",
  ],
  ["<Callout> ist leer. Der Text steht zwischen <Callout …> und", inText('<Callout title="A" />', CALLOUT), "<Callout"],
  [
    "<Checklist> braucht eine Liste als",
    inText('<Checklist title="A">\n\nText.\n\n</Checklist>', '<Checklist title="A">\n\n- Text.\n\n</Checklist>'),
    "<Checklist",
  ],
  ["<Statistic> hat", inText(`<${STATISTIC}>\n\nText.\n\n</Statistic>`, `<${STATISTIC} />\n\nText.`), "<Statistic"],
  ["<BarChart> zeigt nur eine Tabelle. Was sonst darin steht,", chart("BarChart", ROWS, "", "Daneben."), "Daneben."],
  ["<BarChart>: In der ersten Spalte steht, was die", chart("BarChart", ...HEAD, "|  | 1 |", "| y | 2 |"), "|  | 1 |"],
  ["<BarChart>: „x“ steht schon in einer Zeile", chart("BarChart", ...HEAD, "| x | 1 |", "| **x** | 2 |"), "| **x**"],
  ["<ConsentReset> bleibt hier leer, es gehört in Texte wie", inText("<ConsentReset />", ""), "<ConsentReset"],
]);

const CONFLICT = "<<<<<<< HEAD\nEins.\n=======\nZwei.\n>>>>>>> main";
const TWO_VERSIONS =
  "Hier stehen zwei Fassungen, die git nicht zusammenführen konnte. Bitte eine behalten und die Zeilen mit <<<<<<<, ======= und >>>>>>> löschen.";
issues("Two versions that git could not merge", "", [
  [TWO_VERSIONS, inText(CONFLICT, "Zwei."), "<<<<<<<"],
  [TWO_VERSIONS, site(`  ${NAME}`, CONFLICT), "<<<<<<<"],
]);
issues("A calculator", "<Calculator", [
  ['> braucht die Angabe „name“: <Calculator name="…">.', inText('<Calculator target="5" />', VISIT), "<Calculator"],
  ["Gemeint ist vielleicht „visit“.", calculator({ name: "visits" }), "<Calculator"],
  ['> braucht die Angabe „callCost“: <Calculator callCost="…">.', calculator({ callCost: undefined }), "<Calculator"],
  ["Möglich sind: name, visitCost, callCost, visitChance, callChance,", calculator({ hours: "5" }), "<Calculator"],
  ["Erlaubt ist eine Zahl von 1 bis 100\u00a0%.", calculator({ winRate: "viele" }), "<Calculator"],
  ["Bitte höchstens so viele Treffer wie Versuche", inText(conversion("13"), conversion("9")), "<Calculator"],
  [">: „visit“ steht schon weiter oben. Jeder Text darf das einmal haben.", inText(`${VISIT}\n\n${VISIT}`, VISIT), 35],
]);

it("a calculator's start values may be facts, have units and any notation of numbers", async () => {
  const numbers = { visitCost: "1 465,50 €", callCost: "97,5", visitChance: "{{exampleChurn}}", callChance: "15" };
  expect(await issuesAfter(calculator(numbers))).toEqual([]);
  expect(await issuesAfter(calculator({ ...numbers, handlingCost: "1.322 €" }))).toEqual([]);
});

issues("The table", "", [
  [
    noTable("Table"),
    inText('<Table caption="A">\n\nText.\n\n</Table>', `<Table caption="A">\n\n${ROWS}\n\n</Table>`),
    "<Table",
  ],
  [noTable("LineChart"), chart("LineChart", "| A | B |", "| x | 1 |", "| y | 2 |"), "| A"],
  ["<BarChart>: „1\u00a0%“ ist keine Zahl. Erlaubt", chart("BarChart", ...HEAD, "| x | 1 % |", "| y | 2 |"), "| x |"],
  ["<BarChart>: Hier fehlt eine Zahl, z. B. 1.250 oder", chart("BarChart", ...HEAD, "| x |  |", "| y | 2 |"), "| x |"],
  ["<FunnelChart>: Die Tabelle hat 1 Zeile, erlaubt sind 2", chart("FunnelChart", ...HEAD, "| x | 1 |"), "| A | B |"],
]);

issues("A chart's description", "", [
  ["nennt 242, die Tabelle 224.", described("FunnelChart", "Aus 242.", "C", ROWS.replace("3", "224")), "<FunnelChart"],
  ["<BarChart>: Die Beschreibung nennt", described("BarChart", "Erst 15, dann 25, am Ende 40.", "Leads"), "<BarChart"],
  ["nennt 4,5 %, die Tabelle nicht. Bitte", described("BarChart", "Es antworten 4,5 %, später 2 %.", "%"), "<BarChart"],
  ["<LineChart>: Die Beschreibung nennt 9 Tsd.", described("LineChart", "Bis 9 Tsd. € im März.", "Tsd. €"), "<LineC"],
  ["nennt 2,5 %, die Tabelle nicht.", described("LineChart", "Er steigt auf 2,5 %.", "%"), "<LineC"],
  ["<FunnelChart>: Die Beschreibung nennt 7 Leads", described("FunnelChart", "Aus 7 Leads.", "Leads"), "<FunnelChart"],
]);

const PICTURE = "![Was zu sehen ist](./poster.png)";
const CAPTIONED = '![Was zu sehen ist](./poster.png "Unterschrift")';

issues("A picture", "", [
  ["Die Datei „./weg.png“ gibt es nicht. Das Bild gehört in denselben", inText("![Alt](./weg.png)", PICTURE), "![Alt]"],
  [
    "heißt im Ordner nur scheinbar so. Bitte ohne Umlaute nennen",
    { ...inText("![Alt](./schl\u00fcssel.png)", PICTURE), "articles/sales-pipeline/schlu\u0308ssel.png": "" },
    "![Alt]",
  ],
  ["Gemeint ist vielleicht ./poster.png. Das Bild gehört in denselben", inText("![Alt](./Poster.png)"), "![Alt]"],
  ["Dem Bild „./poster.png“ fehlt der Alternativtext. Er steht in den", inText("![](./poster.png)", PICTURE), "![]"],
  ["„Bild 1“ sagt nicht, was zu sehen ist. Wer das Bild nicht", inText("![Bild 1](./poster.png)", PICTURE), "![Bild"],
  ["steht so auf der Seite, mit „!“. Ein Link ist", inText("![Alt](./poster.png „Unterschrift“)", CAPTIONED), "![Alt]"],
  ["Ein Bild wird als ![Text](./bild.png)", inText("![Alt][bild]\n\n[bild]: ./poster.png", PICTURE), "![Alt]"],
  ["<img> gibt es nicht. Ein Bild ist ![Was zu sehen", inText('<img src="./poster.png" alt="A" />', PICTURE), "<img"],
  ["Die Datei „./plakat.png“ gibt es nicht.", article("./poster.png", "./plakat.png"), "src:", "poster.src"],
  ["„../../../package.json“ liegt nicht in", article("./poster.png", "../../../package.json"), "src:", "poster.src"],
  ["„./index.mdx“ ist kein Bild. Erlaubt sind PNG,", article("./poster.png", "./index.mdx"), "src:", "poster.src"],
]);

issues("A link", "", [
  ["Gemeint ist vielleicht /blog/sales-funnel.", inText("[Preise](/blog/sales-funel)"), "[Preise]"],
  ["Gemeint ist vielleicht #eine-ueberschrift.", inText("[Preise](/blog/sales-funnel#eine-uberschrift)"), "[Preise]"],
  ["Möglich sind: #eine-ueberschrift.", inText("[Preise](#oben)", "[Preise](#eine-ueberschrift)"), "[Preise]"],
  [
    "„https://www.hafenlotse.example/contact",
    inText("[Preise](https://www.hafenlotse.example/contact#form)", "[Preise](/contact#form)"),
    "[Preise]",
  ],
  ["Gemeint ist vielleicht /blog/sales-funnel.", inText("[Preise](blog/sales-funnel)"), "[Preise]"],
  ["Gemeint ist vielleicht https://www.example.com.", inText("[Preise](www.example.com)"), "[Preise]"],
  ["Gemeint ist vielleicht mailto:kontakt@example.com.", inText("[Preise](kontakt@example.com)"), "[Preise]"],
  ["„javascript:alert“ ist kein Ziel.", inText("[Preise](javascript:alert)", LINK), "[Preise]"],
  ["„[Preise][weg]“ steht so auf der Seite, mit „[“. Ein Link ist", inText("[Preise][weg]", LINK), "[Preise]"],
  ["Einer Fußnote fehlt", inText("Eine Zeile.\\\nEine Zahl[^1].", "Eine Zahl[^1].\n\n[^1]: Text der Fußnote."), "[^1]"],
  ["steht so auf der Seite, mit „]“. Ein Link ist [Preise", inText("[Preise](/about und so weiter.", LINK), "[Preise]"],
  ["steht so auf der Seite, mit „]“. Ein Link ist [Preise und", inText("[Preise] (/about)", LINK), "[Preise]"],
  ["Gemeint ist vielleicht", blog('"to": "/contact#form"', '"to": "/kontakt"'), '"/kontakt"', "hero.action.to"],
  ["„login“ ist kein Ziel.", site('"to": "/login"', '"to": "login"'), '"to": "login"', "header.login.to"],
  ["„#form“ nennt keine Seite. Dieser Text", site('"to": "/login"', '"to": "#form"'), '"#form"', "header.login.to"],
]);

// Others suffer from these issues, and are not told of it.
const NO_COMMA = fixture("company.json").replace('",', '"');
issues("One issue for", "", [
  ["Kein gültiges JSON. Nach diesem Eintrag fehlt ein", { "company.json": NO_COMMA, ...inText("{{legalName}}") }, 2],
  ["Der Kopf ist kein gültiges YAML. Der Text", { ...costs("order: 4", "order: 4: 5"), ...TO_COSTS }, "order:"],
  ["Hier steht „vier“, erwartet wird eine", { ...costs("order: 4", "order: vier"), ...TO_COSTS }, "order:", "order"],
  [LESS, { ...costs("Noch ein Absatz.", "Bis <5 Tage."), ...TO_COSTS }, "<5"],
  ["Hier steht „sieben“, erwartet wird eine Zahl", { [OFFER]: WRONG_DRAFT, [CALLS]: DRAFT }, "duration:", "duration"],
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
