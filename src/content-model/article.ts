import { array } from "yup";
import { collection, singleton } from "../data-layer/model/content-type";
import {
  choice,
  day,
  group,
  href,
  link,
  listOf,
  pdfFile,
  picture,
  pictureFile,
  rawText,
  slug,
  slugOf,
  text,
  wholeNumber,
} from "../data-layer/model/fields";
import { absoluteUrl } from "../lib/absolute-url";
import { socialCardPath } from "../lib/social-card";
import { publisher } from "./organization";
import { cardPicture, publishable } from "./shared-fields";
import { drawPoster } from "./template-poster";

const articleSchema = group({
  title: text(75)
    .min(15)
    .note("Überschrift der Seite und jeder Karte des Artikels; auch im Feed und beim Teilen")
    .initial(({ title }) => title),
  seoTitle: publishable.seoTitle,
  description: text(160)
    .min(110)
    .note("Eigener Text des Suchergebnisses und der Karte in der Übersicht")
    .initial(
      "Hier steht, welche Frage der Artikel beantwortet. Suchmaschinen und die Übersicht zeigen diesen Text. Bitte ersetzen.",
    ),
  intro: text(280)
    .min(80)
    .note("Vorspann unter der Überschrift; Kurztext im Feed")
    .initial("Hier stehen ein bis zwei Sätze, die unter der Überschrift zum Lesen einladen. Bitte ersetzen."),
  type: choice(["Artikel"]).note("Vor der Lesezeit, auf der Seite und auf der Karte").initial("Artikel"),
  duration: wholeNumber(5, 12)
    .optional()
    .note(
      "Lesezeit in Minuten, auf der Seite und auf jeder Karte des Artikels; ohne Angabe Wörter ÷ 200, gerundet, mit Angabe höchstens 1 daneben",
    ),
  order: wholeNumber(1, 10_000)
    .note("Platz in der Übersicht `/blog`, 1 steht vorn; jede Nummer einmal")
    .initial(({ order }) => order, "Platz in der Übersicht, jede Nummer einmal"),
  draft: publishable.draft,
  published: day()
    .note("Ab diesem Tag zu sehen; „Veröffentlicht am …“ unter dem Vorspann; Reihenfolge im Feed")
    .initial(({ day }) => day, "Erst ab diesem Tag ist der Artikel zu sehen."),
  updated: day()
    .note(
      "„Aktualisiert am …“ unter dem Vorspann, wenn der Tag nach `published` liegt; auch im Feed und in der Sitemap",
    )
    .initial(({ day }) => day, "frühestens der Tag der Veröffentlichung"),
  aliases: array(slug())
    .default([])
    .meta({ graphql: "[String!]!" })
    .note("Weitere Adressen des Artikels unter `/blog/`; Suchmaschinen führen nur die Adresse des Ordners")
    .initial([], "weitere Adressen, z. B. [kurz]"),
  poster: picture("poster", {
    src: "Bild neben der Überschrift, auf jeder Karte des Artikels und beim Teilen",
    alt: "Alternativtext des Bildes, überall wo es steht",
  }).initial(
    {
      src: "./poster.png",
      alt: "Platzhalter: Am Steg ist ein Liegeplatz frei, gestrichelt das Boot, das noch kommt. Bitte mit dem Bild ersetzen.",
    },
    "Bild in diesem Ordner, mindestens 1200 px breit, Seitenverhältnis 3:2; alt sagt, was zu sehen ist und was es bedeutet",
  ),
  card: cardPicture(),
  sheet: pdfFile()
    .optional()
    .note("Das Bild als Blatt zum Ausdrucken, DIN A3; der Link steht unter dem Text, ohne Angabe entfällt er"),
  sheetPicture: pictureFile()
    .optional()
    .note("Vorschau des Blattes, Hochformat; steht über dem Link zum Blatt und auf `/blog`, ohne Angabe entfällt sie"),
  related: listOf(
    group({
      slug: slugOf("Article").note("Ordnername des anderen Artikels; von dort kommen Titel und Bild der Karte"),
      readTime: rawText()
        .matches(/^\d{1,2} min$/, ({ value }: { value: unknown }) => `„${value}“ ist keine Lesezeit der Form „8 min“.`)
        .optional()
        .note("Lesezeit auf der Karte, in der Form „8 min“; ohne Angabe die des anderen Artikels"),
    }).meta({ extraFields: { article: 'Article! @link(by: "slug", from: "slug")' } }),
  )
    .length(3)
    .note("Karten „Ähnliche Artikel“ unter dem Text, in dieser Reihenfolge")
    .ask("Drei Artikel, auf die dieser verweist:"),
  banner: group({
    title: text(60).note("Überschrift des Bandes am Ende der Seite").initial("Überschrift des Kastens am Ende"),
    text: text(180)
      .note("Text des Bandes am Ende der Seite")
      .initial("Hier steht, was Lesende dieses Artikels in einer Demo sehen. Bitte ersetzen."),
    demo: choice(["Demo buchen", "Kostenlose Demo buchen"])
      .note("Erster Knopf des Bandes; sein Ziel steht in `pages/article.json`")
      .initial("Demo buchen"),
    more: choice(["Mehr erfahren"])
      .note("Zweiter Knopf des Bandes; sein Ziel steht in `pages/article.json`")
      .initial("Mehr erfahren"),
  }),
});

