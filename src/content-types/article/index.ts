import { group, href, link, text } from "../../data-layer/model/fields";
import { socialCardPath } from "../../lib/social-card";
import { documents, singleFile } from "../content-type";
import { absoluteUrl, publisher } from "../site-settings/organization";
import { articleSchema } from "./schema";
import { drawPoster } from "./starter-poster";

const askingForRange = () => text(120).matches(/\{min\}.*\{max\}/, "Hier fehlt `{min}` oder, weiter hinten, `{max}`.");

/** Texts shared by all article pages. */
export const articlePage = singleFile({
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
      link: text(40).note("Link zum Blatt; dahinter stehen Dateiname und Größe"),
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

/** An article of the blog. */
export const article = documents({
  name: "Article",
  files: "articles/*/index.mdx",
  sample: "mein-artikel",
  overview: "/blog",
  template: "src/content-types/article/template.tsx",
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
  starter: {
    word: "article",
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
