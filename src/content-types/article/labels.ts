import { group, link, target, text } from "../../data-layer/model/fields";
import { singleFile } from "../content-type";

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
      demoTo: target().note("Ziel des ersten Knopfs im Band am Ende"),
      moreTo: target().note("Ziel des zweiten Knopfs im Band am Ende"),
    }),
    copied: text(60).note("Meldung nach einem Klick auf das # neben einer Überschrift"),
  }),
});