const askingForRange = () => text(120).matches(/\{min\}.*\{max\}/, "Hier fehlt `{min}` oder, weiter hinten, `{max}`.");

/** Texts shared by all article pages. */
export const articlePage = singleton({
  name: "ArticlePage",
  file: "pages/article.json",
  schema: group({
    back: link().note("Link über der Überschrift"),
    minutes: text(40).note("Nach der Zahl der Minuten, auf der Seite und auf der Karte in der Übersicht"),
    published: text(40).note("Vor dem Tag der Veröffentlichung"),
    updated: text(40).note("Vor dem Tag der Änderung"),
    contents: text(40).note("Überschrift des Inhaltsverzeichnisses"),
    related: group({
      title: text(60).note("Überschrift über den drei Karten unter dem Text"),
      action: text(40).note("Letzte Zeile dieser Karten"),
    }),
    banner: group({
      demoTo: href().note("Ziel des ersten Knopfs im Band am Ende"),
      moreTo: href().note("Ziel des zweiten Knopfs im Band am Ende"),
    }),
    sheet: group({
      title: text(60).note("Überschrift über dem Link zum Blatt, unter dem Text"),
      text: text(160).note("Satz zum Blatt"),
      enlarge: text(40).note("Knopf auf dem Bild des Blattes, für Vorleseprogramme, vor dem Titel"),
      reduce: text(40).note("Knopf auf dem vergrößerten Bild, der es schließt"),
      link: text(40).note("Link zum Blatt; dahinter stehen Art und Größe der Datei"),
      share: text(40).note("Link darunter, der eine E-Mail mit Titel, Vorspann und Adresse des Artikels beginnt"),
      example: text(20).note("Auf dem Blatt, vor der Beispielrechnung"),
    }),
    anchor: text(40).note("Name des # neben einer Überschrift für Vorleseprogramme, vor der Überschrift"),
    copied: text(60).note("Meldung nach einem Klick auf das # neben einer Überschrift"),
    calculator: group({
      name: text(20).note("Link zum Rechner über der Überschrift eines Artikels, der einen hat"),
      copied: text(60).note("Meldung, wenn der Link zu einer Rechnung kopiert ist"),
      number: askingForRange().note(
        "Am Feld, wenn die Eingabe nicht passt; `{min}` und `{max}` sind die erlaubten Zahlen",
      ),
      wholeNumber: askingForRange().note("Dasselbe, wo nur ganze Zahlen passen"),
      kept: text(120).note("Danach: welche Rechnung solange zu sehen ist"),
      brokenLink: group({ title: text(60), text: text(120) }).note(
        "Meldung, wenn der Link zu einer Rechnung abgeschnitten oder verändert ist",
      ),
      message: text(40).note("Beginnt die Nachricht einer Anfrage mit Rechnung, vor dem Namen des Rechners"),
      result: text(40).note("In dieser Nachricht vor dem Ergebnis"),
      recalculate: text(40).note("In dieser Nachricht vor der Adresse der Rechnung"),
    }),
  }),
});

export const article = collection({
  name: "Article",
  files: "articles/*/index.mdx",
  sample: "mein-artikel",
  overview: "/blog",
  template: "src/templates/article.tsx",
  counted: { fact: "articles", noun: "Artikel" },
  schema: articleSchema,
  publish: ({ title, description, intro, path, html, words, published, updated }, { site }) => ({
    about: [
      {
        "@type": "BlogPosting",
        headline: title,
        description,
        image: site.url + socialCardPath(path),
        datePublished: published,
        dateModified: updated,
        author: publisher(site),
        publisher: publisher(site),
        mainEntityOfPage: absoluteUrl(site, path),
        inLanguage: "de",
        wordCount: words,
      },
    ],
    changed: updated,
    feedEntry: { title, description: intro, html, published, updated },
  }),
  documentTemplate: {
    kind: "article",
    label: "Artikel",
    pictures: { "poster.png": drawPoster },
    picturesNote: "Daneben liegt poster.png, ein Platzhalter für das Bild.",
    body: `Hier steht der Einstieg: eine Lage aus dem Alltag, die Lesende kennen, und die Frage, die sich daraus ergibt.

## Überschrift: worum es geht

Hier steht in einfachen Worten, was der Begriff bedeutet und was nicht dazugehört.

## Überschrift: was die Zahlen sagen

Hier steht, was die Zahlen zeigen und woher sie kommen; das Diagramm darunter ist ein Beispiel.

<BarChart title="Überschrift des Diagramms" description="Im Beispiel antworten auf E-Mails 4,5 %, am Telefon 12 %." unit="%">

| Kanal | Antwortquote |
|---|---|
| E-Mail | 4,5 |
| Telefon | 12 |

</BarChart>

## Überschrift: was als Nächstes zu tun ist

Hier steht, womit Lesende noch diese Woche anfangen können.
`,
  },
});
