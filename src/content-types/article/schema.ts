import { array } from "yup";
import {
  choice,
  day,
  group,
  headingText,
  listOf,
  pdfFile,
  picture,
  rawText,
  slug,
  slugOf,
  text,
  wholeNumber,
} from "../../data-layer/model/fields";
import { publishable } from "../shared-fields";

/** `content/articles/<slug>/index.mdx` */
export const articleSchema = group({
  title: headingText(75)
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
  sheet: pdfFile()
    .optional()
    .note("Das Bild als Blatt zum Ausdrucken, DIN A3; der Link steht unter dem Text, ohne Angabe entfällt er"),
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
