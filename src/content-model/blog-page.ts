import { singleton } from "../data-layer/model/content-type";
import { group, link, listOf, text } from "../data-layer/model/fields";
import { ARTICLES_PER_PAGE, articleListPath } from "../lib/overview-pages";
import { closing, hero, indexedSeo } from "./shared-fields";

/** Length of what the overview's pages from the tenth on put before its title: `Seite 10 | `. */
const SPARE = 11;

/** The article overview. */
export const blogPage = singleton({
  name: "BlogPage",
  file: "pages/blog.json",
  path: articleListPath(1),
  list: {
    of: "Article",
    perPage: ARTICLES_PER_PAGE,
    pagePath: articleListPath,
    pageName: ({ articles }, page) => `${articles.page} ${page}`,
    template: "src/templates/blog.tsx",
  },
  schema: group({
    seo: indexedSeo(SPARE),
    hero: group({ ...hero, action: link().note("Knopf unter dem Vorspann") }),
    articles: group({
      title: text(60).note("Überschrift über den Karten, auf jeder Seite der Übersicht"),
      calculator: text(20).note("Auf der Karte eines Artikels mit Rechner"),
      page: text(5).note("Wort vor der Nummer, ab 25 Artikeln"),
      newer: text(40).note("Link zur vorigen Seite der Übersicht"),
      older: text(40).note("Link zur nächsten Seite der Übersicht"),
    }),
    sheets: group({
      title: text(60).note("Überschrift über den Postern"),
      text: text(160).note("Satz unter dieser Überschrift"),
      previous: text(40).note("Pfeil nach links, für Vorleseprogramme"),
      next: text(40).note("Pfeil nach rechts, für Vorleseprogramme"),
    })
      .optional()
      .default(undefined)
      .note("Poster aller Artikel auf dieser Seite, die eines haben; ohne Angabe entfallen sie"),
    topics: group({
      title: text(60).note("Überschrift über den Themen"),
      tags: listOf(text(40)).length(12).note("Themen; Wörter ohne Link"),
    }),
    closing: group({
      ...closing,
      primary: link().note("Erster Knopf des Bandes"),
      secondary: link().note("Zweiter Knopf des Bandes"),
    }),
  }),
});
